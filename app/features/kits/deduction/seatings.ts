import { isGuest, mostOptionalGuests } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, DinnerDocument } from '#app/features/kits/documents/dinner.ts'

/** Each set of absent optional guests that leaves a number of guests within the range, smallest sets first.
 * Empty if there are more optional guests than are tried. */
export function seatingsOf({
  characters,
  guests,
}: Pick<DinnerDocument, 'guests'> & {
  characters: readonly Pick<DinnerCharacter, 'id' | 'role' | 'isOptional'>[]
}): string[][] {
  const all = characters.filter(isGuest)
  const optional = all.filter(({ isOptional }) => isOptional).map(({ id }) => id)
  if (optional.length > mostOptionalGuests) return []
  return optional
    .reduce<string[][]>((sets, id) => [...sets, ...sets.map((set) => [...set, id])], [[]])
    .filter(({ length }) => all.length - length >= guests.fewest && all.length - length <= guests.most)
    .toSorted((a, b) => a.length - b.length)
}
