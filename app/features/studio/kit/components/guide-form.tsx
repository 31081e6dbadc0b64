import type { KindName, RowKind } from '#app/features/rows/row-kind.ts'
import { RowField, RowFields } from '#app/features/studio/fields/components/row-field.tsx'
import { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'
import { Card, CardBody } from '#app/ui/card.tsx'

/** Every text of a host guide. */
export function GuideForm({ kind, row }: { kind: RowKind; row: { id: string } }) {
  const form = useRowEdit(row)
  return (
    <Card>
      <CardBody className="gap-6">
        <RowFields value={form}>
          {Object.keys(kind.fields).map((name) => (
            <RowField<KindName> key={name} kind={kind.name} name={name as never} rows={6} />
          ))}
        </RowFields>
      </CardBody>
    </Card>
  )
}
