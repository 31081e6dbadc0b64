import type { JsonObject, PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import { rightAnswer } from './rules/grid.ts'
import type { Rule } from './rules/schema.ts'
import { configurationSchema, solutionSchema } from './rules/schema.ts'

const lot = 918_273_645

const categories = [
  { name: 'Guest', items: ['Anna', 'Bruno', 'Chloé', 'Denis'], ordered: false },
  { name: 'Evening', items: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], ordered: true },
  { name: 'Room', items: ['Library', 'Cellar', 'Attic', 'Garden'], ordered: false },
]

const correctMapping = [
  [2, 1],
  [0, 3],
  [3, 0],
  [1, 2],
]
const wrongMapping = [
  [2, 1],
  [0, 3],
  [1, 0],
  [3, 2],
]

const at = (category: number, item: number) => ({ category, item })
const clue = (rule: Rule, text = ''): JsonObject => ({ text, rule: rule as JsonObject })

const clues = [
  clue({ kind: 'is', one: at(0, 1), other: at(1, 0) }, 'Bruno came as soon as the week began.'),
  clue({ kind: 'before', one: at(0, 3), other: at(0, 0), category: 1, by: 0 }),
  clue({ kind: 'beside', one: at(2, 1), other: at(2, 0), category: 1 }),
  clue({ kind: 'either', one: at(0, 2), other: at(2, 0), third: at(2, 3) }),
  clue({ kind: 'before', one: at(2, 3), other: at(2, 2), category: 1, by: 1 }),
  clue({ kind: 'not', one: at(0, 0), other: at(1, 3) }),
]

const draft = {
  configuration: { categories, itemsPerCategory: 4, clues, deductions: 2, lot },
  solution: { correctMapping },
}

function answersOf({ configuration, solution }: { configuration: JsonObject; solution: JsonObject }) {
  const { mapping } = rightAnswer({
    configuration: configurationSchema.parse(configuration),
    solution: solutionSchema.parse(solution),
  })!
  const swapped = [mapping[1]!, mapping[0]!, ...mapping.slice(2)]
  const mixed = mapping.map((row, index) => row.with(0, mapping[(index + 1) % mapping.length]![0]!))
  return { right: [{ mapping }], wrong: [{ mapping: swapped }, { mapping: mixed }] }
}

const small = {
  configuration: {
    categories: [
      { name: 'Cat', items: ['Minou', 'Tigre', 'Neige'] },
      { name: 'Bowl', items: ['red', 'blue', 'green'] },
    ],
    clues: [{ text: 'Their owner remembers.', rule: null }],
    autoCross: false,
    lot: 4,
  },
  solution: { correctMapping: [[0], [1], [2]] },
}

export const fixtures: PuzzleFixtures = {
  cases: [
    { title: 'four guests, their evenings and their rooms', ...draft, ...answersOf(draft) },
    { title: 'two categories, with what is known elsewhere', ...small, ...answersOf(small) },
  ],
  malformed: [
    null,
    [],
    {},
    'Anna',
    { mapping: [] },
    { mapping: [[], [], []] },
    { mapping: '01' },
    {
      mapping: [
        [0, 0],
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    },
    { mapping: [[0, 0], [1, 1], [2, 2], [3]] },
    {
      mapping: [
        [-1, -1],
        [-1, -1],
        [-1, -1],
        [-1, -1],
      ],
      soFar: true,
    },
    {
      mapping: [
        [0, 0],
        [0, -1],
        [-1, -1],
        [-1, -1],
      ],
      soFar: true,
    },
    {
      mapping: [
        [0, 0],
        [1, 1],
        [2, 2],
        [3, 3],
      ],
      soFar: false,
    },
    { mapping: [[0], [1], [6]] },
    { mapping: [[0], [1], [-1]] },
    { mapping: [[0], [1], [1.5]] },
    { mapping: [['0'], ['1']] },
    { mapping: Array.from({ length: 7 }, (_, row) => [row]) },
    { mapping: [[0], [1], [2]], lot },
  ],
  incomplete: [
    { draft: { configuration: {}, solution: {} }, code: 'categories_missing' },
    {
      draft: {
        ...draft,
        configuration: {
          ...draft.configuration,
          categories: [{ name: ' ', items: ['Anna', 'Bruno', 'Chloé', 'Denis'] }, ...categories.slice(1)],
        },
      },
      code: 'name_missing',
    },
    {
      draft: {
        ...draft,
        configuration: {
          ...draft.configuration,
          categories: [{ name: 'Guest', items: ['Anna', '', 'Chloé', 'Denis'] }, ...categories.slice(1)],
        },
      },
      code: 'items_missing',
    },
    { draft: { ...draft, configuration: { ...draft.configuration, itemsPerCategory: 3 } }, code: 'items_missing' },
    {
      draft: {
        ...draft,
        configuration: {
          ...draft.configuration,
          categories: [{ name: 'Guest', items: ['Anna', 'anna', 'Chloé', 'Denis'] }, ...categories.slice(1)],
        },
      },
      code: 'item_repeats',
    },
    { draft: { ...draft, solution: {} }, code: 'mapping_incomplete' },
    {
      draft: {
        ...draft,
        solution: {
          correctMapping: [
            [2, 1],
            [0, 3],
            [3, 0],
            [2, 2],
          ],
        },
      },
      code: 'mapping_incomplete',
    },
    {
      draft: { ...draft, configuration: { ...draft.configuration, clues: [{ text: ' ', rule: null }] } },
      code: 'clue_empty',
    },
    {
      draft: {
        ...draft,
        configuration: { ...draft.configuration, clues: [clue({ kind: 'not', one: at(0, 4), other: at(1, 0) })] },
      },
      code: 'clue_broken',
    },
    {
      draft: {
        ...draft,
        configuration: {
          ...draft.configuration,
          clues: [clue({ kind: 'beside', one: at(0, 0), other: at(0, 1), category: 2 })],
        },
      },
      code: 'clue_unordered',
    },
    {
      draft: {
        ...draft,
        configuration: { ...draft.configuration, clues: [clue({ kind: 'is', one: at(0, 0), other: at(1, 0) })] },
      },
      code: 'clue_false',
    },
    { draft: { ...draft, configuration: { ...draft.configuration, clues: [] } }, code: 'clues_missing' },
    {
      draft: { ...draft, configuration: { ...draft.configuration, clues: clues.slice(0, 2) } },
      code: 'several_solutions',
    },
    {
      draft: { ...draft, configuration: { ...draft.configuration, texts: [{ from: 'Guest', to: 'Invité' }] } },
      code: 'half_translated',
    },
    {
      draft: { ...draft, solution: { correctMapping, decoys: [{ mapping: correctMapping, reply: 'No.' }] } },
      code: 'decoy_is_answer',
    },
    {
      draft: { ...draft, solution: { correctMapping, decoys: [{ mapping: wrongMapping.slice(1), reply: 'No.' }] } },
      code: 'decoy_incomplete',
    },
    {
      draft: { ...draft, solution: { correctMapping, decoys: [{ mapping: wrongMapping, reply: '' }] } },
      code: 'decoy_incomplete',
    },
    { draft: { configuration: { categories: 'Guest' }, solution: {} }, code: 'unreadable' },
  ],
  // players see names and clues; what goes together, and how things were reordered to be sent, stays secret
  canary: {
    draft: {
      ...draft,
      solution: {
        correctMapping,
        decoys: [{ mapping: wrongMapping, reply: 'canary reply' }],
        replyTexts: [{ from: 'canary reply', to: 'réponse canari' }],
      },
    },
    words: [
      String(lot),
      'correctMapping',
      JSON.stringify(wrongMapping),
      'canary reply',
      'réponse canari',
      JSON.stringify(correctMapping),
      JSON.stringify(categories[0]!.items),
      JSON.stringify(categories[2]!.items),
    ],
  },
  old: [
    {
      version: 1,
      draft: {
        configuration: {
          categories: [
            { name: 'Cat', items: ['Minou', 'Tigre'], ordered: true },
            { name: 'Bowl', items: ['red', 'blue'], ordered: true },
          ],
          itemsPerCategory: 2,
          clues: [{ text: 'Minou likes red.', rule: null }],
          allowedAttempts: 3,
        },
        solution: { correctMapping: [[0], [1]] },
      },
      presented: {
        categories: [
          { name: 'Cat', items: ['Minou', 'Tigre'], ordered: true },
          { name: 'Bowl', items: ['red', 'blue'], ordered: true },
        ],
        clues: [{ text: 'Minou likes red.', rule: null }],
        autoCross: true,
      },
    },
  ],
}
