import { expect, test } from 'vitest'
import { conditionSchema } from '#app/features/engine/condition.schema.ts'
import { leafTypes } from '#app/features/engine/conditions/index.ts'
import { groupOf, newPart, readFlagValue, readForm, writeForm } from './condition-form.ts'

const solved = { type: 'puzzle_solved', puzzleId: 'p1' }
const visited = { type: 'scene_visited', sceneId: 's1' }
const isReadable = (raw: unknown) => conditionSchema.safeParse(raw).success

test.each([
  ['one thing', solved, false],
  ['an item', { type: 'has_item', itemId: 'i1' }, false],
  ['several of an item', { type: 'has_item', itemId: 'i1', count: 3 }, false],
  ['what somebody said', { type: 'node_seen', npcId: 'n1', nodeId: 'the secret' }, false],
  ['a flag that is compared', { type: 'flag_compared', flag: 'oil', compare: 'lt', value: 3 }, false],
  ['wrong answers', { type: 'attempts', puzzleId: 'p1', atLeast: 2 }, false],
  ['hints of all puzzles', { type: 'hints_used', atLeast: 2 }, false],
  ['the time', { type: 'minutes_elapsed', atLeast: 30 }, false],
  ['the contrary', { type: 'not', of: visited }, true],
])('%s is a line of the form, and is written back unchanged', (_title, raw, negated) => {
  const form = readForm(raw)!
  expect(form).toMatchObject({ join: 'all', parts: [{ kind: negated ? visited.type : raw.type, negated }] })
  expect(writeForm(form)).toEqual(raw)
  expect(isReadable(raw)).toBe(true)
})

test('no condition has no line, and is written as empty', () => {
  expect(readForm({})).toEqual(groupOf('all', []))
  expect(writeForm(groupOf('any', []))).toEqual({})
})

test('several parts are joined, and each can be negated', () => {
  const raw = { type: 'any', of: [solved, { type: 'not', of: { type: 'flag_set', flag: 'lamp' } }] }
  expect(readForm(raw)!.parts.map(({ kind }) => kind)).toEqual(['puzzle_solved', 'flag_set'])
  expect(writeForm(readForm(raw)!)).toEqual(raw)
})

test.each([
  ['at least one of', { type: 'any', of: [solved] }, { join: 'any', negated: false }],
  ['none of', { type: 'not', of: { type: 'any', of: [solved, visited] } }, { join: 'any', negated: true }],
  ['not all of', { type: 'not', of: { type: 'all', of: [solved] } }, { join: 'all', negated: true }],
  ['not not', { type: 'not', of: { type: 'not', of: solved } }, { join: 'any', negated: true, bare: true }],
  [
    'the contrary of a comparison',
    { type: 'not', of: { type: 'flag_compared', flag: 'oil', compare: 'lt', value: 3 } },
    { join: 'any', negated: true, bare: true },
  ],
  ['nothing at all', { type: 'all', of: [] }, { join: 'all', negated: false, parts: [] }],
])(
  '"%s" is a group, as the whole condition and inside another, and is written back unchanged',
  (_title, raw, group) => {
    expect(readForm(raw)).toMatchObject({ kind: 'group', ...group })
    const outer = { type: 'all', of: [visited, raw] }
    expect(readForm(outer)!.parts[1]).toMatchObject({ kind: 'group', ...group })
    expect(writeForm(readForm(outer)!)).toEqual(outer)
  },
)

test.each([
  ['a count that is no number', { type: 'has_item', itemId: 'i1', count: 'many' }],
  ['a group with something beside its parts', { type: 'any', of: [solved], note: 'mine' }],
  ['a word that the grammar does not know', { type: 'full_moon' }],
])('%s is a line that only the JSON can change, and is kept beside the others', (_title, odd) => {
  const raw = { type: 'all', of: [visited, odd] }
  const form = readForm(raw)!
  expect(form.parts[1]).toEqual({ kind: 'other', raw: odd })
  expect(writeForm(form)).toEqual(raw)
})

test('a key that no form shows stays where it is', () => {
  const raw = { ...solved, note: 'mine' }
  expect(writeForm(readForm(raw)!)).toEqual(raw)
})

test.each([
  ['a word of no condition', { when: 'always' }],
  ['parts that are no list', { type: 'all', of: 'p1' }],
  ['a list of words', { type: 'any', of: ['p1'] }],
  ['something beside the parts', { type: 'all', of: [], note: 'mine' }],
])('%s cannot be shown by the form', (_title, raw) => {
  expect(readForm(raw)).toBeNull()
})

test.each(leafTypes)('a new line "%s" is kept, and cannot be published until what it refers to is chosen', (kind) => {
  const raw = writeForm(groupOf('all', [newPart(kind)]))
  expect(readForm(raw)!.parts).toEqual([newPart(kind)])
  expect(isReadable(raw)).toBe(['hints_used', 'minutes_elapsed', 'role'].includes(kind))
})

test.each([
  ['3', 3],
  ['-0.5', -0.5],
  ['007', '007'],
  ['1.', '1.'],
  ['true', true],
  ['red', 'red'],
  ['', ''],
])('the value "%s" has the type that it looks like', (typed, value) => {
  expect(readFlagValue(typed)).toBe(value)
})
