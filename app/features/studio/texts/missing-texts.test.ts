import { expect, test } from 'vitest'
import type { PuzzleView } from '#app/features/studio/draft/view.ts'
import { emptyView, hotspot, scene } from '#app/features/studio/draft/view.fixtures.ts'
import { missingTexts } from './missing-texts.ts'

const languages = { primary: 'en', other: 'fr' } as const

const puzzle = (type: string, configuration: object, solution: object) =>
  ({
    id: type,
    name: 'Lock',
    description: '',
    type,
    configuration,
    solution,
    hints: ['Look.'],
    onSolveEffects: [],
    onFailEffects: [],
    translations: { fr: { name: 'Serrure' } },
    translatedFrom: {},
  }) as unknown as PuzzleView

const missing = () =>
  Object.fromEntries(
    missingTexts(
      {
        ...emptyView(),
        scenes: [
          scene('hall', { name: 'Hall', translations: { fr: { name: 'Entrée' } }, description: 'Dusty' }),
          scene('garden', { name: 'Garden', endingText: 'You are out.', endingTeaser: 'Up?', isEnding: true }),
        ],
        hotspots: [hotspot('door', { sceneId: 'hall', name: 'Door', type: 'look', lines: ['Two sevens.'] })],
        puzzles: [
          puzzle('riddle', { riddleText: 'What has keys?' }, { correctAnswers: ['a piano'], synonyms: [] }),
          puzzle('ordering_sorting', { items: ['One', 'Two'] }, { correctOrder: [0, 1] }),
        ],
      },
      languages,
    ).map(({ key, kind }) => [key, kind]),
  )

test('what the other language lacks is open, secret, or has to be rewritten', () => {
  expect(missing()).toMatchObject({
    'hall description': 'open',
    'garden name': 'open',
    'garden endingText': 'secret',
    'garden endingTeaser': 'secret',
    'door name': 'open',
    'door lines.0': 'secret',
    'riddle hints.0': 'secret',
    'riddle configuration.riddleText': 'anew',
    'riddle solution.correctAnswers': 'anew',
    'ordering_sorting hints.0': 'secret',
  })
})

test('what is translated or empty is not missing', () => {
  const keys = Object.keys(missing())
  expect(keys).not.toContain('hall name')
  expect(keys).not.toContain('riddle name')
  expect(keys).not.toContain('riddle description')
})

test('a co-author gets no suggestion for the title of a work that is out, which is its owner’s', () => {
  const keysFor = (name: 'owner' | 'editor') => {
    const { details, ...view } = emptyView()
    const shown = { ...view, role: { name, language: null }, details: { ...details, status: 'published' as const } }
    return missingTexts(shown, languages).map(({ key }) => key)
  }
  expect(keysFor('owner')).toEqual([`${emptyView().details.id} title`])
  expect(keysFor('editor')).toEqual([])
})
