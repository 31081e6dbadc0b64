import type { RoomDocument } from '#app/features/kits/documents/room.ts'

/** What is printed on a card's back, by id of the prop or clue: the set-up names cards by it, and it tells no order. */
export function cardNumbers({ props, clues }: Pick<RoomDocument, 'props' | 'clues'>): ReadonlyMap<string, string> {
  const printed = props.filter(({ source }) => source === 'print').map(({ id }) => id)
  const alone = clues.filter(({ propId }) => propId === null || !printed.includes(propId)).map(({ id }) => id)
  const backwards = (id: string) => [...id].toReversed().join('')
  const ids = [...printed, ...alone].toSorted((one, other) => (backwards(one) < backwards(other) ? -1 : 1))
  return new Map(ids.map((id, at) => [id, String(at + 1)]))
}
