import { expect, test } from 'vitest'
import { firstKind } from './offered-kinds.ts'

const nothing = { scenes: [], puzzles: [], items: [], nodes: [] }
const one = [{}] as never[]

test('a new line of a condition starts with something that the adventure has', () => {
  expect(firstKind(nothing)).toBe('flag_set')
  expect(firstKind({ ...nothing, scenes: one })).toBe('scene_visited')
  expect(firstKind({ ...nothing, scenes: one, items: one, puzzles: one })).toBe('puzzle_solved')
})
