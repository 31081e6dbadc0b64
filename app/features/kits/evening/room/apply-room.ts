import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { lackedBy, roomAfter } from '#app/features/kits/flow/room-state.ts'
import { coolDownMs } from '#app/features/puzzles/kit/rules/cool-down.ts'
import { isOpened, playedMs, roomLimits } from './room-evening.ts'
import type { RoomEvening, RoomHostCommand, RoomRefusal, TeamCommand, TriedLock } from './room-evening.ts'

export type AskedOfRoom = { as: 'host'; command: RoomHostCommand } | { as: 'team'; command: TeamCommand }

export type AppliedToRoom = { state: RoomEvening; isRight?: boolean } | { refused: RoomRefusal }

export type RoomSetting = {
  now: number
  isTypedIn: (puzzle: RoomPuzzle) => boolean
  isRight: (puzzle: RoomPuzzle, text: string) => boolean
  hintsOf: (puzzle: RoomPuzzle) => number
}

/** So many wrong answers at one lock cost nothing. */
export const freeTries = 3

/** The one way in which an evening of a room changes. The same state comes back where nothing changes. */
export const applyToRoom = (
  room: RoomDocument,
  state: RoomEvening,
  asked: AskedOfRoom,
  setting: RoomSetting,
): AppliedToRoom =>
  asked.as === 'host'
    ? applyAsHost(room, state, asked.command, setting)
    : applyAsTeam(room, state, asked.command, setting)

function applyAsTeam(
  room: RoomDocument,
  state: RoomEvening,
  command: TeamCommand,
  setting: RoomSetting,
): AppliedToRoom {
  if (state.endedAt !== null) return { refused: 'over' }
  if (state.startedAt === null) return { refused: 'early' }
  if (command.type === 'stuck') return callHost(room, state, command)
  if (state.pausedAt !== null) return { refused: 'paused' }
  const puzzle = room.puzzles.find(({ id }) => id === command.puzzleId)
  if (!puzzle) return { refused: 'gone' }
  if (command.type === 'hint') {
    const { hints } = lockOf(state, puzzle.id)
    if (command.step > setting.hintsOf(puzzle)) return { refused: 'gone' }
    return { state: command.step > hints ? withLock(state, puzzle.id, { hints: command.step }) : state }
  }
  if (isOpened(state, puzzle.id)) return { state }
  if (isTooEarly(room, state, puzzle)) return { refused: 'last' }
  if (command.type === 'answer') return answer(state, puzzle, command.text, setting)
  return setting.isTypedIn(puzzle) ? { refused: 'gone' } : { state: opened(state, puzzle, setting.now, 'said') }
}

/** What was opened while the call was on its way holds nobody up. */
function callHost(
  room: RoomDocument,
  state: RoomEvening,
  { isStuck, puzzleId }: Extract<TeamCommand, { type: 'stuck' }>,
): AppliedToRoom {
  const isShut = room.puzzles.some(({ id }) => id === puzzleId && !isOpened(state, id))
  if (puzzleId !== undefined && !isShut) return { refused: 'gone' }
  return { state: { ...state, isStuck, stuckAt: isStuck && puzzleId ? puzzleId : null, isHelped: false } }
}

/** The game would end with a guess, and nobody could take it back. The host may say that it is open all the same.
 * Other ends and what leads nowhere may stay shut. */
const isTooEarly = (room: RoomDocument, state: RoomEvening, puzzle: RoomPuzzle): boolean => {
  const opened = room.puzzles.map(({ id }) => id).filter((id) => isOpened(state, id))
  return puzzle.endsRoom && lackedBy(puzzle, roomAfter(room, opened)).length > 0
}

/** In a pause after wrong answers not even a right one is judged, or guessing would only take patience. */
function answer(state: RoomEvening, puzzle: RoomPuzzle, text: string, setting: RoomSetting): AppliedToRoom {
  const { now } = setting
  const before = lockOf(state, puzzle.id)
  if (now < before.waitUntil) return { refused: 'wait' }
  if (setting.isRight(puzzle, text)) return { state: opened(state, puzzle, now, 'answered'), isRight: true }
  const wrong = before.wrong + 1
  const waitUntil = wrong < freeTries ? 0 : now + coolDownMs(wrong - freeTries + 1)
  const tried = [text.trim(), ...(before.tried ?? [])].slice(0, roomLimits.tried)
  return { state: withLock(state, puzzle.id, { wrong, waitUntil, tried }), isRight: false }
}

function applyAsHost(
  room: RoomDocument,
  state: RoomEvening,
  command: RoomHostCommand,
  { now }: RoomSetting,
): AppliedToRoom {
  if (command.type === 'name') return { state: { ...state, team: command.team } }
  if (command.type === 'say') return { state: { ...state, message: command.text } }
  if (command.type === 'end') return { state: ended(state, now, false) }
  if (command.type === 'shut') return shut(room, state, command.puzzleId, now)
  if (state.endedAt !== null) return { refused: 'over' }
  switch (command.type) {
    case 'start':
      return { state: state.startedAt === null ? { ...state, startedAt: now } : state }
    case 'pause':
      if (state.startedAt === null) return { refused: 'early' }
      return { state: state.pausedAt === null ? { ...state, pausedAt: now } : state }
    case 'resume':
      return { state: resumed(state, now) }
    case 'addTime':
      return { state: command.to > state.minutes ? { ...state, minutes: command.to } : state }
    case 'helped':
      return { state: state.isStuck ? { ...state, isStuck: false, isHelped: true } : state }
    case 'opened': {
      const puzzle = room.puzzles.find(({ id }) => id === command.puzzleId)
      if (!puzzle) return { refused: 'gone' }
      if (state.startedAt === null) return { refused: 'early' }
      return { state: isOpened(state, puzzle.id) ? state : opened(state, puzzle, now, 'host') }
    }
  }
}

const untouched = { openedAfter: null, wrong: 0, waitUntil: 0, hints: 0 } as const

export const lockOf = ({ locks }: RoomEvening, puzzleId: string): TriedLock =>
  locks.find((lock) => lock.puzzleId === puzzleId) ?? { puzzleId, ...untouched }

const withLock = (state: RoomEvening, puzzleId: string, part: Partial<TriedLock>): RoomEvening => ({
  ...state,
  locks: [
    ...state.locks.filter((lock) => lock.puzzleId !== puzzleId),
    { ...lockOf(state, puzzleId), ...part, puzzleId },
  ],
})

/** The last lock of the flow ends the game by itself. */
function opened(state: RoomEvening, puzzle: RoomPuzzle, now: number, by: 'answered' | 'said' | 'host'): RoomEvening {
  const openedAfter = lockOf(state, puzzle.id).answeredAfter ?? playedMs(state, now)
  const isAnswered = by === 'answered'
  const isByHost = by === 'host'
  const open = withLock(state, puzzle.id, { openedAfter, waitUntil: 0, isAnswered, isByHost, isShutAgain: false })
  if (puzzle.endsRoom) return ended(open, now, true)
  // Those at another lock still need the host
  return (state.stuckAt ?? puzzle.id) === puzzle.id ? { ...open, isStuck: false, isHelped: false } : open
}

function ended(state: RoomEvening, now: number, hasEscaped: boolean): RoomEvening {
  if (state.endedAt !== null) return state
  return { ...resumed(state, now), endedAt: now, hasEscaped, isStuck: false }
}

const resumed = (state: RoomEvening, now: number): RoomEvening =>
  state.pausedAt === null
    ? state
    : { ...state, pausedMs: state.pausedMs + Math.max(0, now - state.pausedAt), pausedAt: null }

/** After the end only the last lock, if somebody merely said that it was open: a win by an answer stays. */
export const mayShut = (state: RoomEvening, { id, endsRoom }: RoomPuzzle): boolean =>
  isOpened(state, id) && (state.endedAt === null || (state.hasEscaped && endsRoom && !lockOf(state, id).isAnswered))

function shut(room: RoomDocument, state: RoomEvening, puzzleId: string, now: number): AppliedToRoom {
  const puzzle = room.puzzles.find(({ id }) => id === puzzleId)
  if (!puzzle || !isOpened(state, puzzleId)) return { state }
  if (!mayShut(state, puzzle)) return { refused: 'over' }
  const { openedAfter, isAnswered } = lockOf(state, puzzleId)
  const closed = withLock(state, puzzleId, {
    openedAfter: null,
    isAnswered: false,
    isByHost: false,
    isShutAgain: true,
    // It was right then; what was merely said may have been the mistake
    ...(isAnswered && openedAfter !== null && { answeredAfter: openedAfter }),
  })
  if (state.endedAt === null) return { state: closed }
  // What passed since is no part of the game
  const pausedMs = closed.pausedMs + Math.max(0, now - state.endedAt)
  return { state: { ...closed, endedAt: null, hasEscaped: false, pausedMs } }
}
