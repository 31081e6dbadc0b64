import { Fragment, isValidElement } from 'react'
import type { ComponentProps, ReactElement } from 'react'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import type { FieldName } from '#app/features/studio/fields/components/row-field.tsx'
import { FieldRow } from '#app/ui/field.tsx'

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
