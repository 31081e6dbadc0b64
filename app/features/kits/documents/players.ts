import { playerLimits, usualPlayers } from '#app/features/rows/catalogue.ts'
import type { PrintKind } from './kit.ts'

type Range = { fewest: number; most: number }

/** @returns two and six for `2-6`, four and four for `4`; null for anything else */
export function rangeOf(text: string): Range | null {
  const [, fewest, most] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? []
  return fewest === undefined ? null : { fewest: Number(fewest), most: Number(most ?? fewest) }
}

/** The usual range if none was chosen. */
export const playersOf = (text: string, kind: PrintKind): Range =>
  rangeOf(text) ?? rangeOf(usualPlayers[kind]) ?? playerLimits[kind]

/** What lies on the table beside the paper of a room: one pair of scissors is the host's. */
export const toolsFor = ({ most }: Range) => ({
  scissors: 1 + Math.ceil(most / 4),
  pencils: most,
  scrapSheets: 2 * most,
})
