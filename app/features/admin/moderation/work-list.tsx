import { kindText, statusText } from '#app/features/adventure/catalogue-text.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Cell, DataTable, HeadCell } from '#app/ui/data-table.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { WorkLine } from './moderation.queries.server.ts'

export function WorkList({ label, works }: { label: string; works: readonly WorkLine[] }) {
  const zone = useReaderZone()
  const columns = [
    { name: m.moderation_column_work() },
    { name: m.admin_column_creator() },
    { name: m.moderation_column_kind() },
    { name: m.admin_column_status() },
  ]
  return (
    <DataTable label={label} columns={columns} className="min-w-[44rem]">
      {works.map((work) => (
        <tr key={work.id}>
          <HeadCell className="max-w-80">
            <TextLink to={`/admin/moderation/${work.id}`} className="inline-flex min-h-11 items-center">
              {work.title}
            </TextLink>
          </HeadCell>
          <Cell className="max-w-60">{work.creator ?? m.adventure_anonymous()}</Cell>
          <Cell>{kindText(work.kind)}</Cell>
          <Cell>
            <span className="flex flex-wrap gap-1.5">
              <Badge tone={work.status === 'in_review' ? 'warning' : 'success'}>{statusText(work.status)}</Badge>
              {work.resubmitted && (
                <Badge tone="info">{m.moderation_resubmitted({ when: formatMoment(work.resubmitted, zone) })}</Badge>
              )}
            </span>
          </Cell>
        </tr>
      ))}
    </DataTable>
  )
}
