import { expect, test } from 'vitest'
import { dinnerRows } from './dinner.fixtures.ts'
import { readDinner } from './read-dinner.ts'
import { room, roomProp } from './room.fixtures.ts'
import { writtenLanguages } from './written-languages.ts'

const both = ['en', 'fr'] as const

test('a language is one of a kit as soon as one text is written in it', () => {
  const untold = { translations: {} }
  const empty = room({ roomProps: [roomProp({ id: 'lamp', ...untold })], roomPuzzles: [], roomClues: [] })
  const bare = { ...empty, setup: { ...empty.setup, ...untold }, guide: { ...empty.guide, ...untold } }
  const languagesWith = (fields: Record<string, unknown>) =>
    writtenLanguages(
      { kind: 'escape-room', document: { ...bare, props: [{ ...bare.props[0]!, translations: { fr: fields } }] } },
      both,
    )
  expect(languagesWith({})).toEqual(['en'])
  expect(languagesWith({ name: ' ' })).toEqual(['en'])
  expect(languagesWith({ name: 'Lampe' })).toEqual(['en', 'fr'])
})

test('the primary language is always one, and comes first', () => {
  const document = readDinner(dinnerRows())
  expect(writtenLanguages({ kind: 'mystery-dinner', document }, ['fr', 'en'])[0]).toBe('fr')
  expect(writtenLanguages({ kind: 'mystery-dinner', document }, ['en'])).toEqual(['en'])
})
