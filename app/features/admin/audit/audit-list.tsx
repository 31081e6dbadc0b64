import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { AuditEntry } from './audit.queries.server.ts'
import { auditText, reasonIn } from './audit-text.ts'

/** Who did what to whom and why, newest first. */
export const AuditList = ({
  entries,
  isAboutOne = false,
}: {
  entries: readonly AuditEntry[]
  isAboutOne?: boolean
}) => (
  <ol className="grid">
    {entries.map((entry) => (
      <AuditRow key={entry.id} entry={entry} isAboutOne={isAboutOne} />
    ))}
  </ol>
)

export function AuditRow({ entry, isAboutOne = false }: { entry: AuditEntry; isAboutOne?: boolean }) {
  const zone = useReaderZone()
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-0 sm:grid-cols-[11rem_1fr]">
      <time dateTime={entry.at} className="text-sm text-muted tabular-nums sm:pt-0.5">
        {formatMoment(entry.at, zone)}
      </time>
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold">{auditText(entry)}</p>
        {reasonIn(entry) !== '' && <p className="whitespace-pre-line">{reasonIn(entry)}</p>}
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span>{entry.actor === null ? noActor(entry) : m.admin_audit_by({ name: entry.actor })}</span>
          {!isAboutOne && <About entry={entry} />}
        </p>
      </div>
    </li>
  )
}

const noActor = ({ actorId, detail }: AuditEntry): string =>
  actorId === null && detail['from'] === 'command line' ? m.admin_no_actor() : m.admin_audit_no_name()

/** The page that shows what the entry is about. */
function About({ entry: { entityType, entityId, concerned, thing } }: { entry: AuditEntry }) {
  if (entityId === null) return null
  if (entityType === 'user')
    return (
      <TextLink to={`/admin/users/${entityId}`}>
        {concerned === null ? m.admin_audit_person() : m.admin_audit_concerns({ name: concerned })}
      </TextLink>
    )
  if (entityType === 'purchase')
    return <TextLink to={`/admin/purchases?purchase=${entityId}`}>{m.admin_audit_purchase()}</TextLink>
  if (entityType === 'message')
    return <TextLink to={`/admin/messages?message=${entityId}`}>{m.admin_audit_message()}</TextLink>
  if (entityType === 'mail') return <TextLink to={`/admin/outbox?mail=${entityId}`}>{m.admin_audit_mail()}</TextLink>
  if (entityType === 'adventure')
    return <TextLink to={`/admin/moderation/${entityId}`}>{m.moderation_open_work()}</TextLink>
  if (thing !== null)
    return (
      <TextLink to={thingAddress(thing)}>
        {entityType === 'review' ? m.admin_audit_review() : m.admin_audit_reported()}
      </TextLink>
    )
  return null
}

/** The subject of a review or report: the work, or the person. */
function thingAddress({ kind, id }: NonNullable<AuditEntry['thing']>): string {
  if (kind === 'review') return `/adventure/${id}#reviews`
  if (kind === 'adventure') return `/admin/moderation/${id}`
  return kind === 'creator' ? `/admin/users/${id}` : '/admin/moderation'
}
