import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

type Messages = Record<string, unknown>

const read = (file: string): Messages => JSON.parse(readFileSync(file, 'utf8')) as Messages

const areas = readdirSync('app/i18n/messages/en').map((name) => ({
  name,
  en: join('app/i18n/messages/en', name),
  fr: join('app/i18n/messages/fr', name),
}))
const types = readdirSync('app/features/puzzles/types', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    name,
    en: join('app/features/puzzles/types', name, 'messages/en.json'),
    fr: join('app/features/puzzles/types', name, 'messages/fr.json'),
  }))
const files = [...areas, ...types]

const variantTexts = (message: unknown): string[] => {
  if (typeof message === 'string') return [message]
  if (Array.isArray(message)) return message.flatMap(variantTexts)
  if (message && typeof message === 'object')
    return Object.entries(message).flatMap(([key, value]) =>
      key === 'match'
        ? Object.values(value as Record<string, string>)
        : key === 'declarations' || key === 'selectors'
          ? []
          : variantTexts(value),
    )
  return []
}

const parameters = (message: unknown): string[] =>
  [
    ...new Set(
      variantTexts(message).flatMap((text) => [...text.matchAll(/\{\s*(\w+)\s*\}/g)].map((match) => match[1]!)),
    ),
  ].sort()

describe.each(files)('$name', ({ en, fr }) => {
  test('both languages have the same keys', () => {
    expect(existsSync(fr)).toBe(true)
    expect(Object.keys(read(fr)).sort()).toEqual(Object.keys(read(en)).sort())
  })

  test('a text takes the same parameters in both languages, and none is empty', () => {
    const french = read(fr)
    for (const [key, message] of Object.entries(read(en))) {
      expect(parameters(french[key]), key).toEqual(parameters(message))
      expect(
        [...variantTexts(message), ...variantTexts(french[key])].filter((text) => text.trim() === ''),
        key,
      ).toEqual([])
    }
  })

  test('French punctuation does not break away from its word', () => {
    const loose = Object.entries(read(fr)).flatMap(([key, message]) =>
      variantTexts(message)
        .filter((text) => / [:»]|« | %| \$/.test(text))
        .map((text) => `${key}: ${text}`),
    )
    expect(loose).toEqual([])
  })

  test('French has curly apostrophes and none of the spaces that Canadian usage leaves out', () => {
    const wrong = Object.entries(read(fr)).flatMap(([key, message]) =>
      variantTexts(message)
        .filter((text) => /\p{L}'\p{L}|[\u00a0\u202f ][!?;]/u.test(text))
        .map((text) => `${key}: ${text}`),
    )
    expect(wrong).toEqual([])
  })
})

/** Names, which are no words of a language. */
const names = ['Whodini', 'whodini-pages']

test('no text of several words is the same in both languages', () => {
  const wordsOf = (text: string) =>
    names.reduce((rest, name) => rest.replaceAll(name, ''), text.replaceAll(/\{[^}]*\}/g, '')).match(/\p{L}{3,}/gu) ??
    []
  const waiting = files.flatMap(({ en, fr }) => {
    const french = read(fr)
    return Object.entries(read(en)).filter(
      ([key, message]) =>
        JSON.stringify(message) === JSON.stringify(french[key]) &&
        variantTexts(message).some((text) => wordsOf(text).length > 1),
    )
  })
  expect(waiting.map(([key, message]) => `${key}: ${variantTexts(message)[0]}`)).toEqual([])
})

/** Texts that mean different things: a date or an amount in a table, and a state; who wrote it, and what it is. */
const alike = [
  ['admin_purchases_column_refunded', 'admin_purchases_done_title'],
  ['admin_purchases_paid_on', 'admin_purchases_column_paid'],
  ['outbox_status_sent', 'outbox_sent_on'],
  ['reviews_by_you', 'reviews_own_heading'],
]

test('no area has two keys for one text in both languages', () => {
  const twice = areas.flatMap(({ en, fr }) => {
    const [english, french] = [read(en), read(fr)]
    const byTexts = Map.groupBy(Object.keys(english), (key) => JSON.stringify([english[key], french[key]]))
    return [...byTexts.values()].filter(({ length }) => length > 1)
  })
  expect(twice).toEqual(alike)
})

test('no message is followed by a colon of its own: languages space it differently', () => {
  const glued = globSync('{app,server}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bm\.\w+\([^()`]*\)\}[ \u00a0\u202f]?:[ \u00a0]/g)].map(
      ([text]) => `${file}: ${text}`,
    ),
  )
  expect(glued).toEqual([])
})

test('every message is used somewhere', () => {
  const sources = globSync('{app,samples,server}/**/*.{ts,tsx}', {
    exclude: (name) => name.includes('generated') || name.includes('.test.'),
  })
  // `label: '…'` in ui/tokens.ts: the only keys that are values, which the compiler knows by their type
  const said = new Set(
    sources.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/(?:\bm\s*\.\s*|\blabel: ')(\w+)/g), ([, key]) => key!),
    ),
  )
  expect(files.flatMap(({ en }) => Object.keys(read(en)).filter((key) => !said.has(key)))).toEqual([])
})
