import { expect, test } from 'vitest'
import { isReadable, readForm, writeForm } from './condition-form.ts'

const solved = { type: 'puzzle_solved', puzzleId: 'p1' }
const visited = { type: 'scene_visited', sceneId: 's1' }

test.each([
  ['nothing', {}, { join: 'all', parts: [] }],
  ['one thing', solved, { join: 'all', parts: [{ kind: 'puzzle_solved', subject: 'p1', negated: false }] }],
  ['the contrary', { type: 'not', of: visited }, { join: 'all', parts: [{ kind: 'scene_visited', subject: 's1', negated: true }] }],
])('%s is read, and written back as it was', (_title, raw, form) => {
  expect(readForm(raw)).toEqual(form)
  expect(writeForm(readForm(raw)!)).toEqual(raw)
  expect(isReadable(raw)).toBe(true)
})

test('several things are joined, each may be turned round', () => {
  const raw = { type: 'any', of: [solved, { type: 'not', of: { type: 'flag_set', flag: 'lamp' } }] }
  expect(writeForm(readForm(raw)!)).toEqual(raw)
  expect(isReadable(raw)).toBe(true)
})

test.each([
  ['a condition inside another', { type: 'all', of: [{ type: 'any', of: [solved] }] }],
  ['an item', { type: 'has_item', itemId: 'i1', count: 1 }],
  ['a key that the form does not know', { ...solved, more: 1 }],
  ['not not', { type: 'not', of: { type: 'not', of: solved } }],
])('%s is more than the form can show', (_title, raw) => {
  expect(readForm(raw)).toBeNull()
})

test('a line whose blank is not filled in is kept, and cannot be published', () => {
  const raw = writeForm({ join: 'all', parts: [{ kind: 'puzzle_solved', subject: '', negated: false }] })
  expect(readForm(raw)?.parts).toHaveLength(1)
  expect(isReadable(raw)).toBe(false)
})
