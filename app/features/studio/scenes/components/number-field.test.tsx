import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { UnreadableContext } from '#app/features/studio/fields/components/unreadable-texts.ts'
import { NumberField } from './number-field.tsx'
import { numberWithin } from './number-field.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

test.each([
  ['0', 0],
  ['100', 100],
  ['37.5', 37.5],
  ['250', null],
  ['-1', null],
  ['', null],
  [' ', null],
  ['abc', null],
])('typing "%s" gives the percentage %s', (typed, value) => {
  expect(numberWithin(typed, 0, 100)).toBe(value)
})

const drawn = (texts: Record<string, string>) =>
  renderToStaticMarkup(
    <UnreadableContext value={{ texts, keep: () => {}, follow: () => {} }}>
      <NumberField
        label="X (%)"
        name="x"
        value={37.123}
        step={0.5}
        min={0}
        max={100}
        onChange={() => {}}
        error={undefined}
      />
    </UnreadableContext>,
  )

test.each([
  ['en', 'Enter a number from 0 to 100.'],
  ['fr', 'Entrez un nombre de 0 à 100.'],
] as const)('in %s a number out of bounds stays in the field, with an error, and blocks the form', (locale, text) => {
  overwriteGetLocale(() => locale)
  const html = drawn({ x: '250' })
  expect(html).toContain(text)
  expect(html).toContain('value="250"')
  expect(html).toContain('data-unreadable="true"')
})

test('a number within bounds is shown rounded, without a message', () => {
  const html = drawn({})
  expect(html).toContain('value="37.12"')
  expect(html).not.toContain('data-unreadable')
  expect(html).not.toContain('aria-invalid="true"')
})
