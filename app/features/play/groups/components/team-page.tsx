import Copy from 'lucide-react/icons/copy'
import { useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { copyAddress } from '#app/features/adventure/components/share.ts'
import type { BoardTeam } from '#app/features/play/groups/board.ts'
import type { OrganisedTeam } from '#app/features/play/groups/find-session.server.ts'
import { sessionPath } from '#app/features/play/groups/session-path.ts'
import { ContentLanguage } from '#app/features/play/runs/content-language.ts'
import { JournalEntry, JournalTalk } from '#app/features/play/screens/journal/journal-entries.tsx'
import { groupJournal } from '#app/features/play/screens/journal/journal-sections.ts'
import { formatCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { ShownAddress } from '#app/ui/shown-address.tsx'
import { useSince } from '#app/ui/use-live-picture.ts'
import { MessageForm, OrderButton, TimeForm } from './orders.tsx'
import { TeamBadge } from './standing.tsx'
import { leftText, runMsOf } from './team-times.ts'
import { useBoard } from './use-board.ts'
import type { LiveBoard } from './use-board.ts'

/** One team: what it does, what it has found out, and what its organiser can do for it. */
export function TeamPage({ desk }: { desk: OrganisedTeam }) {
  const { session, board, address, journal, language } = desk
  const live = useBoard(session.id, board)
  const team = live.board.teams.find(({ id }) => id === desk.team.id) ?? desk.team
  useFreshJournal(team)
  return (
    <PageSection className="grid max-w-4xl gap-8">
      <PageHeader
        back={<BackLink to={sessionPath(session.id) + useLocation().search}>{m.results_back()}</BackLink>}
        eyebrow={session.name}
        title={<bdi>{team.name}</bdi>}
        intro={
          <div className="grid gap-2 text-base">
            <TeamBadge team={team} />
            {team.places.length > 0 && <p className="text-ink">{team.places.join(', ')}</p>}
            <TeamFacts team={team} puzzlesInAll={live.board.puzzlesInAll} since={live.since} />
          </div>
        }
      />
      <TeamControls session={session} team={team} status={live.board.status} />
      <div className="grid gap-8 sm:grid-cols-2">
        <Players team={team} />
        <LastWrong team={team} />
      </div>
      <TeamLink address={address} />
      <Headed title={m.play_journal()}>
        {journal.length === 0 ? (
          <p className="text-muted">{m.groups_journal_empty()}</p>
        ) : (
          <ContentLanguage value={language}>
            <ol className="grid gap-4">
              {groupJournal(journal, 'all').map((group, place) => (
                <li key={place}>
                  {group.kind === 'talk' ? (
                    <JournalTalk talk={group} pinOf={() => null} />
                  ) : (
                    <JournalEntry entry={group.entry} />
                  )}
                </li>
              ))}
            </ol>
          </ContentLanguage>
        )}
      </Headed>
    </PageSection>
  )
}

function TeamFacts({ team, puzzlesInAll, since }: { team: BoardTeam; puzzlesInAll: number; since: number }) {
  const ago = useSince(since)
  const left = leftText(team, ago)
  const facts = [
    [m.results_time(), formatCountdown(runMsOf(team.clock, ago))],
    ...(left === null ? [] : [[m.groups_column_left(), left]]),
    [m.results_puzzles(), `${team.puzzlesSolved}/${puzzlesInAll}`],
    [m.results_score(), formatNumber(team.score)],
    [m.results_hints(), formatNumber(team.hints)],
    [m.results_wrong(), formatNumber(team.wrong)],
  ]
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt>{name}</dt>
          <dd className="font-semibold text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function TeamLink({ address }: { address: string }) {
  return (
    <Field label={m.groups_team_link()}>
      {(control) => (
        <div className="flex flex-wrap gap-3">
          <ShownAddress value={address} {...control} className="flex-1 basis-64" />
          <Button className="needs-script" onClick={() => void copyAddress(address)}>
            <Copy aria-hidden="true" className="size-5" />
            {m.share_copy()}
          </Button>
        </div>
      )}
    </Field>
  )
}

/** What only a move changes: the journal is read again then. */
const moved = ({ places, puzzlesSolved, hints, wrong, lastMoveAt, standing }: BoardTeam): string =>
  JSON.stringify([places, puzzlesSolved, hints, wrong, lastMoveAt, standing])

function useFreshJournal(team: BoardTeam): void {
  const { revalidate } = useRevalidator()
  const now = moved(team)
  const known = useRef(now)
  useEffect(() => {
    if (known.current === now) return
    known.current = now
    void revalidate()
  }, [now, revalidate])
}

function TeamControls({
  session: { id, hasLimit },
  team,
  status,
}: {
  session: OrganisedTeam['session']
  team: BoardTeam
  status: LiveBoard['board']['status']
}) {
  const given = { sessionId: id, teamId: team.id }
  if (team.standing === 'absent' || team.standing === 'finished' || status === 'ended') return null
  return (
    <Headed
      title={m.groups_team_controls()}
      className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      {team.standing === 'waiting' ? (
        <OrderButton {...given} order="start" variant="primary">
          {m.groups_start_team()}
        </OrderButton>
      ) : (
        <>
          <div className="flex flex-wrap items-start gap-3">
            <OrderButton {...given} order="help" variant="primary">
              {m.groups_hint_team()}
            </OrderButton>
            {team.standing === 'paused' ? (
              <OrderButton {...given} order="resume">
                {m.groups_resume()}
              </OrderButton>
            ) : (
              <OrderButton {...given} order="pause">
                {m.groups_pause()}
              </OrderButton>
            )}
          </div>
          <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
            <div className="min-w-0 flex-1 basis-80">
              <MessageForm {...given} />
            </div>
            {hasLimit && <TimeForm {...given} />}
          </div>
        </>
      )}
    </Headed>
  )
}

function Players({ team: { members } }: { team: BoardTeam }) {
  return (
    <Headed title={m.groups_team_players()} isSmall className="grid content-start gap-2">
      {members.length === 0 ? (
        <p className="text-muted">{m.groups_nobody_yet()}</p>
      ) : (
        <ul role="list" className="grid gap-1">
          {members.map(({ name, isHere }, place) => (
            <li key={place} className="wrap-anywhere">
              <bdi translate="no">{name}</bdi>{' '}
              <span className="text-sm text-muted">({isHere ? m.groups_player_here() : m.groups_player_away()})</span>
            </li>
          ))}
        </ul>
      )}
    </Headed>
  )
}

function LastWrong({ team: { lastWrong } }: { team: BoardTeam }) {
  return (
    <Headed title={m.groups_last_wrong()} isSmall className="grid content-start gap-2">
      {lastWrong.length === 0 ? (
        <p className="text-muted">{m.groups_none_wrong()}</p>
      ) : (
        <ul role="list" className="grid gap-1">
          {lastWrong.toReversed().map(({ puzzle, text }, place) => (
            <li key={place} className="wrap-anywhere">
              <bdi className="font-semibold">{text}</bdi> <span className="text-sm text-muted">({puzzle})</span>
            </li>
          ))}
        </ul>
      )}
    </Headed>
  )
}
