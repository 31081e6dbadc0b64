import { expect, test } from 'vitest'
import { cancelGuests } from '#app/features/kits/deduction/cancel-guests.ts'
import { seatingsOf } from '#app/features/kits/deduction/seatings.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { textFieldsOf } from '#app/features/rows/row-kind.ts'
import type { KitKind } from '#app/features/rows/row-kind.ts'
import { dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import type { Worded } from '#app/features/rows/document.ts'
import { compileDinner } from './compile-dinner.ts'
import { compileKit } from './compile-kit.ts'
import { guestParts, hostPart } from './dinner-parts.ts'
import { kitDocumentSchema } from './kit-edition.schema.ts'

const languages = ['en', 'fr'] as const
const about = { adventureId: 'dinner', title: { en: 'Supper' }, languages }

/** Each text of each row is a word that occurs nowhere else: what it is of, and which text. */
const marked = <Row extends Worded>(entity: KitKind, row: Row): Row => {
  const texts = (language: string) =>
    Object.fromEntries(textFieldsOf(kindOf(entity)).map((field) => [field, mark(entity, row.id, field, language)]))
  return { ...row, ...texts('en'), translations: { fr: texts('fr') } }
}
const mark = (entity: string, id: string, field: string, language: string) =>
  `<${[entity, id.replaceAll(' ', '-'), field, language].join(':')}>`

const plain = readDinner(dinnerRows())
const dinner: DinnerDocument = {
  ...plain,
  story: marked('dinnerStory', plain.story),
  guide: marked('dinnerGuide', plain.guide),
  characters: plain.characters.map((row) => marked('character', row)),
  props: plain.props.map((row) => marked('dinnerProp', row)),
  courses: plain.courses.map((row) => marked('course', row)),
  clues: plain.clues.map((row) => marked('dinnerClue', row)),
  moments: plain.moments.map((row) => marked('moment', row)),
  cards: plain.cards.map((row) => marked('card', row)),
}

const marksIn = (part: unknown): string[] =>
  [...new Set(JSON.stringify(part).match(/<[^<>]+>/g))].map((each) => each.slice(1, -1))
const withLanguages = (...marks: string[]) => marks.flatMap((each) => [`${each}:en`, `${each}:fr`])

const publicMarks = withLanguages(
  ...['theme', 'setting', 'timePeriod'].map((field) => `dinnerStory:story:${field}`),
  ...dinner.characters.flatMap(({ id }) => [`character:${id}:name`, `character:${id}:publicDescription`]),
  ...dinner.courses.flatMap(({ id }) => ['name', 'dish', 'dietaryNotes'].map((field) => `course:${id}:${field}`)),
)

test('what everybody may see of a dinner has its descriptions and menu and no other text', () => {
  expect(marksIn(compileDinner(dinner, languages)).sort()).toEqual(publicMarks.sort())
})

test('what everybody may see has counts, and neither the culprit nor who holds what', () => {
  const { document, secrets } = compileKit({ kind: 'mystery-dinner', document: dinner }, about)
  expect(document).toMatchObject({
    players: { fewest: 6, most: 10 },
    minutes: 180,
    contents: { guests: 10, cards: 50, clues: 10, props: 1 },
  })
  expect(JSON.stringify(document)).not.toMatch(/culprit|holder|meaning|secret|castingNotes/i)
  expect(secrets.document).toEqual(dinner)
  expect(kitDocumentSchema.parse(document)).toEqual(document)
})

const ofGuest = (id: string, { cards, clues }: DinnerDocument) => [
  ...publicMarks,
  ...withLanguages(
    ...['background', 'personality', 'costumeIdeas', 'secret', 'motive', 'goal', 'alibi'].map(
      (field) => `character:${id}:${field}`,
    ),
    ...cards
      .filter(({ characterId }) => characterId === id)
      .flatMap((card) => textFieldsOf(kindOf('card')).map((field) => `card:${card.id.replaceAll(' ', '-')}:${field}`)),
    ...clues
      .filter(({ holder, holderId }) => holder === 'character' && holderId === id)
      .flatMap((clue) => textFieldsOf(kindOf('dinnerClue')).map((field) => `dinnerClue:${clue.id}:${field}`)),
  ),
]

test('at no table does a guest get the solution, another one’s secret, card or clue', () => {
  for (const absent of seatingsOf(dinner)) {
    const evening = cancelGuests(dinner, absent)
    const parts = guestParts(evening, languages)
    expect(parts).toHaveLength(10 - absent.length)
    for (const part of parts) {
      const expected = ofGuest(part.characterId, evening.document).filter(
        (each) => !absent.some((id) => each.startsWith(`character:${id}:`)),
      )
      expect(marksIn(part).sort()).toEqual(expected.sort())
      expect(JSON.stringify(part)).not.toMatch(/culpritId|meanings|revealsSecretOfId|castingNotes/)
    }
  }
})

test('the host gets all of it, with the letters of those who are absent', () => {
  const host = hostPart(cancelGuests(dinner, ['iris']), languages)
  expect(marksIn(host)).toEqual(
    expect.arrayContaining(
      withLanguages(
        'dinnerStory:story:solution',
        'dinnerStory:story:murderMethod',
        'card:iris-course-main:reveal',
        'character:ada:secret',
      ),
    ),
  )
})
