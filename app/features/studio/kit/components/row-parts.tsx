import { Fragment } from 'react'
import type { ComponentProps, ReactElement } from 'react'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import type { FieldName } from '#app/features/studio/fields/components/row-field.tsx'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'

type Said = Omit<ComponentProps<typeof RowField>, 'kind' | 'name'>

/** A field, a field with more said about it, or something of its own; false when it is not shown. */
export type Part<Kind extends KindName> =
  | FieldName<Kind>
  | readonly [name: FieldName<Kind>, said: Said]
  | { own: ReactElement }
  | false

/** Parts of a form, one below another. */
export const RowParts = <Kind extends KindName>({ kind, parts }: { kind: Kind; parts: readonly Part<Kind>[] }) =>
  parts.map((part, at) => {
    if (typeof part === 'string') return <RowField key={at} kind={kind} name={part} />
    if (isField(part)) return <RowField key={at} kind={kind} name={part[0]} {...part[1]} />
    return part && <Fragment key={at}>{part.own}</Fragment>
  })

const isField = <Kind extends KindName>(part: Part<Kind>): part is readonly [FieldName<Kind>, Said] =>
  Array.isArray(part)

type FormCardProps<Kind extends KindName> = {
  kind: Kind
  title: string
  parts: readonly Part<Kind>[]
  className?: string
}

/** Part of a form that is edited in place. */
export const FormCard = <Kind extends KindName>({ title, className, ...fields }: FormCardProps<Kind>) => (
  <Card className={className}>
    <CardBody className="gap-5">
      <CardTitle>{title}</CardTitle>
      <RowParts {...fields} />
    </CardBody>
  </Card>
)
