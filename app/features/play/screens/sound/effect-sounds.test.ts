import { expect, test } from 'vitest'
import { effectOf, soundEffect } from './effect-sounds.ts'

test('of several things that happen at once, the one that matters most is heard, once', () => {
  expect(effectOf([{ type: 'item_gained' }, { type: 'puzzle_solved' }], true)).toBe('solve')
  expect(effectOf([{ type: 'item_gained' }], true)).toBe('find')
  expect(effectOf([{ type: 'answered_wrong' }], false)).toBe('wrong')
  expect(effectOf([], true)).toBe('door')
  expect(effectOf([{ type: 'said' }], false)).toBeNull()
})

test('where there is no sound at all, nothing breaks', () => {
  expect(() => soundEffect('find', 0.5)).not.toThrow()
})
