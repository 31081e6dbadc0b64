import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conditionSchema } from '#app/features/engine/condition.schema.ts'
import { groupOf, newPart, readForm, writeForm } from './condition-form.ts'
import type { ConditionGroup, ConditionPart } from './condition-form.ts'
import {
  addGroup,
  addPart,
  changeJoin,
  isPermitted,
  joinOf,
  joins,
  movePart,
  partAt,
  replacePart,
  unwrapGroup,
  wrapPart,
} from './condition-tree.ts'
import type { PartPath } from './condition-tree.ts'

type Json = Record<string, unknown>

const leaf = fc.oneof(
  fc.record({ type: fc.constant('puzzle_solved'), puzzleId: fc.constantFrom('p1', 'p2', '') }),
  fc.record({
    type: fc.constant('flag_compared'),
    flag: fc.constant('oil'),
    compare: fc.constantFrom('lt', 'gte'),
    value: fc.integer(),
  }),
  fc.record({
    type: fc.constant('has_item'),
    itemId: fc.constant('i1'),
    count: fc.integer({ min: 1, max: 9 }),
    note: fc.constant('mine'),
  }),
  fc.record({ type: fc.constant('full_moon') }),
)
const { tree } = fc.letrec<{ tree: Json; part: Json }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.record({ type: fc.constantFrom('all', 'any'), of: fc.array(tie('part'), { minLength: 2, maxLength: 4 }) }),
    fc.record({ type: fc.constant('not'), of: tie('part') }),
  ),
  part: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.record({ type: fc.constantFrom('all', 'any'), of: fc.array(tie('part'), { maxLength: 4 }) }),
    fc.record({ type: fc.constant('not'), of: tie('part') }),
  ),
}))
const readable = tree.filter((raw) => (readForm(raw)?.parts.length ?? 0) > 0)

const pathsOf = (part: ConditionPart, path: PartPath = []): PartPath[] => [
  path,
  ...(part.kind === 'group' ? part.parts.flatMap((each, index) => pathsOf(each, [...path, index])) : []),
]
const leavesOf = (part: ConditionPart): unknown[] => (part.kind === 'group' ? part.parts.flatMap(leavesOf) : [part])
const withPlace = readable
  .map((raw) => readForm(raw)!)
  .chain((form) => fc.record({ form: fc.constant(form), path: fc.constantFrom(...pathsOf(form).slice(1)) }))
const reread = (form: ConditionGroup) => readForm(writeForm(form))

describe('for every condition', () => {
  test('what the form shows is written back unchanged', () => {
    fc.assert(fc.property(readable, (raw) => void expect(writeForm(readForm(raw)!)).toEqual(raw)))
  })

  test('what is written is shown again unchanged', () => {
    fc.assert(fc.property(readable, (raw) => void expect(reread(readForm(raw)!)).toEqual(readForm(raw))))
  })

  test('putting a part into a group and dissolving the group again changes nothing', () => {
    fc.assert(
      fc.property(withPlace, ({ form, path }) => {
        const wrapped = wrapPart(form, path)
        expect(partAt(wrapped, [...path, 0])).toEqual(partAt(form, path))
        expect(reread(wrapped)).toEqual(isPermitted(wrapped) ? wrapped : null)
        expect(leavesOf(unwrapGroup(wrapped, path))).toEqual(leavesOf(form))
        expect(pathsOf(unwrapGroup(wrapped, path))).toEqual(pathsOf(form))
      }),
    )
  })

  test('moving a part one step and one step back restores its place; nothing is lost', () => {
    fc.assert(
      fc.property(withPlace, fc.constantFrom(-1, 1), ({ form, path }, by) => {
        const moved = movePart(form, path, by)
        if (!moved) return void expect(path).toEqual([by < 0 ? 0 : form.parts.length - 1])
        expect(partAt(moved.form, moved.path)).toEqual(partAt(form, path))
        const sorted = (each: ConditionGroup) =>
          leavesOf(each)
            .map((one) => JSON.stringify(one))
            .toSorted()
        expect(sorted(moved.form)).toEqual(sorted(form))
        const back = movePart(moved.form, moved.path, by < 0 ? 1 : -1)!
        expect(back.path).toEqual(path)
        expect(pathsOf(back.form)).toEqual(pathsOf(form))
      }),
    )
  })

  test('changing how a group joins its parts gives the chosen join and keeps the parts', () => {
    fc.assert(
      fc.property(withPlace, fc.constantFrom(...joins), ({ form, path }, join) => {
        const group = partAt(form, path)
        if (group?.kind !== 'group') return void expect(changeJoin(form, path, join)).toBe(form)
        const after = partAt(changeJoin(form, path, join), path) as ConditionGroup
        expect([joinOf(after), after.parts]).toEqual([join, group.parts])
      }),
    )
  })

  test('a part is removed with everything in it, and nothing else', () => {
    fc.assert(
      fc.property(withPlace, ({ form, path }) => {
        expect(leavesOf(form).length - leavesOf(replacePart(form, path)).length).toBe(
          leavesOf(partAt(form, path)!).length,
        )
      }),
    )
  })
})

const solved = newPart('puzzle_solved')

test('a new group is "any" among "all" and "all" among "any"', () => {
  const form = addGroup(groupOf('all', [solved]), [], solved)
  expect(form.parts[1]).toEqual(groupOf('any', [solved]))
  expect(partAt(addGroup(form, [1], solved), [1, 1])).toEqual(groupOf('all', [solved]))
  expect(writeForm(form)).toEqual({ type: 'all', of: [solved.fields, { type: 'any', of: [solved.fields] }] })
})

test('the only group of a condition stays a group in it', () => {
  const form = addGroup(groupOf('all', []), [], solved)
  expect(reread(form)).toEqual(form)
})

test('a "not" around one part becomes a group when there are more', () => {
  const raw = { type: 'not', of: { type: 'not', of: { type: 'puzzle_solved', puzzleId: 'p1' } } }
  expect(writeForm(addPart(readForm(raw)!, [], solved))).toEqual({
    type: 'not',
    of: { type: 'any', of: [raw.of, solved.fields] },
  })
})

test('what the grammar does not permit is known beforehand', () => {
  let form = groupOf('all', [solved])
  for (
    let path: PartPath = [];
    path.length < 6;
    path = [...path, (partAt(form, path) as ConditionGroup).parts.length - 1]
  )
    form = addGroup(form, path, solved)
  const deepest = [1, 1, 1, 1, 1, 1]
  expect([
    isPermitted(form),
    isPermitted(addGroup(form, deepest, solved)),
    isPermitted(changeJoin(form, deepest, 'none')),
  ]).toEqual([true, false, false])
  expect(conditionSchema.safeParse(JSON.parse(JSON.stringify(writeForm(form)).replaceAll('""', '"p1"'))).success).toBe(
    true,
  )
  const full = groupOf(
    'any',
    Array.from({ length: 50 }, () => solved),
  )
  expect([isPermitted(full), isPermitted(addPart(full, [], solved))]).toEqual([true, false])
})

test('a condition past the limits is left to the JSON', () => {
  let raw: Json = solved.fields
  for (let depth = 0; depth < 9; depth++) raw = { type: 'any', of: [raw] }
  expect(readForm(raw)).toBeNull()
})
