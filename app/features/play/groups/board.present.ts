import { runTime } from '#app/features/engine/clock.ts'
import { limitLeftMs } from '#app/features/engine/direct-group.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { hintsTaken } from '#app/features/engine/hints-taken.ts'
import { findPuzzle, findScene, placedPuzzles } from '#app/features/engine/lookup.ts'
import { score } from '#app/features/engine/score.ts'
import { isSolved, puzzleState } from '#app/features/engine/state-lookup.ts'
import { awayAfterMs, clockOf } from '#app/features/play/runs/run-clock.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Board, BoardTeam, TeamStanding } from './board.ts'
import { teamNameIn } from './team-name.ts'
import type { SessionFacts } from './read-session.server.ts'

type Team = SessionFacts['teams'][number]

/** @param now milliseconds since 1970 */
export function presentBoard(facts: SessionFacts, document: EditionDocument, locale: Locale, now: number): Board {
  return {
    status: facts.status,
    puzzlesInAll: placedPuzzles(document).length,
    teams: facts.teams.map((team) => presentTeam(team, document, locale, now)),
  }
}

function presentTeam(team: Team, document: EditionDocument, locale: Locale, now: number): BoardTeam {
  const { id, name, members, state, lastMoveAt } = team
  const text = (words: Parameters<typeof textIn>[0] | undefined) =>
    textIn(words ?? {}, locale, document.primaryLanguage)
  const clock = clockOf(team, now)
  const leftMs = limitLeftMs(state, clock)
  const places = Object.values(state.players).map(({ sceneId, puzzleId }) =>
    text((puzzleId ? findPuzzle(document, puzzleId) : undefined)?.name ?? findScene(document, sceneId)?.name),
  )
  return {
    id,
    name: teamNameIn(name, locale),
    standing: standingOf(team, leftMs),
    members,
    places: [...new Set(places)].filter((place) => place !== ''),
    puzzlesSolved: document.puzzles.filter((puzzle) => isSolved(state, puzzle.id)).length,
    hints: hintsTaken(state),
    wrong: Object.values(state.puzzles).reduce((sum, { wrong }) => sum + wrong, 0),
    lastWrong: team.wrong.flatMap(({ puzzleId, answer }) => {
      const puzzle = findPuzzle(document, puzzleId)
      const typed = findPuzzleType(puzzle?.type ?? '')?.typedText(answer) ?? ''
      return typed === '' ? [] : [{ puzzle: text(puzzle?.name), text: typed }]
    }),
    lastMoveAt,
    stuck: stuckOf(team, document, runTime(state, clock)),
    score: score(state),
    clock: {
      runMs: state.ending?.at ?? runTime(state, clock),
      leftMs,
      quietMs: lastMoveAt === null ? null : Math.max(0, now - lastMoveAt),
      ticks: team.status === 'active' && leftMs !== 0 && now - team.seenAt < awayAfterMs,
    },
  }
}

function standingOf({ state, version, members }: Team, leftMs: number | null): TeamStanding {
  if (members.length === 0 && state.visitedScenes.length === 0) return 'absent'
  if (state.ending) return 'finished'
  if (state.halted === 'ended') return 'over'
  if (version === 0) return 'waiting'
  if (state.halted) return 'paused'
  return leftMs === 0 ? 'outOfTime' : 'playing'
}

function stuckOf({ state, stuckSince }: Team, document: EditionDocument, runMs: number): BoardTeam['stuck'] {
  if (state.ending || state.halted === 'ended') return null
  if (stuckSince !== null) return 'asked'
  const isSlow = Object.values(state.players).some(({ puzzleId }) => {
    const puzzle = puzzleId === null ? undefined : findPuzzle(document, puzzleId)
    if (!puzzle || isSolved(state, puzzle.id)) return false
    const { openedAt } = puzzleState(state, puzzle.id)
    return openedAt !== null && runMs - openedAt > puzzle.expectedMinutes * 60_000
  })
  return isSlow ? 'slow' : null
}
