import { AuditRow } from '#app/features/admin/audit/audit-list.tsx'
import type { AuditEntry } from '#app/features/admin/audit/audit.queries.server.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Happening } from './overview.queries.server.ts'

const kinds: Record<Happening['kind'], { text: (given: { text: string }) => string; to: (id: string) => string }> = {
  account: { text: m.admin_happened_account, to: (id) => `/admin/users/${id}` },
  published: { text: m.admin_happened_published, to: (id) => `/adventure/${id}` },
  paid: { text: m.admin_happened_paid, to: (id) => `/admin/purchases?purchase=${id}` },
  report: { text: m.admin_happened_report, to: () => '/admin/moderation' },
  message: { text: m.admin_happened_message, to: (id) => `/admin/messages?message=${id}` },
}

const most = 12
const longestText = 120

type Props = { happenings: readonly Happening[]; entries: readonly AuditEntry[] }

/** What members and staff did, newest first. */
export function ActivityList({ happenings, entries }: Props) {
  const rows = [
    ...happenings.map((happening) => ({
      at: happening.at,
      key: `${happening.kind} ${happening.id} ${happening.at}`,
      happening,
    })),
    ...entries.map((entry) => ({ at: entry.at, key: entry.id, entry })),
  ]
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, most)
  if (rows.length === 0) return <p className="text-muted">{m.admin_no_activity()}</p>
  return (
    <ol className="grid">
      {rows.map((row) =>
        'entry' in row ? (
          <AuditRow key={row.key} entry={row.entry} />
        ) : (
          <Happened key={row.key} happening={row.happening} />
        ),
      )}
    </ol>
  )
}

function Happened({ happening: { kind, id, text, at } }: { happening: Happening }) {
  const zone = useReaderZone()
  const short = text.length > longestText ? `${text.slice(0, longestText)}…` : text
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-0 sm:grid-cols-[11rem_1fr]">
      <time dateTime={at} className="text-sm text-muted tabular-nums sm:pt-0.5">
        {formatMoment(at, zone)}
      </time>
      <p className="min-w-0 font-semibold">
        <TextLink to={kinds[kind].to(id)}>{kinds[kind].text({ text: short })}</TextLink>
      </p>
    </li>
  )
}
