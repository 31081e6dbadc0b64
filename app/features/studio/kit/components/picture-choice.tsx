import { useId } from 'react'
import type { ReactNode } from 'react'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { rowKinds } from '#app/features/rows/kinds/index.ts'
import type { KindName, RowOf } from '#app/features/rows/row-kind.ts'
import { choicesIn, useForm } from '#app/features/studio/fields/components/row-field.tsx'
import type { FieldName } from '#app/features/studio/fields/components/row-field.tsx'
import { FieldGroup } from '#app/ui/field.tsx'

/** The values of a choice. */
type ChoiceOf<Kind extends KindName, Name extends FieldName<Kind>> = RowOf<(typeof rowKinds)[Kind]>[Name]

type PictureChoiceProps<Kind extends KindName, Name extends FieldName<Kind>> = {
  kind: Kind
  name: Name
  picture: (value: ChoiceOf<Kind, Name>) => ReactNode
  className: string
}

/** A row's choice as radio buttons with a picture each. */
export function PictureChoice<Kind extends KindName, Name extends FieldName<Kind>>(
  props: PictureChoiceProps<Kind, Name>,
) {
  const { kind, name, picture, className } = props
  const group = useId()
  const form = useForm()
  const { label, choices, hint, hints } = kindOf(kind).fields[name]!
  return (
    <FieldGroup legend={label()} name={name} hint={hint?.()} error={form.errorsAt(name)}>
      <div className={className}>
        {choicesIn(choices!).map(({ id: value, name: text }) => (
          <label
            key={value}
            className="grid cursor-pointer content-start justify-items-center gap-1 rounded-control border-2 border-line-strong/60 bg-raised px-1 py-2.5 text-center text-sm transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === form.values[name]}
              onChange={() => form.set({ [name]: value })}
              className="sr-only"
            />
            {picture(value as ChoiceOf<Kind, Name>)}
            <span className="font-semibold text-balance">{text}</span>
            {hints && <span className="text-muted text-balance">{hints[value]?.()}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
