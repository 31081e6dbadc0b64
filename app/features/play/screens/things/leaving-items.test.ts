import { expect, test } from 'vitest'
import type { ItemProjection } from '#app/features/engine/projection.ts'
import { nextSlots } from './leaving-items.ts'

const item = (id: string, count = 1): ItemProjection => ({
  id,
  rarity: 'common',
  consumable: true,
  iconAssetId: null,
  name: id,
  description: '',
  accessibilityText: '',
  count,
  isNew: false,
})
const names = (slots: ReturnType<typeof nextSlots>) =>
  slots.map((slot) => `${slot.item.id}${slot.leaving ? ' leaves' : ''}`)

test('a used-up item leaves from where it was, and a new one simply appears', () => {
  const before = nextSlots([], [item('key'), item('wax'), item('rope')])
  expect(names(before)).toEqual(['key', 'wax', 'rope'])
  expect(names(nextSlots(before, [item('key'), item('rope'), item('candle')]))).toEqual([
    'key',
    'wax leaves',
    'rope',
    'candle',
  ])
})

test('an item with one fewer stays; one that returns while leaving is there again', () => {
  const before = nextSlots([], [item('wax', 2)])
  expect(nextSlots(before, [item('wax', 1)])).toEqual([{ item: item('wax', 1), leaving: false }])
  const leaving = nextSlots(before, [])
  expect(names(leaving)).toEqual(['wax leaves'])
  expect(names(nextSlots(leaving, [item('wax')]))).toEqual(['wax'])
})
