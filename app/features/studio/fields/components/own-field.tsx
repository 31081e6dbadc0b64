import type { ComponentProps } from 'react'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { Field } from '#app/ui/field.tsx'
import { useForm } from './row-field.tsx'
import type { FieldName } from './row-field.tsx'

type OwnFieldProps<Kind extends KindName> = Pick<ComponentProps<typeof Field>, 'className' | 'children'> & {
  kind: Kind
  name: FieldName<Kind>
}

/** A field with a control of its own, under the label and hint that its kind declares. */
export function OwnField<Kind extends KindName>({ kind, name, ...rest }: OwnFieldProps<Kind>) {
  const { label, hint } = kindOf(kind).fields[name]!
  return <Field label={label()} name={name} hint={hint?.()} error={useForm().errorsAt(name)} {...rest} />
}
