import { expect, test } from 'vitest'
import { dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import { phasesOf, phaseText } from '#app/features/kits/documents/dinner.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { keyOf, phaseAt, phaseKey, placed } from '#app/features/kits/documents/phases.ts'
import { lanesOf, reachOf } from './timeline.ts'

const dinner = readDinner(dinnerRows())

test('a phase survives being stored in a row and read back', () => {
  for (const phase of phasesOf(dinner)) {
    expect(phaseAt(dinner, keyOf(placed(phase), dinner))).toEqual(phase)
    expect(phaseAt(dinner, phaseKey(phase))).toEqual(phase)
  }
})

test('a phase that no longer exists reads as none', () => {
  expect(keyOf({ phase: 'course', courseId: 'soup' }, dinner)).toBe('')
  expect(keyOf({ phase: null, courseId: null }, dinner)).toBe('')
  expect(placed(phaseAt(dinner, ''))).toEqual({ phase: null, courseId: null })
})

test('a course without a name is called by its number', () => {
  const courses = [{ id: 'a', name: ' ' }]
  expect(phaseText({ name: 'course', courseId: 'a' }, courses)).toContain('1')
})

test('the timeline has a lane for each character who was there, and connects them', () => {
  const lanes = lanesOf(dinner)
  expect(lanes.map(({ character }) => character.id)).toEqual(['ada', 'bruno', 'clara', 'edith'])
  expect(lanes.at(-1)!.at).toEqual([null, 'sees'])
  expect([reachOf(lanes, 0), reachOf(lanes, 1), reachOf(lanes, 2)]).toEqual([
    { from: 0, to: 0 },
    { from: 1, to: 3 },
    null,
  ])
})
