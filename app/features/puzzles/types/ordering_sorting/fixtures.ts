import type { JsonObject, PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import { rightAnswer } from './rules/judge.ts'
import { configurationSchema, solutionSchema } from './rules/schema.ts'

const lot = 918_273_645
const inventions = ['The printing press', 'The telescope', 'The steam engine', 'The telephone', 'The aeroplane']

function sent(configuration: JsonObject, order: number[]): JsonObject {
  const answer = rightAnswer({
    configuration: configurationSchema.parse(configuration),
    solution: solutionSchema.parse({ correctOrder: order }),
  })
  return { ...answer! }
}

const sentInto = (configuration: JsonObject, correctBins: number[]): JsonObject => ({
  ...rightAnswer({
    configuration: configurationSchema.parse(configuration),
    solution: solutionSchema.parse({ correctBins }),
  })!,
})

const animals = ['Owl', 'Bat', 'Trout', 'Robin', 'Mouse', 'Robin']
const inBoxes: JsonObject = {
  items: [...animals, ''],
  layout: 'bins',
  bins: ['Birds', 'Mammals', 'Fish'],
  pictures: [
    { card: 1, url: '/illustrations/service-events.webp', alt: 'It hangs upside down' },
    { card: 6, url: '/illustrations/service-museums.webp', alt: 'A pike in a river' },
  ],
  lot,
}

interface Shown {
  title: string
  configuration: JsonObject
  solution: JsonObject
  right: number[][]
  wrong: number[][]
}

const caseOf = ({ title, configuration, solution, right, wrong }: Shown): PuzzleFixtures['cases'][number] => ({
  title,
  configuration,
  solution,
  right: right.map((order) => sent(configuration, order)),
  wrong: wrong.map((order) => sent(configuration, order)),
})

export const fixtures: PuzzleFixtures = {
  cases: [
    caseOf({
      title: 'five inventions from the earliest to the latest',
      configuration: { items: inventions, lot },
      solution: { correctOrder: [0, 1, 2, 3, 4], decoys: [{ order: [4, 3, 2, 1, 0], reply: 'The other way round.' }] },
      right: [[0, 1, 2, 3, 4]],
      wrong: [
        [1, 0, 2, 3, 4],
        [4, 3, 2, 1, 0],
        [0, 1, 2, 4, 3],
      ],
    }),
    caseOf({
      title: 'numbers, the largest first, two of them as large, with what is right told',
      configuration: {
        items: ['a dozen', '12', 'one hundred', '3,5', '0'],
        sortCriteria: 'custom',
        descending: true,
        allowPartialCredit: true,
        firstLabel: 'Most',
        lastLabel: 'Least',
        lot,
      },
      solution: { correctOrder: [2, 0, 1, 3, 4], ties: [2] },
      right: [
        [2, 0, 1, 3, 4],
        [2, 1, 0, 3, 4],
      ],
      wrong: [
        [0, 2, 1, 3, 4],
        [4, 3, 1, 0, 2],
      ],
    }),
    caseOf({
      title: 'steps of a recipe, one of them twice',
      configuration: {
        items: ['Stir', 'Pour', 'Stir', 'Wait'],
        sortCriteria: 'custom',
        scoring: 'sequence',
        allowPartialCredit: true,
        lot: 5,
      },
      solution: { correctOrder: [1, 0, 3, 2] },
      right: [
        [1, 0, 3, 2],
        [1, 2, 3, 0],
      ],
      wrong: [
        [0, 1, 2, 3],
        [1, 0, 2, 3],
      ],
    }),
    caseOf({
      title: 'by the alphabet, in a translation',
      configuration: {
        items: ['Pear', 'Cherry', 'Fig'],
        sortCriteria: 'alphabetical',
        lot: 77,
        texts: [
          { from: 'Pear', to: 'Poire' },
          { from: 'Cherry', to: 'Cerise' },
          { from: 'Fig', to: 'Figue' },
        ],
      },
      solution: { correctOrder: [1, 2, 0] },
      right: [[1, 2, 0]],
      wrong: [
        [0, 1, 2],
        [2, 1, 0],
      ],
    }),
    caseOf({
      title: 'along a timeline, with pictures',
      configuration: {
        items: ['Chandelle', ''],
        layout: 'timeline',
        pictures: [{ card: 1, url: '/illustrations/service-events.webp', alt: 'A light bulb' }],
        lot,
      },
      solution: { correctOrder: [0, 1] },
      right: [[0, 1]],
      wrong: [[1, 0]],
    }),
    caseOf({
      title: 'on a stair of an object, where the author drew each step',
      configuration: {
        items: ['Pear', 'Cherry', 'Fig'],
        sortCriteria: 'custom',
        spots: [10, 50, 90].map((x) => ({ x, y: x, width: 20, height: 20 })),
        lot,
      },
      solution: { correctOrder: [1, 2, 0] },
      right: [[1, 2, 0]],
      wrong: [[0, 1, 2]],
    }),
    {
      title: 'into boxes, with pictures, one card twice, told by the box',
      configuration: { ...inBoxes, allowPartialCredit: true, scoring: 'bin' },
      solution: { correctBins: [0, 1, 2, 0, 1, 0, 2], decoys: [{ bins: [0, 0, 2, 0, 1, 0, 2], reply: 'It has fur.' }] },
      right: [sentInto(inBoxes, [0, 1, 2, 0, 1, 0, 2])],
      wrong: [sentInto(inBoxes, [0, 0, 2, 0, 1, 0, 2]), sentInto(inBoxes, [1, 1, 1, 1, 1, 1, 1])],
    },
  ],
  malformed: [
    null,
    [],
    {},
    'first',
    { order: [] },
    { order: '0,1,2' },
    { order: [0, 1, 2, 3, 3] },
    { order: [0, 1, 2, 3, 16] },
    { order: [0, 1, 2, 3, -1] },
    { order: [0, 1, 2, 3, 4.5] },
    { order: ['0', '1', '2', '3', '4'] },
    { order: Array.from({ length: 17 }, (_, index) => index) },
    { order: [0, 1, 2, 3, 4], lot },
    { order: [0, 1, 2, 3, 4], bins: [0, 1, 2, 3, 4] },
    { bins: [] },
    { bins: [0, 1, 2, 3, 5] },
    { bins: [0, 1, 2, 3, -1] },
    { bins: '0,1' },
    { bins: Array.from({ length: 17 }, () => 0) },
  ],
  incomplete: [
    { draft: { configuration: {}, solution: {} }, code: 'too_few' },
    { draft: { configuration: { items: ['one'] }, solution: { correctOrder: [0] } }, code: 'too_few' },
    {
      draft: { configuration: { items: ['one', ' ', 'two'] }, solution: { correctOrder: [0, 1, 2] } },
      code: 'item_blank',
    },
    { draft: { configuration: { items: inventions }, solution: {} }, code: 'order_incomplete' },
    {
      draft: { configuration: { items: inventions }, solution: { correctOrder: [0, 1, 2, 3, 3] } },
      code: 'order_incomplete',
    },
    {
      draft: { configuration: { items: ['same', 'same', 'same'] }, solution: { correctOrder: [0, 1, 2] } },
      code: 'all_alike',
    },
    {
      draft: { configuration: { items: inventions }, solution: { correctOrder: [0, 1, 2, 3, 4], ties: [1, 2, 3, 4] } },
      code: 'all_alike',
    },
    {
      draft: {
        configuration: { items: ['1', '3', '2'], sortCriteria: 'numerical' },
        solution: { correctOrder: [0, 1, 2] },
      },
      code: 'against_criterion',
    },
    {
      draft: { configuration: { items: ['1', 'many'], sortCriteria: 'numerical' }, solution: { correctOrder: [0, 1] } },
      code: 'not_a_number',
    },
    {
      draft: {
        configuration: { items: ['Fig', 'Cherry', 'Pear'], sortCriteria: 'alphabetical' },
        solution: { correctOrder: [0, 1, 2] },
      },
      code: 'against_criterion',
    },
    { draft: { configuration: { items: ['one', 'two'] }, solution: { correctOrder: [0, 1] } }, code: 'guessable' },
    {
      draft: {
        configuration: { items: inventions, texts: [{ from: 'The telescope', to: 'Le télescope' }] },
        solution: { correctOrder: [0, 1, 2, 3, 4] },
      },
      code: 'half_translated',
    },
    {
      draft: {
        configuration: { items: inventions },
        solution: { correctOrder: [0, 1, 2, 3, 4], decoys: [{ order: [0, 1, 2, 3, 4], reply: 'No.' }] },
      },
      code: 'decoy_is_answer',
    },
    {
      draft: {
        configuration: { items: inventions },
        solution: { correctOrder: [0, 1, 2, 3, 4], decoys: [{ order: [1, 0, 2, 3], reply: 'No.' }] },
      },
      code: 'decoy_incomplete',
    },
    {
      draft: {
        configuration: { items: inventions },
        solution: { correctOrder: [0, 1, 2, 3, 4], decoys: [{ order: [1, 0, 2, 3, 4], reply: ' ' }] },
      },
      code: 'decoy_incomplete',
    },
    {
      draft: {
        configuration: { items: inventions },
        solution: {
          correctOrder: [0, 1, 2, 3, 4],
          decoys: [
            { order: [1, 0, 2, 3, 4], reply: 'No.' },
            { order: [1, 0, 2, 3, 4], reply: 'Never.' },
          ],
        },
      },
      code: 'decoy_repeats',
    },
    {
      draft: {
        configuration: {
          items: ['one', '', 'two'],
          pictures: [{ card: 1, url: '/illustrations/service-events.webp' }],
        },
        solution: { correctOrder: [0, 1, 2] },
      },
      code: 'alt_missing',
    },
    {
      draft: {
        configuration: { items: ['one', '', 'two'], pictures: [{ card: 1, url: '', alt: 'gone' }] },
        solution: { correctOrder: [0, 1, 2] },
      },
      code: 'item_blank',
    },
    { draft: { configuration: { items: animals, layout: 'bins' }, solution: {} }, code: 'bins_too_few' },
    {
      draft: {
        configuration: { items: animals, layout: 'bins', bins: ['Birds', ' '] },
        solution: { correctBins: [0, 1, 1, 0, 1, 0] },
      },
      code: 'bin_blank',
    },
    {
      draft: {
        configuration: { items: animals, layout: 'bins', bins: ['Birds', 'birds '] },
        solution: { correctBins: [0, 1, 1, 0, 1, 0] },
      },
      code: 'bin_repeats',
    },
    {
      draft: {
        configuration: { items: animals, layout: 'bins', bins: ['Birds', 'Others'] },
        solution: { correctBins: [0, 1] },
      },
      code: 'bins_incomplete',
    },
    {
      draft: {
        configuration: { items: animals, layout: 'bins', bins: ['Birds', 'Others'] },
        solution: { correctBins: [0, 1, 2, 0, 1, 0] },
      },
      code: 'bins_incomplete',
    },
    {
      draft: {
        configuration: { items: animals, layout: 'bins', bins: ['Birds', 'Others', 'Plants'] },
        solution: { correctBins: [0, 1, 1, 0, 1, 0] },
      },
      code: 'bin_unused',
    },
    {
      draft: {
        configuration: { items: ['Owl', 'Bat', 'Trout', 'Mouse'], layout: 'bins', bins: ['Birds', 'Others'] },
        solution: { correctBins: [0, 1, 1, 1] },
      },
      code: 'guessable',
    },
    {
      draft: {
        configuration: { ...inBoxes, texts: animals.map((from) => ({ from, to: `${from} (fr)` })) },
        solution: { correctBins: [0, 1, 2, 0, 1, 0, 2] },
      },
      code: 'half_translated',
    },
    {
      draft: {
        configuration: {
          items: ['one', 'two'],
          pictures: [{ card: 0, url: 'https://elsewhere.example/a.png', alt: '' }],
        },
        solution: { correctOrder: [0, 1] },
      },
      code: 'unreadable',
    },
    { draft: { configuration: { items: [1, 2, 3] }, solution: {} }, code: 'unreadable' },
    { draft: { configuration: { allowedAttempts: 11 }, solution: {} }, code: 'unreadable' },
  ],
  // players see the cards, but nothing that maps the order sent back to the order typed
  canary: {
    draft: {
      configuration: { items: inventions, lot },
      solution: {
        correctOrder: [0, 1, 2, 3, 4],
        ties: [3],
        correctBins: [1, 0, 1, 1, 0],
        decoys: [{ order: [4, 2, 3, 1, 0], bins: [0, 1, 0, 0, 1], reply: 'canary reply' }],
        replyTexts: [{ from: 'canary reply', to: 'réponse canari' }],
      },
    },
    words: [
      String(lot),
      'correctOrder',
      'correctBins',
      'ties',
      '[4,2,3,1,0]',
      '[1,0,1,1,0]',
      '[0,1,0,0,1]',
      'canary reply',
      'réponse canari',
      JSON.stringify(inventions),
    ],
  },
  old: [
    {
      version: 1,
      draft: {
        configuration: {
          items: ['Monday', 'Tuesday', 'Wednesday'],
          sortCriteria: 'chronological',
          allowPartialCredit: false,
          allowedAttempts: 3,
        },
        solution: { correctOrder: [0, 1, 2] },
      },
      presented: {
        items: ['Tuesday', 'Wednesday', 'Monday'],
        sortCriteria: 'chronological',
        descending: false,
        firstLabel: '',
        lastLabel: '',
      },
    },
  ],
}
