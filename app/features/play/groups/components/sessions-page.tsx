import type { ListedSession } from '#app/features/play/groups/list-sessions.server.ts'
import { sessionPath } from '#app/features/play/groups/session-path.ts'
import { formatMoment } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { StatusBadge } from './standing.tsx'

/** An organiser's sessions, and where to open another. */
export function SessionsPage({ sessions }: { sessions: readonly ListedSession[] }) {
  const zone = useReaderZone()
  const toLibrary = (
    <Button asChild variant="primary">
      <Link to="/library">{m.groups_to_library()}</Link>
    </Button>
  )
  return (
    <PageSection className="grid max-w-4xl gap-8">
      <PageHeader
        title={m.groups_heading()}
        intro={<p>{m.groups_lead()}</p>}
        actions={sessions.length > 0 && toLibrary}
      />
      {sessions.length === 0 ? (
        <EmptyState title={m.groups_none()} action={toLibrary} />
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
    </PageSection>
  )
}
