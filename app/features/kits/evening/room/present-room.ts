import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { hostOrder } from '#app/features/kits/flow/orders.ts'
import { solve, startRoom } from '#app/features/kits/flow/room-state.ts'
import { gainsOf } from '#app/features/kits/paper/room/called.ts'
import { symbolsOf } from '#app/features/kits/documents/symbols.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { isTypedIn, puzzlesByName, stepsOf } from '#app/features/kits/hints/hint-steps.ts'
import { isALock } from '#app/features/kits/hints/lock-answer.ts'
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

export function timerView(looking: LookingAtRoom): TimerView {
  const { room, state, version, language, title, now } = looking
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
    stuck: stuckOf(looking, false),
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
    list: state.startedAt === null ? [] : locksBySign(looking),
    isHelped: state.isHelped ?? false,
    last: state.endedAt === null ? null : last,
  }
}

export function roomHostView(
  looking: LookingAtRoom,
  {
    last,
    ...rest
  }: Pick<RoomHostView, 'id' | 'kit' | 'again' | 'teamLink' | 'timerLink' | 'isReachable' | 'languages' | 'last'>,
): RoomHostView {
  const { room, state, language } = looking
  const gains = gainsOf(room, language)
  return {
    ...timerView(looking),
    stuck: stuckOf(looking, true),
    minutes: state.minutes,
    list: (state.hostPlays ? puzzlesByName(room, language) : inPlay(room)).map((puzzle) => ({
      ...hostLock(looking, puzzle),
      gives: state.hostPlays ? [] : gains(puzzle.id),
      help: state.hostPlays ? [] : stepsOf(room, puzzle, language),
    })),
    last: state.endedAt === null ? null : last,
    ...rest,
  }
}

function stuckOf(looking: LookingAtRoom, isForHost: boolean): TimerView['stuck'] {
  const { room, state } = looking
  if (!state.isStuck) return null
  const puzzle = room.puzzles.find(({ id }) => id === state.stuckAt)
  if (!puzzle) return { lock: null }
  const { id, sign, name } = named(looking, puzzle)
  return { lock: { id, sign, name: isForHost || foundIn(room, state).has(id) ? name : '' } }
}

/** As the walkthrough has them; what nobody can get to comes last. */
function inPlay(room: RoomDocument): RoomPuzzle[] {
  const reached = hostOrder(room).map(({ puzzle }) => puzzle)
  return [...reached, ...room.puzzles.filter((puzzle) => !reached.includes(puzzle))]
}

function hostLock(looking: LookingAtRoom, puzzle: RoomPuzzle): Omit<HostLock, 'gives' | 'help'> {
  const { room, state, language } = looking
  const { openedAfter, wrong, hints, tried = [], isByHost = false } = lockOf(state, puzzle.id)
  return {
    ...named(looking, puzzle),
    hasLock: isALock(puzzle.lockType),
    mayShut: mayShut(state, puzzle),
    openedAfter,
    isByHost,
    wrong,
    tried: [...tried],
    hints,
    steps: stepsOf(room, puzzle, language).length,
  }
}

/** Their order says nothing of the game, and a lock is named once players can have its sheet. */
function locksBySign(looking: LookingAtRoom): TeamLock[] {
  const { room, state } = looking
  const found = foundIn(room, state)
  return [...symbolsOf(room).keys()].flatMap((id) => {
    const puzzle = room.puzzles.find((each) => each.id === id)
    if (!puzzle) return []
    const lock = teamLock(looking, puzzle)
    return found.has(id) ? lock : { ...lock, name: '' }
  })
}

/** What is open, and what can be opened with what that gave. */
function foundIn(room: RoomDocument, state: RoomEvening): ReadonlySet<string> {
  let now = startRoom(room)
  for (;;) {
    const next = now.open.find(({ id }) => isOpened(state, id))
    const after = next && solve(now, next.id)
    if (!after) break
    now = after
  }
  const open = room.puzzles.filter(({ id }) => isOpened(state, id))
  return new Set([...now.solved, ...now.open.map(({ id }) => id), ...open.map(({ id }) => id)])
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
