import { expect, test } from 'vitest'
import { emptyHistory, recorded, redone, together, undone } from './history.ts'
import type { Entry } from './history.ts'

const moved = (from: number, to: number, at: number): Entry => ({ name: 'a x', at, undo: { kind: 'edit', row: 'a', changes: { x: from } }, redo: { kind: 'edit', row: 'a', changes: { x: to } } })

test('the last thing is undone first and done again last', () => {
  const history = recorded(recorded(emptyHistory, moved(1, 2, 0)), moved(2, 3, together))
  const first = undone(history)
  expect(first?.step).toMatchObject({ changes: { x: 2 } })
  expect(undone(first!.history)?.step).toMatchObject({ changes: { x: 1 } })
  expect(redone(undone(first!.history)!.history)?.step).toMatchObject({ changes: { x: 2 } })
})

test('edits of the same fields that follow quickly are one: undo goes back to before the first', () => {
  const history = recorded(recorded(emptyHistory, moved(1, 2, 0)), moved(2, 3, together - 1))
  expect(history.done).toHaveLength(1)
  expect(undone(history)?.step).toMatchObject({ changes: { x: 1 } })
  expect(redone(undone(history)!.history)?.step).toMatchObject({ changes: { x: 3 } })
})

test('something new forgets what was undone; nothing to undo is nothing', () => {
  const after = recorded(undone(recorded(emptyHistory, moved(1, 2, 0)))!.history, moved(1, 9, 5_000))
  expect(redone(after)).toBeNull()
  expect(undone(emptyHistory)).toBeNull()
})
