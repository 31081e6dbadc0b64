import type { RoomDocument } from '#app/features/kits/documents/room.ts'
import { longestPath, narrowStretches, timelineOf } from '#app/features/kits/flow/timeline.ts'
import { atPuzzle, named, roomFinding } from './room-finding.ts'
import type { RoomCheck, RoomFinding } from './room-finding.ts'

/** How many people can usefully work on one puzzle. */
const peoplePerPuzzle = 3
/** For how many minutes some players may have nothing to do, as at the last lock. */
const longestWait = 10

/** Compares the minutes of the puzzles with the room's, and checks that everybody has something to do. */
export const checkTime: RoomCheck = ({ document: room }) => [...checkLength(room), ...checkBottleneck(room)]

function checkLength(room: RoomDocument): RoomFinding[] {
  const duration = room.setup.recommendedDuration
  const path = longestPath(timelineOf(room))
  if (!path || (path.minutes <= duration && path.minutes * 2 >= duration)) return []
  const code = path.minutes > duration ? 'path_too_long' : 'path_short'
  const things = path.puzzles.map(({ name }) => name).join(', ')
  const where = { entity: 'roomSetup', id: room.setup.id, field: 'recommendedDuration' } as const
  return [roomFinding(code, where, { name: things, things, minutes: path.minutes, duration })]
}

function checkBottleneck(room: RoomDocument): RoomFinding[] {
  const players = room.players.most
  const [longest] = narrowStretches(timelineOf(room), players / peoplePerPuzzle)
    .filter(({ from, to }) => to - from > longestWait)
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
  const puzzle = longest?.puzzles[0]
  if (!longest || !puzzle) return []
  const things = longest.puzzles.map(({ name }) => name).join(', ')
  return [
    roomFinding('bottleneck', atPuzzle(puzzle, 'needs'), {
      ...named(puzzle),
      things,
      players,
      count: Math.ceil(players / peoplePerPuzzle),
      from: longest.from,
      to: longest.to,
    }),
  ]
}
