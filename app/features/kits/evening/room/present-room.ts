import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { symbolsOf } from '#app/features/kits/documents/symbols.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { isTypedIn, puzzlesByName, stepsOf } from '#app/features/kits/hints/hint-steps.ts'
import type { EveningStatus } from '#app/features/kits/evening/evening-views.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { lockOf, mayShut } from './apply-room.ts'
import { hintsTaken, isOpened, leftMs, playedMs } from './room-evening.ts'
import type { RoomEvening } from './room-evening.ts'
import type { HostLock, RoomHostView, TeamLock, TeamView, TimerView } from './room-views.ts'

export type LookingAtRoom = {
  room: RoomDocument
  state: RoomEvening
  version: number
  language: Locale
  title: string
  now: number
}

const statusOf = ({ startedAt, pausedAt, endedAt }: RoomEvening): EveningStatus => {
  if (endedAt !== null) return 'over'
  if (startedAt === null) return 'invited'
  return pausedAt === null ? 'on' : 'paused'
}

export function timerView({ room, state, version, language, title, now }: LookingAtRoom): TimerView {
  const status = statusOf(state)
  const hints = hintsTaken(state)
  return {
    kind: 'escape-room',
    version,
    title,
    textLanguage: language,
    team: state.team,
    status,
    clock: { leftMs: leftMs(state, now), runs: status === 'on' },
    opened: room.puzzles.filter(({ id }) => isOpened(state, id)).length,
    locks: room.puzzles.length,
    hints,
    message: state.message,
    end: status === 'over' ? { hasEscaped: state.hasEscaped, playedMs: playedMs(state, now), hints } : null,
  }
}

export function teamView(looking: LookingAtRoom, { kitId, last }: Pick<TeamView, 'kitId' | 'last'>): TeamView {
  const { room, state, language } = looking
  return {
    ...timerView(looking),
    kitId,
    minutes: state.minutes,
    goal: textOf(room.setup, 'winningCondition', language),
    list: state.startedAt === null ? [] : puzzlesByName(room, language).map((puzzle) => teamLock(looking, puzzle)),
    isStuck: state.isStuck,
    last: state.endedAt === null ? null : last,
  }
}

export function roomHostView(
  looking: LookingAtRoom,
  rest: Pick<RoomHostView, 'id' | 'kit' | 'again' | 'teamLink' | 'timerLink' | 'isReachable'>,
): RoomHostView {
  const { room, state, language } = looking
  return {
    ...timerView(looking),
    minutes: state.minutes,
    list: puzzlesByName(room, language).map((puzzle): HostLock => {
      const { openedAfter, wrong, hints } = lockOf(state, puzzle.id)
      return {
        ...named(looking, puzzle),
        mayShut: mayShut(state, puzzle),
        openedAfter,
        wrong,
        hints,
        steps: stepsOf(room, puzzle, language).length,
      }
    }),
    isStuck: state.isStuck,
    ...rest,
  }
}

const named = ({ room, state, language }: LookingAtRoom, puzzle: RoomPuzzle) => ({
  id: puzzle.id,
  sign: symbolsOf(room).get(puzzle.id) ?? '',
  name: textOf(puzzle, 'name', language),
  isOpen: isOpened(state, puzzle.id),
})

function teamLock(looking: LookingAtRoom, puzzle: RoomPuzzle): TeamLock {
  const { room, state, language, now } = looking
  const { waitUntil, hints, isShutAgain = false } = lockOf(state, puzzle.id)
  const steps = stepsOf(room, puzzle, language)
  return {
    ...named(looking, puzzle),
    lock: puzzle.lockType,
    isShutAgain,
    isTyped: isTypedIn(room, puzzle, language),
    waitMs: Math.max(0, waitUntil - now),
    given: steps.slice(0, hints),
    steps: steps.length,
    endsInAnswer: steps.at(-1)?.kind === 'answer',
  }
}
