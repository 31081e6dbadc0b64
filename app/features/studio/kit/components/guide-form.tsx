import { kindOf } from '#app/features/rows/kinds/index.ts'
import { RowField, RowFields } from '#app/features/studio/fields/components/row-field.tsx'
import type { FieldName } from '#app/features/studio/fields/components/row-field.tsx'
import { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'
import { Card, CardBody } from '#app/ui/card.tsx'

type GuideKind = 'dinnerGuide' | 'roomGuide'

/** Contains every text of a host guide. */
export function GuideForm<Kind extends GuideKind>({ kind, row }: { kind: Kind; row: { id: string } }) {
  const form = useRowEdit(row)
  return (
    <Card>
      <CardBody className="gap-6">
        <RowFields value={form}>
          {(Object.keys(kindOf(kind).fields) as FieldName<Kind>[]).map((name) => (
            <RowField key={name} kind={kind} name={name} rows={6} />
          ))}
        </RowFields>
      </CardBody>
    </Card>
  )
}
