import { seatingsOf } from '#app/features/kits/deduction/seatings.ts'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { CharacterRole } from '#app/features/kits/documents/dinner.ts'
import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import type { Locale } from '#app/i18n/locale.ts'

type Seat = {
  id: string
  role: CharacterRole
  isOptional: boolean
  name: { text: string; language: Locale | undefined }
}

/** Who can take part: the guests of a dinner; for a room, only how many. */
export type Table = { seats: readonly Seat[]; players: { fewest: number; most: number } }

export const guestsOf = ({ seats }: Table): Seat[] => seats.filter(isGuest)

/** Optional guests who come tonight but can be spared, since the dinner was also checked without them. */
export const standInsFor = (table: Table, absentIds: readonly string[]): Seat[] =>
  guestsOf(table).filter(
    ({ id, isOptional }) => isOptional && !absentIds.includes(id) && isPossibleTable(table, [...absentIds, id]),
  )

type Seating = Pick<EveningDetails, 'roster' | 'absentIds'>

/** The person who had one role plays the other instead, and the first role is left out. */
export function takenOver({ roster, absentIds }: Seating, leftId: string, takenId: string): Seating {
  const person = roster.find(({ characterId }) => characterId === leftId)?.person ?? ''
  const others = roster.filter(({ characterId }) => characterId !== leftId && characterId !== takenId)
  return { absentIds: [...absentIds, leftId], roster: [...others, { characterId: takenId, person }] }
}

/** In any order. */
const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))

/** The rule of the checks: the dinner was checked without these guests. */
export function isPossibleTable({ seats, players }: Table, absentIds: readonly string[]): boolean {
  if (absentIds.length === 0) return true
  return seatingsOf({ characters: seats, guests: players }).some((set) => isSameSet(set, absentIds))
}
