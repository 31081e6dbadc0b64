import type { ReactNode } from 'react'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { rowKinds } from '#app/features/rows/kinds/index.ts'
import type { KindName, RowOf } from '#app/features/rows/row-kind.ts'
import { choicesIn, useForm } from '#app/features/studio/fields/components/row-field.tsx'
import type { FieldName } from '#app/features/studio/fields/components/row-field.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { LookPicture } from '#app/ui/look-picture.tsx'
import { PictureRadios } from '#app/ui/picture-radios.tsx'

type PictureChoiceProps<Kind extends KindName, Name extends FieldName<Kind>> = {
  kind: Kind
  name: Name
  picture: (value: RowOf<(typeof rowKinds)[Kind]>[Name]) => ReactNode
  className: string
}

/** A row's choice with a picture for each value. */
export function PictureChoice<Kind extends KindName, Name extends FieldName<Kind>>(
  props: PictureChoiceProps<Kind, Name>,
) {
  const { kind, name, picture, className } = props
  const { values, set, errorsAt } = useForm()
  const { label, choices, hint, hints } = kindOf(kind).fields[name]!
  return (
    <FieldGroup legend={label()} name={name} hint={hint?.()} error={errorsAt(name)}>
      <PictureRadios
        of={choicesIn(choices!).map((each) => ({ ...each, hint: hints?.[each.id]?.() }))}
        value={values[name]}
        picture={picture as (value: string) => ReactNode}
        onChange={(value) => set({ [name]: value })}
        className={className}
      />
    </FieldGroup>
  )
}

/** Kinds of what is printed. */
type Looking = {
  [Kind in KindName]: 'look' extends keyof (typeof rowKinds)[Kind]['fields'] ? Kind : never
}[KindName]

/** What something printed looks like. */
export const LookChoice = ({ kind }: { kind: Looking }) => (
  <PictureChoice
    kind={kind}
    name="look"
    picture={(look) => <LookPicture look={look} className="size-12" />}
    className="grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2"
  />
)
