import type { ListedSession } from '#app/features/play/groups/list-sessions.server.ts'
import { sessionPath } from '#app/features/play/groups/session-path.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { newSessionPath } from '#app/shared/group-sessions.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { StatusBadge } from './standing.tsx'

type Props = {
  /** The address of the adventure that they are of; null for all. */
  of: string | null
  sessions: readonly ListedSession[]
}

/** An organiser's sessions, and where to open another. */
export function SessionsPage({ of, sessions }: Props) {
  const zone = useReaderZone()
  const another = (
    <Button asChild variant="primary">
      {of === null ? (
        <Link to="/library">{m.groups_to_library()}</Link>
      ) : (
        <Link to={newSessionPath(of)}>{m.groups_new()}</Link>
      )}
    </Button>
  )
  return (
    <PageSection className="grid max-w-4xl gap-8">
      <PageHeader
        back={of !== null && <BackLink to={`/adventure/${of}`}>{m.groups_back_adventure()}</BackLink>}
        title={of === null ? m.groups_heading() : m.groups_yours_of_this()}
        intro={<p>{m.groups_lead()}</p>}
        actions={sessions.length > 0 && another}
      />
      {sessions.length === 0 ? (
        <EmptyState title={of === null ? m.groups_none() : m.groups_none_of_this()} action={another} />
      ) : (
        <ul role="list" className="grid gap-3">
          {sessions.map(({ id, name, status, adventure, teams, openedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-5 py-4"
            >
              <div className="grid min-w-0 gap-0.5">
                <TextLink to={sessionPath(id)} className="w-fit text-lg wrap-anywhere">
                  {name}
                </TextLink>
                <p className="text-muted wrap-anywhere">{adventure}</p>
                <p className="text-sm text-muted">
                  {m.groups_teams({ count: teams })}
                  <span aria-hidden="true"> · </span>
                  <time dateTime={openedAt}>{formatMoment(openedAt, zone)}</time>
                </p>
              </div>
              <StatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
      {of !== null && (
        <TextLink to="/sessions" className="w-fit">
          {m.groups_back_sessions()}
        </TextLink>
      )}
    </PageSection>
  )
}
