import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { TranslationsView } from '#app/features/studio/draft/view.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BilingualText } from './bilingual-text.tsx'
import { contentLanguages, translating } from './content-languages.ts'
import { useForm } from './row-field.tsx'
import type { FieldName } from './row-field.tsx'
import { StepButtons, StepRows } from './step-rows.tsx'
import type { StepWords } from './step-rows.tsx'

const lineWords: StepWords = {
  add: m.studio_line_add,
  up: m.studio_line_up,
  down: m.studio_line_down,
  remove: m.studio_line_remove,
}

type TextsFieldProps<Name extends KindName> = {
  kind: Name
  name: FieldName<Name>
  hint?: string
  /** What its buttons say, if the texts are not lines. */
  words?: StepWords
}

type Line = { own: string; inOther: string }

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** A field that holds a list of texts, apart from `RowField` since most forms have none. To its author a text and its
 * translation are one thing; the row stores them in two lists. */
export function TextsField<Name extends KindName>({ kind, name, hint, words = lineWords }: TextsFieldProps<Name>) {
  const { label, hint: declaredHint, texts } = kindOf(kind).fields[name]!
  const { item, longest, most } = texts!
  const languages = contentLanguages(useDraft().details)
  const { other } = languages
  const form = useForm()
  const translations = (form.values['translations'] ?? {}) as TranslationsView
  const translated = textsIn(other && translations[other]?.[name])
  const lines = textsIn(form.values[name]).map((own, at): Line => ({ own, inOther: translated[at] ?? '' }))
  const write = (next: readonly Line[]) => {
    const [own, inOther] = [next.map((line) => line.own), next.map((line) => line.inOther)]
    form.set({ [name]: own, ...translating(other, name, inOther) })
  }
  return (
    <StepRows
      legend={label()}
      words={words}
      most={most}
      steps={lines}
      next={() => ({ own: '', inOther: '' })}
      onChange={write}
      hint={hint ?? declaredHint?.()}
      name={name}
      error={form.errorsAt(name)}
      row={(line, position, { onChange, ...moved }) => (
        <>
          <BilingualText
            label={item({ position })}
            languages={languages}
            value={line.own}
            onChange={(own) => onChange({ ...line, own })}
            translation={line.inOther}
            onTranslate={(inOther) => onChange({ ...line, inOther })}
            max={longest}
            rows={2}
          />
          <div className="flex">
            <StepButtons words={words} position={position} count={lines.length} {...moved} />
          </div>
        </>
      )}
    />
  )
}
