import Printer from 'lucide-react/icons/printer'
import Projector from 'lucide-react/icons/projector'
import type { BoardTeam } from '#app/features/play/groups/board.ts'
import type { OrganisedSession } from '#app/features/play/groups/find-session.server.ts'
import { startTexts } from '#app/features/play/groups/start-texts.ts'
import { sessionPath, teamPath } from '#app/features/play/groups/session-path.ts'
import { formatDuration } from '#app/i18n/duration.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { MessageForm, OrderButton, TimeForm } from './orders.tsx'
import { StatusBadge, StuckBadge } from './standing.tsx'
import { TeamList } from './team-list.tsx'
import { useBoard } from './use-board.ts'

/** The organiser's live screen. */
export function SessionPage({ session }: { session: OrganisedSession }) {
  const { id, name, adventure, keptUntil, code, codePage } = session
  const live = useBoard(id, session.board)
  const zone = useReaderZone()
  const { status, teams } = live.board
  return (
    <PageSection className="grid gap-8">
      <PageHeader
        back={<BackLink to="/sessions">{m.groups_back_sessions()}</BackLink>}
        eyebrow={adventure}
        title={name}
        intro={
          <p className="flex flex-wrap items-center gap-3 text-base">
            <StatusBadge status={status} />
            <span>{factsText(session)}</span>
            <span>{m.groups_devices({ count: session.mostDevices })}</span>
            <span>{m.groups_kept_until({ date: formatDate(keptUntil, zone) })}</span>
          </p>
        }
        actions={
          <>
            <Button asChild>
              <Link to={`${sessionPath(id)}/sheet`}>
                <Printer aria-hidden="true" className="size-5" />
                {m.groups_sheet()}
              </Link>
            </Button>
            {session.screen === null ? (
              <p>{m.screen_unreadable()}</p>
            ) : (
              <a
                href={session.screen}
                target="_blank"
                rel="noopener"
                className={buttonStyles({ variant: 'secondary' })}
              >
                <Projector aria-hidden="true" className="size-5" />
                {m.screen_open()}
              </a>
            )}
            {session.hasKiosk && (
              <Button asChild>
                <Link to={`${sessionPath(id)}/stations`}>{m.kiosk_heading()}</Link>
              </Button>
            )}
            <Button asChild>
              <Link to={`${sessionPath(id)}/results`}>{m.results_open_page()}</Link>
            </Button>
          </>
        }
      />
      {code && (
        <p className="text-lg">
          {m.groups_code_lead({ page: codePage })}{' '}
          <strong translate="no" className="font-mono text-2xl tracking-wider whitespace-nowrap">
            {code}
          </strong>
        </p>
      )}
      <NeedHelp sessionId={id} teams={teams} />
      <Controls session={session} status={status} />
      <div className="grid gap-4">
        <h2 className="text-heading">{m.results_teams()}</h2>
        <p role="status" className="empty:sr-only">
          {live.isLost && m.groups_connecting()}
        </p>
        {status === 'running' && teams.some(({ standing }) => standing === 'absent') && (
          <p className="text-muted">{m.groups_absent_time()}</p>
        )}
        {teams.length === 0 ? (
          <Notice>{m.groups_no_teams()}</Notice>
        ) : (
          <TeamList session={session} teams={teams} puzzlesInAll={live.board.puzzlesInAll} since={live.since} />
        )}
      </div>
    </PageSection>
  )
}

const factsText = ({ starts, limitMs }: OrganisedSession): string =>
  `${startTexts[starts]()} · ${limitMs === null ? m.groups_no_limit() : m.groups_limit({ time: formatDuration(limitMs) })}`

function Controls({
  session: { id, starts, limitMs },
  status,
}: {
  session: OrganisedSession
  status: OrganisedSession['board']['status']
}) {
  return (
    <Headed title={m.groups_controls()} className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">
      {status === 'waiting' && starts === 'by_team' && <p>{m.groups_start_by_team()}</p>}
      <div className="grid grid-cols-2 items-start gap-3 sm:flex sm:flex-wrap">
        {status === 'waiting' && (
          <OrderButton sessionId={id} order="start" variant="primary">
            {m.groups_start_all()}
          </OrderButton>
        )}
        {status === 'running' && (
          <OrderButton sessionId={id} order="pause" variant="primary">
            {m.groups_pause()}
          </OrderButton>
        )}
        {(status === 'paused' || status === 'ended') && (
          <OrderButton sessionId={id} order="resume" variant="primary">
            {status === 'paused' ? m.groups_resume() : m.groups_reopen()}
          </OrderButton>
        )}
        {status !== 'waiting' && status !== 'ended' && (
          <OrderButton sessionId={id} order="help">
            {m.groups_hint_all()}
          </OrderButton>
        )}
      </div>
      {status !== 'waiting' && status !== 'ended' && (
        <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
          <div className="min-w-0 flex-1 basis-80">
            <MessageForm sessionId={id} />
          </div>
          {limitMs !== null && <TimeForm sessionId={id} />}
        </div>
      )}
      {status !== 'waiting' && status !== 'ended' && (
        <details className="border-t border-line pt-2">
          <FoldSummary>{m.groups_end()}</FoldSummary>
          <div className="grid justify-items-start gap-3 pt-1">
            <p>{m.groups_end_text()}</p>
            <OrderButton sessionId={id} order="end" variant="danger">
              {m.groups_end_now()}
            </OrderButton>
          </div>
        </details>
      )}
    </Headed>
  )
}

/** In a list of sixty they would be seen last. Those that asked come first. */
function NeedHelp({ sessionId, teams }: { sessionId: string; teams: readonly BoardTeam[] }) {
  const stuck = ['asked', 'slow'].flatMap((why) => teams.filter((team) => team.stuck === why))
  if (stuck.length === 0) return null
  return (
    <Notice tone="warning" title={m.groups_need_help()}>
      <ul role="list" className="flex flex-wrap gap-x-5 gap-y-2">
        {stuck.map((team) => (
          <li key={team.id} className="flex flex-wrap items-center gap-2">
            <TextLink to={teamPath(sessionId, team.id)} className="font-semibold wrap-anywhere">
              <bdi>{team.name}</bdi>
            </TextLink>
            <StuckBadge stuck={team.stuck} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}
