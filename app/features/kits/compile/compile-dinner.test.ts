import { expect, test } from 'vitest'
import { marksIn, marksOf, markedDinner } from '#app/features/kits/documents/marks.fixtures.ts'
import { compileDinner } from './compile-dinner.ts'
import { compileKit } from './compile-kit.ts'
import { kitDocumentSchema } from './kit-edition.schema.ts'

const languages = ['en', 'fr'] as const
const about = { adventureId: 'dinner', title: { en: 'Supper' }, languages }
const dinner = markedDinner()

test('the public half of a dinner has its descriptions and menu and no other text', () => {
  const texts = [
    ...marksOf('dinnerStory', [dinner.story], 'theme', 'setting', 'timePeriod'),
    ...marksOf('character', dinner.characters, 'name', 'publicDescription'),
    ...marksOf('course', dinner.courses, 'name', 'dish', 'dietaryNotes'),
  ]
  const expected = [
    ...texts.flatMap((each) => [`${each}:en`, `${each}:fr`]),
    ...marksOf('character', dinner.characters, 'picture'),
  ]
  expect(marksIn(compileDinner(dinner, languages))).toEqual(expected.toSorted())
})

test('the public half has counts, but neither the culprit nor the holders of clues', () => {
  const { document, secrets } = compileKit({ kind: 'mystery-dinner', document: dinner }, about)
  expect(document).toMatchObject({
    players: { fewest: 6, most: 10 },
    minutes: 180,
    contents: { guests: 10, cards: 50, clues: 10, props: 2 },
  })
  expect(JSON.stringify(document)).not.toMatch(/culprit|holder|meaning|secret|castingNotes/i)
  expect(secrets.document).toEqual(dinner)
  expect(kitDocumentSchema.parse(document)).toEqual(document)
})
