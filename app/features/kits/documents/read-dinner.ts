import { readParts } from '#app/features/rows/document.ts'
import type { RowsOfParts } from '#app/features/rows/document.ts'
import { dinnerParts } from './dinner.ts'
import type { DinnerDocument, Listing } from './dinner.ts'
import { playersOf } from './players.ts'

/** Rows as a draft holds them. */
export type DinnerRows = RowsOfParts<typeof dinnerParts> & {
  details: { recommendedPlayers: string } & (Listing | { id?: never })
}

export const readDinner = (rows: DinnerRows): DinnerDocument => ({
  ...(rows.details.id !== undefined && { listing: rows.details }),
  guests: playersOf(rows.details.recommendedPlayers, 'mystery-dinner'),
  ...readParts(dinnerParts, rows),
})
