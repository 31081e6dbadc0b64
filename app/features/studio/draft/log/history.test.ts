import { expect, test } from 'vitest'
import type { Change } from '#app/features/studio/draft/command.schema.ts'
import { completed, emptyHistory, recorded, oneStepMs } from './history.ts'
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
