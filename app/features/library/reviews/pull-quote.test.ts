import { expect, test } from 'vitest'
import { pullQuote } from './pull-quote.ts'
import { longestQuote } from './review-limits.ts'

test('a short review is quoted whole, on one line', () => {
  expect(pullQuote('  Dusty.\nAnd good. ')).toBe('Dusty. And good.')
})

test('a long review is quoted by its first whole sentences', () => {
  const text = `We laughed all evening! Version 2.5 of the winch is a delight. ${'It goes on and on '.repeat(20)}.`
  expect(pullQuote(text)).toBe('We laughed all evening! Version 2.5 of the winch is a delight.')
})

test('a sentence without an end is cut between two words', () => {
  const quote = pullQuote('ropes and wheels, '.repeat(30))
  expect(quote).toMatch(/^(ropes and wheels, )*ropes( and( wheels)?)?…$/)
  expect(quote.length).toBeLessThanOrEqual(longestQuote + 1)
})
