import type { Size } from '#app/features/puzzles/contract/contract.ts'
import { countBlanks } from './blanks.ts'
import type { Presented } from './schema.ts'

/** A field, or the text with its blanks. */
export const leastSize = ({ riddleText }: Presented): Size =>
  countBlanks(riddleText) === 0
    ? { width: 240, height: 156 }
    : { width: 300, height: 100 + 33 * Math.ceil(riddleText.length / 22) }
