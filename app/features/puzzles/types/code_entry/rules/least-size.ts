import type { Size } from '#app/features/puzzles/contract/contract.ts'
import { columnsOfPad, entryOf } from './entry.ts'
import type { Presented } from './schema.ts'
import { signsOf } from './signs.ts'

const key = { width: 68, height: 66, named: 74 }

/** Keys of 44 px and more, and wheels side by side. */
export function leastSize(presented: Presented): Size {
  const entry = entryOf(presented)
  const count = presented.codeLength ?? 1
  if (entry === 'wheels' || entry === 'rings') return { width: 50 * count, height: 192 }
  if (entry === 'cryptex') return { width: 44 * count + 24, height: 192 }
  if (entry === 'keypad') return { width: 3 * key.width, height: 336 }
  if (entry === 'field') return { width: 220, height: 150 }
  const signs = signsOf(presented)?.length ?? 0
  if (entry === 'directions') return { width: 3 * key.width, height: 3 * key.height + 120 }
  const columns = columnsOfPad(signs)
  return { width: columns * key.width, height: Math.ceil(signs / columns) * key.named + 120 }
}
