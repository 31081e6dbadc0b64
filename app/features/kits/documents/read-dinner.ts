import { readParts } from '#app/features/rows/document.ts'
import type { RowsOfParts } from '#app/features/rows/document.ts'
import { dinnerParts } from './dinner.ts'
import type { DinnerDocument } from './dinner.ts'
import { playersOf } from './players.ts'

/** Rows as a draft holds them. */
export type DinnerRows = RowsOfParts<typeof dinnerParts> & { details: { recommendedPlayers: string } }

export const readDinner = (rows: DinnerRows): DinnerDocument => ({
  guests: playersOf(rows.details.recommendedPlayers, 'mystery-dinner'),
  ...readParts(dinnerParts, rows),
})
