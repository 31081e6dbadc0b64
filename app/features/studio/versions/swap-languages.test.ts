import { expect, test } from 'vitest'
import {
  projectDocumentSchema,
  projectFormat,
  projectVersion,
} from '#app/features/studio/exchange/project-document.schema.ts'
import type { ProjectDocument } from '#app/features/studio/exchange/project-document.schema.ts'
import { newId } from '#app/shared/ids.ts'
import { swapLanguages } from './swap-languages.ts'

const hotspot = { id: newId(), type: 'item' as const, name: '', x: 5, y: 5, translations: { fr: { name: 'La lampe' } } }
const scene = {
  id: newId(),
  name: 'Hall',
  orientation: 'landscape' as const,
  imageAssetId: null,
  soundAssetId: null,
  isStart: true,
  description: 'Dark.',
  translations: { fr: { name: 'Le hall' } },
  translatedFrom: { fr: { name: 'The hall' } },
  hotspots: [hotspot],
}
const conditions = { type: 'flag_set', flag: 'text' }
const item: ProjectDocument['items'][number] = {
  id: newId(),
  name: 'Lamp',
  useActions: {
    uses: [
      {
        message: 'It burns.',
        conditions,
        effects: [
          { type: 'say', text: { en: 'Warm', fr: 'Chaud' } },
          { type: 'finish', title: { en: 'Out' }, text: { fr: 'Dehors' } },
        ],
      },
    ],
  },
}
const riddle = {
  id: newId(),
  type: 'riddle',
  name: 'Rhyme',
  configuration: { riddleText: 'What?' },
  solution: { correctAnswers: ['piano'], synonyms: [] },
  hints: ['First', 'Second'],
  translations: { fr: { hints: ['', 'Deuxième'], configuration: { riddleText: 'Quoi?' } } },
}
const file: ProjectDocument = {
  format: projectFormat,
  version: projectVersion,
  adventure: {
    title: 'The attic',
    description: 'Old',
    kind: 'online-adventure',
    primaryLanguage: 'en',
    languages: ['en', 'fr'],
    coverAssetId: null,
    translations: { fr: { title: 'Le grenier' } },
  },
  scenes: [scene],
  puzzles: [riddle],
  items: [item],
  npcs: [],
  nodes: [
    {
      id: newId(),
      npcId: newId(),
      nodeId: 'hello',
      content: 'Hello',
      choices: [{ text: 'Go', next_node_id: 'bye' }],
      translations: { fr: { content: 'Bonjour' } },
    },
  ],
  media: [],
}
const swapped = swapLanguages(file, 'fr')

test('translated texts are swapped; the others stay, as texts of the new language', () => {
  expect(swapped.adventure).toMatchObject({
    primaryLanguage: 'fr',
    languages: ['fr', 'en'],
    title: 'Le grenier',
    description: 'Old',
    translations: { en: { title: 'The attic' } },
  })
  expect(swapped.scenes[0]).toMatchObject({
    name: 'Le hall',
    description: 'Dark.',
    translations: { en: { name: 'Hall' } },
  })
  expect(swapped.nodes[0]).toMatchObject({
    content: 'Bonjour',
    choices: [{ text: { fr: 'Go' } }],
    translations: { en: { content: 'Hello' } },
  })
})

test('a text that existed only in the translation no longer has a translation', () => {
  expect(swapped.scenes[0]!.hotspots[0]).toMatchObject({ name: 'La lampe', translations: {} })
})

test('hints are swapped one by one', () => {
  expect(swapped.puzzles[0]).toMatchObject({
    hints: ['First', 'Deuxième'],
    configuration: { riddleText: 'Quoi?' },
    translations: { en: { hints: ['', 'Second'], configuration: { riddleText: 'What?' } } },
  })
})

test('lines of a look and words for a miss are swapped like hints', () => {
  const look = { id: newId(), type: 'look' as const, name: 'Clock', x: 5, y: 5, lines: ['One', 'Two'] }
  const translated = { ...look, translations: { fr: { lines: ['Un'] } } }
  const own = { ...scene, missLines: ['Dust.'], translations: { fr: { missLines: ['Poussière.'] } } }
  const [hall] = swapLanguages({ ...file, scenes: [{ ...own, hotspots: [translated] }] }, 'fr').scenes
  expect(hall).toMatchObject({ missLines: ['Poussière.'], translations: { en: { missLines: ['Dust.'] } } })
  expect(hall!.hotspots[0]).toMatchObject({ lines: ['Un', 'Two'], translations: { en: { lines: ['One', ''] } } })
})

test('hints that only the translation has become hints, so that no words are lost', () => {
  const more = { ...riddle, translations: { fr: { hints: ['Première', '', 'Troisième'] } } }
  expect(swapLanguages({ ...file, puzzles: [more] }, 'fr').puzzles[0]).toMatchObject({
    hints: ['Première', 'Second', 'Troisième'],
    translations: { en: { hints: ['First', '', ''] } },
  })
})

test('texts in rules and effects keep their languages, unless only the old one is written', () => {
  expect(swapped.items[0]!.useActions).toEqual({
    uses: [
      {
        message: { fr: 'It burns.' },
        conditions,
        effects: [
          { type: 'say', text: { en: 'Warm', fr: 'Chaud' } },
          { type: 'finish', title: { fr: 'Out' }, text: { fr: 'Dehors' } },
        ],
      },
    ],
  })
})

test('what a translation was made from is forgotten, since it is the original now', () => {
  expect(swapped.scenes[0]!.translatedFrom).toEqual({})
})

test('an adventure offered in one language is offered in the new one', () => {
  expect(
    swapLanguages({ ...file, adventure: { ...file.adventure, languages: ['en'] } }, 'fr').adventure.languages,
  ).toEqual(['fr'])
})

test('swapping to the present language changes nothing, and the result is a valid document', () => {
  expect(swapLanguages(file, 'en')).toBe(file)
  expect(projectDocumentSchema.safeParse(swapped).error).toBeUndefined()
})
