import { choicesOf } from '#app/features/rows/field.ts'
import type { DocumentOf, DocumentOfParts, Worded } from '#app/features/rows/document.ts'
import { placement } from '#app/features/rows/kinds/placement.ts'
import { roomClue } from '#app/features/rows/kinds/room-clue.ts'
import { roomGuide } from '#app/features/rows/kinds/room-guide.ts'
import { roomProp } from '#app/features/rows/kinds/room-prop.ts'
import { roomPuzzle } from '#app/features/rows/kinds/room-puzzle.ts'
import { roomSetup } from '#app/features/rows/kinds/room-setup.ts'

export type RoomSetup = DocumentOf<typeof roomSetup>
export type RoomPuzzle = DocumentOf<typeof roomPuzzle>
export type RoomProp = DocumentOf<typeof roomProp>
export type RoomClue = DocumentOf<typeof roomClue>
export type RoomGuide = DocumentOf<typeof roomGuide>

export const lockTypes = choicesOf(roomPuzzle.fields.lockType)
export type LockType = (typeof lockTypes)[number]
export const containers = choicesOf(roomPuzzle.fields.container)
export type Container = (typeof containers)[number]
export const propSources = choicesOf(roomProp.fields.source)
export type PropSource = (typeof propSources)[number]
export const placements = choicesOf(placement)
export type Placement = (typeof placements)[number]

/** A puzzle of one of the ten types that a room uses; translations have their own parts of both halves. */
export type TypedPuzzle = Worded & { name: string; type: string; configuration: unknown; solution: unknown }

export const roomParts = {
  setup: roomSetup,
  puzzles: roomPuzzle,
  props: roomProp,
  clues: roomClue,
  guide: roomGuide,
} as const

export type RoomDocument = DocumentOfParts<typeof roomParts> & {
  /** From the adventure's recommended players. */
  players: { fewest: number; most: number }
  typedPuzzles: readonly TypedPuzzle[]
}

/** The solution is a text, not a code for a lock. */
export const isInWords = ({ puzzleId, lockType }: RoomPuzzle): boolean =>
  puzzleId === null && ['word', 'paper', 'none'].includes(lockType)
