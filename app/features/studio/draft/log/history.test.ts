import { expect, test } from 'vitest'
import type { Change } from '#app/features/studio/draft/command.schema.ts'
import { completed, emptyHistory, recorded, oneStepMs, without } from './history.ts'
import type { Step } from './history.ts'

const back = (row: string, from: number, to: number): Change => ({
  op: 'change',
  kind: 'hotspot',
  id: row,
  fields: { x: from },
  was: { x: to },
})
const moved = (from: number, to: number, at: number): Step => ({ name: 'a x', at, undo: [back('a', from, to)] })

test('quick steps of the same name are one: undo goes before the first, redo after the last', () => {
  const history = recorded(recorded(emptyHistory, moved(1, 2, 0)), moved(2, 3, oneStepMs - 1))
  expect(history.done).toMatchObject([{ undo: [back('a', 1, 3)] }])
  expect(recorded(history, moved(3, 4, 2 * oneStepMs)).done).toHaveLength(2)
})

test('moving several rows together is one step for all of them', () => {
  const both = (from: number, to: number, at: number): Step => ({
    name: 'a b x',
    at,
    undo: [back('a', from, to), back('b', from + 10, to + 10)],
  })
  const history = recorded(recorded(emptyHistory, both(1, 2, 0)), both(2, 3, 10))
  expect(history.done).toMatchObject([{ undo: [back('a', 1, 3), back('b', 11, 13)] }])
})

test('a new step clears what was undone', () => {
  expect(recorded({ done: [], undone: [moved(1, 2, 0)] }, moved(1, 9, 5_000)).undone).toEqual([])
})

test('a completed step stays separate, however quickly the next one follows', () => {
  expect(recorded(completed(recorded(emptyHistory, moved(1, 2, 0))), moved(2, 3, 10)).done).toHaveLength(2)
  expect(completed(emptyHistory)).toEqual(emptyHistory)
})

test('parts of one step are merged however late they come, unless something was done between', () => {
  const part = (row: string, at: number): Step => ({
    name: 'pictures',
    at,
    isPart: true,
    undo: [{ op: 'remove', kind: 'scene', ids: [row] }],
  })
  const both = recorded(recorded(emptyHistory, part('a', 0)), part('b', 60_000))
  expect(both.done).toMatchObject([{ undo: [{ ids: ['a'] }, { ids: ['b'] }] }])
  expect(recorded(recorded(both, moved(1, 2, 60_001)), part('c', 60_002)).done).toHaveLength(3)
})

test('what came to nothing is left out of its step, and an empty step out of all', () => {
  const step: Step = { name: 'x', at: 0, undo: [back('a', 1, 2), back('b', 1, 2)] }
  const left = without({ done: [step], undone: [] }, step.undo[0]!)
  expect(left.done).toEqual([{ ...step, undo: [step.undo[1]] }])
  expect(without(left, step.undo[1]!).done).toEqual([])
})
