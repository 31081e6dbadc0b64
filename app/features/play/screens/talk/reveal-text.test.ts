import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planReveal, revealedLength, revealTime } from './reveal-text.ts'

test('a text appears letter by letter, from its first to its last', () => {
  const plan = planReveal('Bonsoir', 'fr')
  expect(revealedLength(plan, 0)).toBe(1)
  expect(revealedLength(plan, revealTime(plan) - 1)).toBe(6)
  expect(revealedLength(plan, revealTime(plan))).toBe(7)
})

test('speech pauses after a comma, longer after a sentence, not in a number or an ellipsis', () => {
  const pause = (text: string, place: number) => {
    const plan = planReveal(text, 'en')
    return plan[place + 1]!.at - plan[place]!.at
  }
  expect(pause('ab cd', 1)).toBeLessThan(pause('a, cd', 1))
  expect(pause('a, cd', 1)).toBeLessThan(pause('a. cd', 1))
  expect(pause('3.14', 1)).toBe(pause('3514', 1))
  expect(pause('a... b', 1)).toBe(pause('abcd b', 1))
})

test('an accent, a flag or a family emoji is never split', () => {
  const text = 'e\u0301 \u{1F1E8}\u{1F1E6} \u{1F468}\u200D\u{1F469}\u200D\u{1F467}'
  expect(planReveal(text, 'en').map(({ end }, place, plan) => text.slice(plan[place - 1]?.end ?? 0, end))).toEqual([
    'e\u0301',
    ' ',
    '\u{1F1E8}\u{1F1E6}',
    ' ',
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  ])
})

test('no speech takes longer than seven seconds, and an empty one takes none', () => {
  expect(revealTime(planReveal('Well, then. '.repeat(500), 'en'))).toBeLessThanOrEqual(7_000)
  expect(revealedLength(planReveal('', 'en'), 0)).toBe(0)
  expect(revealTime(planReveal('', 'en'))).toBe(0)
})

test('any text shows a prefix at any moment, never less later, and all of it in the end', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(8_000), fc.nat(8_000), (text, one, other) => {
      const plan = planReveal(text, 'en')
      const [early, late] = [Math.min(one, other), Math.max(one, other)].map((elapsed) => revealedLength(plan, elapsed))
      expect(early!).toBeLessThanOrEqual(late!)
      expect(revealedLength(plan, revealTime(plan))).toBe(text.length)
    }),
  )
})
