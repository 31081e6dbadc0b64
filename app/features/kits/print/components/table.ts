import { seatingsOf } from '#app/features/kits/deduction/seatings.ts'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { CharacterRole } from '#app/features/kits/documents/dinner.ts'
import type { Locale } from '#app/i18n/locale.ts'

type Seat = {
  id: string
  role: CharacterRole
  isOptional: boolean
  name: { text: string; language: Locale | undefined }
}

/** Who can sit at it: the guests of a dinner; of a room only how many. */
export type Table = { seats: readonly Seat[]; players: { fewest: number; most: number } }

export const guestsOf = ({ seats }: Table): Seat[] => seats.filter(isGuest)

/** In whatever order. */
const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))

/** The rule of the checks: the dinner was tried without these guests. */
export function isPossibleTable({ seats, players }: Table, absentIds: readonly string[]): boolean {
  if (absentIds.length === 0) return true
  return seatingsOf({ characters: seats, guests: players }).some((set) => isSameSet(set, absentIds))
}
