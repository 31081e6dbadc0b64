import { expect, test } from 'vitest'
import { partKinds } from './condition-form.ts'
import { firstKind, isOffered } from './offered-kinds.ts'

const nothing = { scenes: [], puzzles: [], items: [], nodes: [] }
const one = [{}] as never[]

test('an empty adventure offers flags, hints and time, and a new line begins with one of them', () => {
  expect(partKinds.filter((kind) => isOffered(kind, nothing))).toEqual([
    'flag_set',
    'flag_compared',
    'hints_used',
    'minutes_elapsed',
  ])
  expect(firstKind(nothing)).toBe('flag_set')
  expect(firstKind({ ...nothing, scenes: one })).toBe('scene_visited')
  expect(firstKind({ ...nothing, scenes: one, items: one, puzzles: one })).toBe('puzzle_solved')
})

test('what the adventure has is offered', () => {
  expect(partKinds.filter((kind) => isOffered(kind, { ...nothing, puzzles: one, nodes: one }))).toEqual([
    'puzzle_solved',
    'node_seen',
    'flag_set',
    'flag_compared',
    'attempts',
    'hints_used',
    'minutes_elapsed',
  ])
})
