import { expect, test } from 'vitest'
import { partnersById } from './together.ts'

const row = (id: string, togetherWith: string | null = null, together = true) => ({ id, together, togetherWith })
const plain = (id: string) => row(id, null, false)
const partners = (...rows: ReturnType<typeof row>[]) => Object.fromEntries(partnersById(rows))

test('of two that belong together each takes two, whichever names the other', () => {
  expect(partners(row('left', 'right'), plain('right'), plain('door'))).toEqual({ left: ['right'], right: ['left'] })
  expect(partners(row('left', 'right'), row('right', 'left'))).toEqual({ left: ['right'], right: ['left'] })
  expect(partners(row('left', 'right'), row('right'))).toEqual({ left: ['right'], right: ['left'] })
})

test('one without a partner is pressed by both, also when its partner is gone', () => {
  expect(partners(row('chest'), plain('door'))).toEqual({ chest: ['chest'] })
  expect(partners(row('left', 'right'))).toEqual({ left: ['left'] })
})

test('one that several name goes with any of them', () => {
  expect(partners(row('a', 'wheel'), row('b', 'wheel'), plain('wheel'))).toEqual({
    a: ['wheel'],
    b: ['wheel'],
    wheel: ['a', 'b'],
  })
})
