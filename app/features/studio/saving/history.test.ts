import { expect, test } from 'vitest'
import { completed, emptyHistory, recorded, redone, together, undone } from './history.ts'
import type { Entry } from './history.ts'

const moved = (from: number, to: number, at: number): Entry => ({
  name: 'a x',
  at,
  undo: { kind: 'edit', rows: { a: { x: from } } },
  redo: { kind: 'edit', rows: { a: { x: to } } },
})

test('the last thing is undone first and done again last', () => {
  const history = recorded(recorded(emptyHistory, moved(1, 2, 0)), moved(2, 3, together))
  const first = undone(history)
  expect(first?.step).toMatchObject({ rows: { a: { x: 2 } } })
  expect(undone(first!.history)?.step).toMatchObject({ rows: { a: { x: 1 } } })
  expect(redone(undone(first!.history)!.history)?.step).toMatchObject({ rows: { a: { x: 2 } } })
})

test('edits of the same fields that follow quickly are one: undo goes back to before the first', () => {
  const history = recorded(recorded(emptyHistory, moved(1, 2, 0)), moved(2, 3, together - 1))
  expect(history.done).toHaveLength(1)
  expect(undone(history)?.step).toMatchObject({ rows: { a: { x: 1 } } })
  expect(redone(undone(history)!.history)?.step).toMatchObject({ rows: { a: { x: 3 } } })
})

test('something new forgets what was undone; nothing to undo is nothing', () => {
  const after = recorded(undone(recorded(emptyHistory, moved(1, 2, 0)))!.history, moved(1, 9, 5_000))
  expect(redone(after)).toBeNull()
  expect(undone(emptyHistory)).toBeNull()
})

test('several rows nudged along together are one step for all of them', () => {
  const both = (from: number, to: number, at: number): Entry => ({
    name: 'a b x',
    at,
    undo: { kind: 'edit', rows: { a: { x: from }, b: { x: from + 10 } } },
    redo: { kind: 'edit', rows: { a: { x: to }, b: { x: to + 10 } } },
  })
  const history = recorded(recorded(emptyHistory, both(1, 2, 0)), both(2, 3, 10))
  expect(undone(history)?.step).toEqual({ kind: 'edit', rows: { a: { x: 1 }, b: { x: 11 } } })
  expect(redone(undone(history)!.history)?.step).toEqual({ kind: 'edit', rows: { a: { x: 3 }, b: { x: 13 } } })
})

test('what is complete stays a step of its own, however quickly the next one follows', () => {
  const history = recorded(completed(recorded(emptyHistory, moved(1, 2, 0))), moved(2, 3, 10))
  expect(history.done).toHaveLength(2)
  expect(undone(history)?.step).toMatchObject({ rows: { a: { x: 2 } } })
  expect(completed(emptyHistory)).toEqual(emptyHistory)
})
