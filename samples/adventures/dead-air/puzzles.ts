import type { SamplePuzzle } from '#samples/sample-adventure.ts'
import { logger, patchBay } from './puzzles/control-room.ts'
import { dutyBoard } from './puzzles/corridor.ts'
import { sleeveHunt } from './puzzles/library.ts'
import { safe } from './puzzles/office.ts'
import { hutDoor } from './puzzles/roof.ts'
import { recordCase } from './puzzles/studio.ts'
import { splicingBlock } from './puzzles/workshop.ts'

/** In the order in which somebody in no hurry comes to them. */
export const puzzles: SamplePuzzle[] = [
  recordCase,
  patchBay,
  logger,
  sleeveHunt,
  splicingBlock,
  dutyBoard,
  safe,
  hutDoor,
]
