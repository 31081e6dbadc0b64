import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { solve, startRoom } from './room-state.ts'
import type { RoomState } from './room-state.ts'

/** In minutes after the start, if somebody works on each puzzle from the moment that it opens. */
export type TimedPuzzle = {
  puzzle: RoomPuzzle
  opensAt: number
  solvedAt: number
  /** The last puzzle that it waited for; null: it is open from the start. */
  openedBy: string | null
}

/** @returns every puzzle that can be reached, in the order of solving */
export function timelineOf(room: RoomDocument): TimedPuzzle[] {
  const done: TimedPuzzle[] = []
  let state = startRoom(room)
  let waiting = opened(state, [], null)
  while (waiting.length > 0) {
    const next = waiting.reduce((first, each) => (each.solvedAt < first.solvedAt ? each : first))
    const after = solve(state, next.puzzle.id)
    if (!after) throw new Error('an open puzzle cannot be solved')
    done.push(next)
    const others = waiting.filter((each) => each !== next)
    waiting = [...others, ...opened(after, others, next)]
    state = after
  }
  return done
}

function opened({ open }: RoomState, known: readonly TimedPuzzle[], by: TimedPuzzle | null): TimedPuzzle[] {
  const opensAt = by?.solvedAt ?? 0
  return open
    .filter(({ id }) => known.every(({ puzzle }) => puzzle.id !== id))
    .map((puzzle) => ({
      puzzle,
      opensAt,
      solvedAt: opensAt + puzzle.expectedMinutes,
      openedBy: by?.puzzle.id ?? null,
    }))
}

/** Puzzles that can be solved at the same time: those open from the start, then those they open, and so on. */
export function roundsOf(room: RoomDocument): RoomPuzzle[][] {
  const rounds: RoomPuzzle[][] = []
  let state = startRoom(room)
  while (state.open.length > 0) {
    const round = [...state.open]
    rounds.push(round)
    state = round.reduce((before, { id }) => solve(before, id) ?? before, state)
  }
  return rounds
}

/** The puzzles solved up to the first end; all of them if no end can be reached. */
export function untilEnd(timeline: readonly TimedPuzzle[]): TimedPuzzle[] {
  const end = timeline.findIndex(({ puzzle }) => puzzle.endsRoom)
  return end === -1 ? [...timeline] : timeline.slice(0, end + 1)
}

/** The puzzles up to the first end that each wait for the one before; null if no end can be reached. */
export function longestPath(timeline: readonly TimedPuzzle[]): { minutes: number; puzzles: RoomPuzzle[] } | null {
  const end = timeline.find(({ puzzle }) => puzzle.endsRoom)
  if (!end) return null
  const puzzles: RoomPuzzle[] = []
  for (let at: TimedPuzzle | undefined = end; at; at = timeline.find(({ puzzle }) => puzzle.id === at?.openedBy))
    puzzles.unshift(at.puzzle)
  return { minutes: end.solvedAt, puzzles }
}

export type Stretch = { from: number; to: number; puzzles: RoomPuzzle[] }

/** The periods up to the end during which fewer than `fewest` puzzles are open. */
export function narrowStretches(timeline: readonly TimedPuzzle[], fewest: number): Stretch[] {
  const played = untilEnd(timeline)
  const end = Math.max(0, ...played.map(({ solvedAt }) => solvedAt))
  const times = [...new Set([...played.flatMap(({ opensAt, solvedAt }) => [opensAt, solvedAt]), end])]
    .filter((time) => time <= end)
    .toSorted((one, other) => one - other)
  const stretches: Stretch[] = []
  for (const [index, from] of times.slice(0, -1).entries()) {
    const to = times[index + 1] ?? end
    const puzzles = timeline.filter(({ opensAt, solvedAt }) => opensAt <= from && solvedAt >= to).map(puzzleOf)
    if (puzzles.length >= fewest) continue
    const last = stretches.at(-1)
    if (last?.to === from)
      stretches[stretches.length - 1] = { from: last.from, to, puzzles: [...new Set([...last.puzzles, ...puzzles])] }
    else stretches.push({ from, to, puzzles })
  }
  return stretches
}

const puzzleOf = ({ puzzle }: TimedPuzzle) => puzzle
