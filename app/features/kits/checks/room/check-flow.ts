import type { RoomDocument, RoomPuzzle } from '#app/features/kits/documents/room.ts'
import { shutIn } from '#app/features/kits/flow/inside.ts'
import { playedOut, stuckIn } from '#app/features/kits/flow/waits.ts'
import { atPuzzle, named, roomFinding } from './room-finding.ts'
import type { RoomCheck, RoomFinding } from './room-finding.ts'

/** Checks that there is a way from the start to an end, and reports what blocks it. */
export const checkFlow: RoomCheck = ({ document: room }) => {
  const [first] = room.puzzles
  if (!first) return [roomFinding('no_puzzle', { entity: 'roomPuzzle', id: '' }, { name: '' })]
  return [...checkEnd(room, first), ...checkStuck(room), ...checkUse(room)]
}

function checkEnd(room: RoomDocument, first: RoomPuzzle): RoomFinding[] {
  const end = room.puzzles.find(({ endsRoom }) => endsRoom)
  if (!end) return [roomFinding('no_end', atPuzzle(first, 'endsRoom'), named(first))]
  return playedOut(room).hasEnded ? [] : [roomFinding('end_unreachable', atPuzzle(end), named(end))]
}

function checkStuck(room: RoomDocument): RoomFinding[] {
  const { circles, unreachable } = stuckIn(room)
  const shut = new Set(shutIn(room).map(({ puzzle }) => puzzle))
  const names = new Map([
    ...[...room.puzzles, ...room.props].map(({ id, name }) => [id, name] as const),
    ...room.clues.map(({ id, title }) => [id, title] as const),
  ])
  const listed = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? '').join(', ')
  return [
    // A container with its own key inside is reported as such
    ...circles
      .filter((circle) => circle.length > 1 || !shut.has(circle[0]!))
      .map((circle) => {
        const params = { ...named(circle[0]!), things: listed(circle.map(({ id }) => id)), count: circle.length }
        return roomFinding('puzzle_circle', atPuzzle(circle[0]!, 'needs'), params)
      }),
    ...unreachable.map(({ puzzle, lacks }) =>
      roomFinding('puzzle_unreachable', atPuzzle(puzzle, 'needs'), { ...named(puzzle), things: listed(lacks) }),
    ),
  ]
}

/** Finds puzzles that nothing else depends on. */
function checkUse({ puzzles, clues }: RoomDocument): RoomFinding[] {
  const isUseful = ({ id, gives, endsRoom }: RoomPuzzle) => {
    const brought = clues.filter(({ propId }) => propId !== null && gives.includes(propId)).map((clue) => clue.id)
    const useful = [id, ...gives, ...brought]
    return endsRoom || puzzles.some((other) => other.id !== id && other.needs.some((need) => useful.includes(need)))
  }
  return puzzles
    .filter((puzzle) => !isUseful(puzzle))
    .map((puzzle) => roomFinding('puzzle_leads_nowhere', atPuzzle(puzzle, 'gives'), named(puzzle)))
}
