import type { RoomDocument } from '#app/features/kits/documents/room.ts'

/** Numbers on the backs of cards, by prop or clue id: the set-up list refers to them, and they reveal no order. */
export function cardNumbers({ props, clues }: Pick<RoomDocument, 'props' | 'clues'>): ReadonlyMap<string, string> {
  const printed = props.filter(({ source }) => source === 'print').map(({ id }) => id)
  const alone = clues.filter(({ propId }) => propId === null || !printed.includes(propId)).map(({ id }) => id)
  const backwards = (id: string) => [...id].toReversed().join('')
  const ids = [...printed, ...alone].toSorted((one, other) => (backwards(one) < backwards(other) ? -1 : 1))
  return new Map(ids.map((id, at) => [id, String(at + 1)]))
}
