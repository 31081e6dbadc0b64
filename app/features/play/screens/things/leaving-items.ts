import type { ItemProjection } from '#app/features/engine/projection.ts'

export type Slot = { item: ItemProjection; leaving: boolean }

export function nextSlots(before: readonly Slot[], items: readonly ItemProjection[]): Slot[] {
  const slots: Slot[] = items.map((item) => ({ item, leaving: false }))
  const held = new Set(items.map(({ id }) => id))
  before.forEach((slot, place) => {
    if (!held.has(slot.item.id)) slots.splice(Math.min(place, slots.length), 0, { item: slot.item, leaving: true })
  })
  return slots
}
