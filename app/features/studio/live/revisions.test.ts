import { expect, test } from 'vitest'
import { Revisions } from './revisions.ts'

test('own saves one after another leave nothing to be loaded', () => {
  const revisions = new Revisions(3)
  revisions.saved(4)
  revisions.saved(5)
  expect(revisions.isBehind(5)).toBe(false)
  expect(revisions.isBehind(6)).toBe(true)
})

test('after an own save that somebody else’s came before, the draft is loaded', () => {
  const revisions = new Revisions(3)
  revisions.saved(5)
  expect(revisions.isBehind(5)).toBe(true)
  revisions.loaded(5)
  expect(revisions.isBehind(5)).toBe(false)
})

test('a page that nobody tells of others’ saves hears of them by the number of its own', () => {
  const revisions = new Revisions(3)
  let heard = 0
  const end = revisions.whenBehind(() => heard++)
  revisions.saved(4)
  expect(heard).toBe(0)
  revisions.saved(6)
  expect(heard).toBe(1)
  end()
  revisions.saved(7)
  expect(heard).toBe(1)
})

test('an answer that counted no save, and an old page, change nothing', () => {
  const revisions = new Revisions(3)
  revisions.saved(3)
  revisions.loaded(2)
  expect(revisions.isBehind(3)).toBe(false)
  expect(revisions.isBehind(4)).toBe(true)
})
