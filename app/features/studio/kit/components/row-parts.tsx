import { Fragment, isValidElement } from 'react'
import type { ComponentProps, ReactElement } from 'react'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { RowField, useForm } from '#app/features/studio/fields/components/row-field.tsx'
import type { FieldName } from '#app/features/studio/fields/components/row-field.tsx'
import { Field, FieldRow } from '#app/ui/field.tsx'

type Said = Omit<ComponentProps<typeof RowField>, 'kind' | 'name'>

/** A field, a field with more said about it, or something of its own; false when it is not shown. */
type Single<Kind extends KindName> =
  | FieldName<Kind>
  | readonly [name: FieldName<Kind>, said: Said]
  | ReactElement
  | false

/** A single part, or two beside each other. */
export type Part<Kind extends KindName> = Single<Kind> | { pair: readonly [Single<Kind>, Single<Kind>] }

/** Part of a form under its title. */
export type Titled<Kind extends KindName> = readonly [title: string, ...parts: Part<Kind>[]]

/** Parts of a form, one below another. */
export const RowParts = <Kind extends KindName>({ kind, parts }: { kind: Kind; parts: readonly Part<Kind>[] }) =>
  parts.map((part, at) => {
    if (typeof part === 'string') return <RowField key={at} kind={kind} name={part} />
    if (isValidElement(part) || part === false) return <Fragment key={at}>{part}</Fragment>
    if (!('pair' in part)) return <RowField key={at} kind={kind} name={part[0]} {...part[1]} />
    return (
      <FieldRow key={at} className="items-start sm:grid-cols-2">
        <RowParts kind={kind} parts={part.pair} />
      </FieldRow>
    )
  })

type OwnFieldProps<Kind extends KindName> = Pick<ComponentProps<typeof Field>, 'className' | 'children'> & {
  kind: Kind
  name: FieldName<Kind>
}

/** A field with a control of its own, under the label and hint that its kind declares. */
export function OwnField<Kind extends KindName>({ kind, name, ...rest }: OwnFieldProps<Kind>) {
  const { label, hint } = kindOf(kind).fields[name]!
  return <Field label={label()} name={name} hint={hint?.()} error={useForm().errorsAt(name)} {...rest} />
}
