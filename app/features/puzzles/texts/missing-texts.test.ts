import { expect, test } from 'vitest'
import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { missingTexts } from './missing-texts.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'

type Halves = PuzzleDraft<JsonObject, JsonObject>

const missing = (id: string, draft: Halves, own: Halves) =>
  missingTexts(puzzleType(id), draft, own).map(({ path, from }) => `${path} ${from}`)
const none: Halves = { configuration: {}, solution: {} }
const cards: Halves = {
  configuration: { items: ['Moon', 'Sun'], firstLabel: 'Near' },
  solution: { correctOrder: [0, 1], decoys: [{ order: [1, 0], reply: 'No.' }] },
}

test('an untranslated puzzle lacks every text that players read', () => {
  expect(missing('ordering_sorting', cards, none)).toEqual([
    'configuration.firstLabel other',
    'configuration.items.0 other',
    'configuration.items.1 other',
    'solution.decoys.0.reply other',
  ])
})

test('a partly translated puzzle lacks the rest, and a complete one lacks nothing', () => {
  const half: Halves = {
    configuration: {
      firstLabel: 'Proche',
      texts: [
        { from: 'Moon', to: 'Lune' },
        { from: 'Sun', to: ' ' },
      ],
    },
    solution: {},
  }
  expect(missing('ordering_sorting', cards, half)).toEqual([
    'configuration.items.1 other',
    'solution.decoys.0.reply other',
  ])
  const whole: Halves = {
    configuration: {
      firstLabel: 'Proche',
      texts: [
        { from: 'Moon', to: 'Lune' },
        { from: 'Sun', to: 'Soleil' },
      ],
    },
    solution: { replyTexts: [{ from: 'No.', to: 'Non.' }] },
  }
  expect(missing('ordering_sorting', cards, whole)).toEqual([])
})

test('a text that only the translation has is reported too', () => {
  expect(
    missing(
      'ordering_sorting',
      { ...cards, configuration: { ...cards.configuration, firstLabel: '' } },
      { configuration: { firstLabel: 'Proche' }, solution: {} },
    )[0],
  ).toBe('configuration.firstLabel primary')
})

test('categories, things and clues of a logic grid are reported one by one', () => {
  const grid: Halves = {
    configuration: {
      categories: [
        { name: 'Cat', items: ['Minou', 'Tigre'] },
        { name: 'Bowl', items: ['red', 'blue'] },
      ],
      itemsPerCategory: 2,
      clues: [{ text: 'Minou likes red.', rule: null }],
    },
    solution: { correctMapping: [[0], [1]] },
  }
  const own: Halves = {
    configuration: {
      texts: [
        { from: 'Cat', to: 'Chat' },
        { from: 'red', to: 'rouge' },
      ],
    },
    solution: {},
  }
  expect(missing('logic_grid', grid, own)).toEqual(
    ['categories.0.items.0', 'categories.0.items.1', 'categories.1.name', 'categories.1.items.1', 'clues.0.text'].map(
      (path) => `configuration.${path} other`,
    ),
  )
})

test('the answers that players type are not asked for, the replies that they get are', () => {
  const riddle: Halves = {
    configuration: { riddleText: 'What is it?' },
    solution: { correctAnswers: ['Paris'], decoys: [{ answer: 'Rome', reply: 'Further north.' }] },
  }
  expect(missing('riddle', riddle, none)).toEqual(['configuration.riddleText other', 'solution.decoys.0.reply other'])
  expect(missing('code_entry', { configuration: {}, solution: { correctCode: '1886' } }, none)).toEqual([])
})
