import { useSearchParams } from 'react-router'
import type { BoardTeam } from '#app/features/play/groups/board.ts'
import type { OrganisedSession } from '#app/features/play/groups/find-session.server.ts'
import { isAway, isShown, readFilter, teamFilters } from '#app/features/play/groups/team-filter.ts'
import type { TeamFilter } from '#app/features/play/groups/team-filter.ts'
import { teamPath } from '#app/features/play/groups/session-path.ts'
import { formatCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Chip, ChipList } from '#app/ui/chip.tsx'
import { Cell, DataTable, HeadCell, NumberCell, shortRow } from '#app/ui/data-table.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { useSince } from '#app/ui/use-live-picture.ts'
import { OrderButton } from './orders.tsx'
import { TeamBadge } from './standing.tsx'
import { leftText, quietText, runMsOf } from './team-times.ts'

type ListProps = { session: OrganisedSession; teams: readonly BoardTeam[]; puzzlesInAll: number; since: number }

const filterTexts: Record<TeamFilter, (inputs: { count: number }) => string> = {
  all: m.groups_show_all,
  help: m.groups_show_help,
  away: m.groups_show_away,
  absent: m.groups_show_absent,
  waiting: m.groups_show_waiting,
  playing: m.groups_show_playing,
  finished: m.groups_show_finished,
}

/** The teams that its organiser wants to see; the address says which, so that coming back shows the same. */
export function TeamList({ teams, ...props }: ListProps) {
  const [search] = useSearchParams()
  const chosen = readFilter(search.get('show'))
  const counts = teamFilters.map((filter) => ({ filter, count: teams.filter((team) => isShown(team, filter)).length }))
  const shown = teams.filter((team) => isShown(team, chosen))
  return (
    <>
      <ChipList label={m.groups_show()}>
        {counts
          .filter(({ filter, count }) => count > 0 || filter === chosen)
          .map(({ filter, count }) => (
            <Chip key={filter} to={filter === 'all' ? '?' : `?show=${filter}`} active={filter === chosen}>
              {filterTexts[filter]({ count })}
            </Chip>
          ))}
      </ChipList>
      {shown.length === 0 ? (
        <p className="text-muted">{m.groups_show_none()}</p>
      ) : (
        <TeamTable {...props} teams={shown} search={chosen === 'all' ? '' : `?show=${chosen}`} />
      )}
    </>
  )
}

function TeamTable({
  session: { id, starts, limitMs },
  teams,
  puzzlesInAll,
  since,
  search,
}: ListProps & { search: string }) {
  const hasLimit = limitMs !== null
  const canStart = starts === 'by_team' && teams.some(({ standing }) => standing === 'waiting')
  const ago = useSince(since)
  const columns = [
    { name: m.results_team() },
    { name: m.results_stage() },
    { name: m.groups_column_place() },
    { name: m.results_time(), isNumber: true },
    ...(hasLimit ? [{ name: m.groups_column_left(), isNumber: true }] : []),
    { name: m.results_puzzles(), isNumber: true },
    { name: m.results_hints(), isNumber: true },
    { name: m.results_wrong() },
    { name: m.groups_column_last(), isNumber: true },
    { name: m.groups_column_here(), isNumber: true },
    ...(canStart ? [{ name: m.groups_start_team() }] : []),
  ]
  return (
    <DataTable label={m.results_teams()} columns={columns} className="sm:min-w-[66rem] sm:[&_:is(td,th)]:py-1.5">
      {teams.map((team) => (
        <tr key={team.id} data-team={team.name} className={shortRow.row}>
          <HeadCell className={shortRow.head}>
            <TextLink to={`${teamPath(id, team.id)}${search}`} className="w-fit font-semibold wrap-anywhere">
              <bdi>{team.name}</bdi>
            </TextLink>
            <span className="sm:hidden">
              <TeamBadge team={team} />
            </span>
          </HeadCell>
          <Cell className="max-sm:hidden!">
            <TeamBadge team={team} />
          </Cell>
          <Cell className="max-sm:col-span-2 sm:max-w-44 sm:truncate" title={team.places.join(', ')}>
            {team.places.join(', ') || '–'}
          </Cell>
          {/* What is left says as much, where there is less room */}
          <NumberCell className={hasLimit ? 'max-sm:hidden!' : undefined}>
            {formatCountdown(runMsOf(team.clock, ago))}
          </NumberCell>
          {hasLimit && <NumberCell>{leftText(team, ago) ?? '–'}</NumberCell>}
          <NumberCell>
            {team.puzzlesSolved}/{puzzlesInAll}
          </NumberCell>
          <NumberCell>{team.hints}</NumberCell>
          <Cell className="max-sm:col-span-2 sm:max-w-36 sm:truncate">
            <WrongAnswers team={team} />
          </Cell>
          <NumberCell className="max-sm:col-span-2">{quietText(team.clock, ago)}</NumberCell>
          <NumberCell>
            <Here team={team} />
          </NumberCell>
          {canStart && (
            <Cell className="max-sm:col-span-2">
              {team.standing === 'waiting' && (
                <OrderButton
                  sessionId={id}
                  teamId={team.id}
                  order="start"
                  size="small"
                  label={m.groups_start_of({ team: team.name })}
                >
                  {m.groups_start_team()}
                </OrderButton>
              )}
            </Cell>
          )}
        </tr>
      ))}
    </DataTable>
  )
}

function Here({ team }: { team: BoardTeam }) {
  const here = team.members.filter(({ isHere }) => isHere).length
  const text = m.groups_here({ here, all: team.members.length })
  return isAway(team) ? <Badge tone="danger">{m.groups_lost({ here: text })}</Badge> : text
}

function WrongAnswers({ team: { wrong, lastWrong } }: { team: BoardTeam }) {
  const last = lastWrong.at(-1)
  return (
    <>
      {wrong}
      {last && (
        <>
          {' '}
          <span className="text-sm text-muted">
            (<bdi>{last.text}</bdi>)
          </span>
        </>
      )}
    </>
  )
}
