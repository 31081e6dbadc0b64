import { expect, test } from 'vitest'
import { isVisible, nameLine, withoutUnseen } from './visible-text.ts'

test.each([
  ['  Ada \n  Lovelace ', 'Ada Lovelace'],
  ['\u202Eevil\u202C \u2066x\u2069', 'evil x'],
  ['\u200Fשרה\u200E', 'שרה'],
  ['sh\u200Bi\u00ADt \u2060x\uFEFF', 'shit x'],
  ['sh\u200Dit sh\u200Cit', 'shit shit'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['👩\u200D🚀 Mae ❤\uFE0F', '👩\u200D🚀 Mae ❤\uFE0F'],
  ['🏳\uFE0F\u200D🌈', '🏳\uFE0F\u200D🌈'],
  [
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} Iona',
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} Iona',
  ],
  ['Ada\u{E0067}\u{E0062}', 'Ada'],
  ['🇨🇦 Zoé', '🇨🇦 Zoé'],
  ['\u200D\u200C', ''],
])('the name %j is shown as %j', (typed, shown) => {
  expect(nameLine(typed)).toBe(shown)
  expect(nameLine(shown)).toBe(shown)
})

test('something visible has to be left', () => {
  for (const name of ['A', 'é', '李', '7', '?', '❤\uFE0F', '\u202E.', '🏴'])
    expect(isVisible(name), JSON.stringify(name)).toBe(true)
  for (const name of [
    '',
    ' ',
    '\u200B',
    '\u3164',
    '\uFFA0',
    '\u2800',
    '\u0301',
    '\u202E\u202C',
    '\u{E0067}',
    '\u180E',
    '\u00A0',
  ])
    expect(isVisible(name), JSON.stringify(name)).toBe(false)
})

test('line breaks and spaces of a longer text stay', () => {
  expect(withoutUnseen(' a\n\n b\u200B ')).toBe(' a\n\n b ')
})
