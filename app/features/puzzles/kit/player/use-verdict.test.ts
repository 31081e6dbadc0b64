import { expect, test } from 'vitest'
import { nextJudged } from './use-verdict.ts'

const wrong = { kind: 'wrong' as const, reply: null }
const judged = nextJudged({ feedback: null, content: '[1]' }, wrong, '[1]')

test('a verdict stands as long as its answer', () => {
  expect(judged).toEqual({ feedback: wrong, content: '[1]' })
  expect(nextJudged(judged, wrong, '[1]')).toBe(judged)
})

test('changing an answer ends its verdict, and changing it back does not bring it again', () => {
  const changed = nextJudged(judged, wrong, '[1,2]')
  expect(changed.content).toBeNull()
  expect(nextJudged(changed, wrong, '[1]')).toBe(changed)
})

test('the next verdict is about the answer as it is by then', () => {
  const changed = nextJudged(judged, wrong, '[1,2]')
  expect(nextJudged(changed, { ...wrong }, '[1,2]').content).toBe('[1,2]')
})
