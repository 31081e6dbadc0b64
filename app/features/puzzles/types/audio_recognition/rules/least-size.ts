import type { Size } from '#app/features/puzzles/contract/contract.ts'
import type { Presented } from './schema.ts'

/** The field or the choices; what plays the sound stays beside the object. */
export const leastSize = ({ recognitionType, choices }: Presented): Size => ({
  width: 240,
  height: recognitionType === 'choice' ? 70 + 52 * choices.length : 132,
})
