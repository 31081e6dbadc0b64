import { expect, test } from 'vitest'
import { effectOf, soundEffect } from './effect-sounds.ts'

test('of several simultaneous events, only the most important one is heard, once', () => {
  expect(effectOf([{ type: 'item_gained' }, { type: 'puzzle_solved' }], true)).toBe('solve')
  expect(effectOf([{ type: 'item_gained' }], true)).toBe('find')
  expect(effectOf([{ type: 'answered_wrong' }], false)).toBe('wrong')
  expect(effectOf([{ type: 'puzzle_opened' }], false)).toBe('open')
  expect(effectOf([], true)).toBe('door')
  expect(effectOf([{ type: 'puzzle_solved' }], true, true)).toBe('end')
  expect(effectOf([{ type: 'said' }], false)).toBeNull()
})

test('nothing breaks where there is no sound', () => {
  expect(() => soundEffect('find', 0.5)).not.toThrow()
})
