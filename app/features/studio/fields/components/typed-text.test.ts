import { expect, test } from 'vitest'
import { shownText } from './typed-text.tsx'

const typed = { text: ' From here ', over: 'Untitled' }

test.each([
  ['before the draft has it', 'Untitled'],
  ['when a save has trimmed it', 'From here'],
])('typed text stays as it was typed: %s', (_, value) => {
  expect(shownText(typed, value)).toBe(typed.text)
})

test('what another tab wrote into a focused field is shown', () => {
  expect(shownText(typed, 'From there')).toBe('From there')
})

test('a price stays as it was typed while it means the same', () => {
  const isSame = (value: string, text: string) => Number(value) === Number(text)
  expect(shownText({ text: '5', over: '0.00' }, '5.00', isSame)).toBe('5')
  expect(shownText({ text: '5', over: '0.00' }, '7.00', isSame)).toBe('7.00')
})
