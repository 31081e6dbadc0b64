import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { contentLanguages } from './content-languages.ts'
import { useForm } from './row-field.tsx'
import type { FieldName } from './row-field.tsx'
import type { StepWords } from './step-rows.tsx'
import { TextList } from './text-list.tsx'

type TextsFieldProps<Name extends KindName> = {
  kind: Name
  name: FieldName<Name>
  hint?: string
  /** What its buttons say, if the texts are not lines. */
  words?: StepWords
}

/** A field that holds a list of texts. Apart from `RowField`, since most forms have none. */
export function TextsField<Name extends KindName>({ kind, name, hint, words }: TextsFieldProps<Name>) {
  const declared = kindOf(kind).fields[name]!
  const languages = contentLanguages(useDraft().details)
  return (
    <TextList
      form={useForm()}
      texts={declared.texts!}
      label={declared.label()}
      hint={hint ?? declared.hint?.()}
      {...{ languages, name, words }}
    />
  )
}
