import { expect, test } from 'vitest'
import { approved, canApprove } from './suggestion.ts'
import type { Suggestion } from './suggestion.ts'

const suggestion = (text: string, more: Partial<Suggestion> = {}): Suggestion => ({
  key: text,
  label: 'Hint',
  language: 'en',
  text,
  isChosen: true,
  longest: 10,
  ...more,
})

test('the chosen suggestions are approved as their author left them, without emptied ones', () => {
  const all = [suggestion(' Look up. '), suggestion('No', { isChosen: false }), suggestion('  ')]
  expect(approved(all).map(({ text }) => text)).toEqual(['Look up.'])
  expect(canApprove(all)).toBe(true)
})

test('nothing can be approved while nothing is chosen, or while a chosen one is too long', () => {
  expect(canApprove([suggestion('No', { isChosen: false }), suggestion(' ')])).toBe(false)
  expect(canApprove([suggestion('Look up.'), suggestion('Look up, then down')])).toBe(false)
  expect(canApprove([suggestion('Look up.'), suggestion('Look up, then down', { isChosen: false })])).toBe(true)
})
