import { afterAll, describe, expect, test } from 'vitest'
import { conditionSchema } from '#app/features/engine/condition.schema.ts'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { leafTypes } from '#app/features/engine/conditions/index.ts'
import { groupOf, newPart, writeForm } from './condition-form.ts'
import { conditionWords } from './condition-sentence.ts'
import type { Named } from '#app/features/adventure/conditions/named.ts'

const row = <Row>(fields: object) => fields as Row
const named: Named = {
  puzzles: [row({ id: 'p1', name: 'Safe' })],
  scenes: [row({ id: 's1', name: 'Cellar' })],
  items: [row({ id: 'i1', name: 'Lamp' })],
  npcs: [row({ id: 'n1', name: 'Finch' })],
  nodes: [row({ npcId: 'n1', nodeId: 'hello', content: 'Who is there?' })],
}
let language: Locale = 'en'
overwriteGetLocale(() => language)
afterAll(() => overwriteGetLocale(() => 'en'))
const read = (locale: Locale, raw: unknown) => {
  language = locale
  return conditionWords(raw, named).replaceAll(/\s/g, ' ')
}

const solved = { type: 'puzzle_solved', puzzleId: 'p1' }
const oil = { type: 'flag_compared', flag: 'oil', compare: 'gte', value: 3 }

test.each([
  [solved, 'the puzzle “Safe” is solved', 'l’énigme « Safe » est résolue'],
  [{ type: 'not', of: solved }, 'the puzzle “Safe” isn’t solved', 'l’énigme « Safe » n’est pas résolue'],
  [
    { type: 'has_item', itemId: 'i1', count: 3 },
    'the bag holds at least 3 of “Lamp”',
    'le sac contient au moins 3 « Lamp »',
  ],
  [
    { type: 'node_seen', npcId: 'n1', nodeId: 'hello' },
    '“Finch” has said “hello: Who is there?”',
    '« Finch » a dit « hello: Who is there? »',
  ],
  [oil, 'the flag “oil” is 3 or more', 'l’indicateur « oil » vaut 3 ou plus'],
  [
    { type: 'attempts', puzzleId: 'p1', atLeast: 1 },
    'at least 1 wrong answer was given to the puzzle “Safe”',
    'au moins 1 mauvaise réponse a été donnée à l’énigme « Safe »',
  ],
  [
    { type: 'not', of: { type: 'minutes_elapsed', atLeast: 20 } },
    'fewer than 20 minutes have been played',
    'moins de 20 minutes de jeu se sont écoulées',
  ],
  [
    { type: 'puzzle_solved', puzzleId: 'gone' },
    'the puzzle (no longer there) is solved',
    'l’énigme (n’existe plus) est résolue',
  ],
  [
    { type: 'any', of: [solved, { type: 'all', of: [oil, { type: 'not', of: { type: 'any', of: [solved, oil] } }] }] },
    'the puzzle “Safe” is solved or (the flag “oil” is 3 or more and it isn’t true that (the puzzle “Safe” is solved or the flag “oil” is 3 or more))',
    'l’énigme « Safe » est résolue ou (l’indicateur « oil » vaut 3 ou plus et il n’est pas vrai que (l’énigme « Safe » est résolue ou l’indicateur « oil » vaut 3 ou plus))',
  ],
])('%j reads as a sentence in both languages', (raw, english, french) => {
  expect(conditionSchema.safeParse(raw).success).toBe(true)
  expect([read('en', raw), read('fr', raw)]).toEqual([english, french])
})

describe.each(locales)('in %s', (locale) => {
  test.each(leafTypes)('every kind of line has its own words, also when negated: %s', (kind) => {
    const raw = writeForm(groupOf('all', [newPart(kind)]))
    expect(read(locale, raw)).not.toContain('{')
    if (kind !== 'flag_compared') expect(read(locale, { type: 'not', of: raw })).not.toMatch(/[{(]/)
  })
})

test('an unknown line is named in the sentence by its type, never shown as JSON', () => {
  const other = { type: 'full_moon', phase: { of: 4 } }
  expect(read('en', { type: 'all', of: [solved, other] })).toBe(
    'the puzzle “Safe” is solved and the condition “full_moon” holds',
  )
  expect(read('fr', { type: 'not', of: other })).toBe('il n’est pas vrai que la condition « full_moon » est remplie')
  for (const raw of [{ phase: 4 }, { type: 7 }, { type: 'any', of: ['x', null] }])
    expect(read('en', raw)).not.toMatch(/[{}[\]]/)
})
