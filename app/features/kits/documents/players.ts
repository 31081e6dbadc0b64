import { playerLimits, usualPlayers } from '#app/features/rows/catalogue.ts'
import type { PrintKind } from './kit.ts'

type Range = { fewest: number; most: number }

/** @returns of `2-6` two and six, of `4` four and four; null of anything else */
export function rangeOf(text: string): Range | null {
  const [, fewest, most] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? []
  return fewest === undefined ? null : { fewest: Number(fewest), most: Number(most ?? fewest) }
}

/** The usual ones where none were chosen. */
export const playersOf = (text: string, kind: PrintKind): Range =>
  rangeOf(text) ?? rangeOf(usualPlayers[kind]) ?? playerLimits[kind]
