import { expect, test } from 'vitest'
import type { PuzzleView } from '#app/features/studio/draft/view.ts'
import { emptyView, scene } from '#app/features/studio/draft/view.fixtures.ts'
import { approvedTranslations } from './approved-translations.ts'
import { TextReader, linesIn } from './text-places.ts'
import type { TextLine } from './text-places.ts'

const languages = { primary: 'en', other: 'fr' } as const

const lock = {
  id: 'lock',
  name: 'Lock',
  description: '',
  type: 'code_entry',
  configuration: {},
  solution: {},
  hints: ['Look.', 'Count.', 'Four.'],
  onSolveEffects: [],
  onFailEffects: [],
  translations: { fr: { name: 'Serrure', hints: ['', 'Comptez.', ''] } },
  translatedFrom: {},
} as unknown as PuzzleView

const draft = {
  ...emptyView(),
  scenes: [scene('hall', { name: 'Hall', description: 'Dusty' }), scene('attic', { name: 'Attic' })],
  puzzles: [lock],
}

const lineAt = (key: string): TextLine =>
  new TextReader()
    .read(draft, [], languages)
    .flatMap(linesIn)
    .find((line) => line.key === key)!

const approve = (now: typeof draft, texts: Record<string, string>) =>
  approvedTranslations(
    { draft: now, log: [] },
    languages,
    Object.entries(texts).map(([key, text]) => ({ line: lineAt(key), from: lineAt(key).primary, text })),
  )

test('texts of one row are one change, and those of one list do not overwrite each other', () => {
  const { edits, count } = approve(draft, {
    'hall name': 'Entrée',
    'hall description': 'Poussiéreuse',
    'lock hints.0': 'Regardez.',
    'lock hints.2': 'Quatre.',
  })
  expect(count).toBe(4)
  expect(edits).toEqual({
    hall: { translations: { fr: { name: 'Entrée', description: 'Poussiéreuse' } } },
    lock: { translations: { fr: { hints: ['Regardez.', 'Comptez.', 'Quatre.'] } } },
  })
})

test('a text translated meanwhile is left alone', () => {
  const now = { ...draft, scenes: [scene('hall', { name: 'Hall', translations: { fr: { name: 'Hall d’entrée' } } })] }
  expect(approve(now, { 'hall name': 'Entrée' })).toEqual({ edits: {}, count: 0 })
})

test('if the original has changed since, the translation says what it was made from', () => {
  const now = { ...draft, scenes: [scene('hall', { name: 'Great hall', description: 'Dusty' })] }
  expect(approve(now, { 'hall name': 'Entrée' }).edits).toEqual({
    hall: { translations: { fr: { name: 'Entrée' } }, translatedFrom: { fr: { name: 'Hall' } } },
  })
})
