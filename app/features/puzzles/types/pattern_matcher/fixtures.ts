import type { PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import { present, shownPattern } from './rules/pattern.ts'
import { configurationSchema } from './rules/schema.ts'

const seed = 1

const repeated = { patternType: 'color', shown: true, repeatsAllowed: true, sequenceLength: 6, patternSize: 4 } as const
const sequence = shownPattern(present(configurationSchema.parse(repeated)), seed)

const growing = { patternType: 'color', shown: true, growing: true, replays: 2, sequenceLength: 5 } as const
const grown = shownPattern(present(configurationSchema.parse(growing)), seed)

const drawn = (...patterns: number[][]) => patterns.map((pattern) => ({ pattern }))

export const fixtures: PuzzleFixtures = {
  cases: [
    {
      title: 'five dots to be joined',
      configuration: {},
      solution: {
        correctPattern: [0, 1, 2, 4, 6],
        decoys: [{ pattern: [6, 4, 2, 1, 0], reply: 'Begin at the other end.' }],
      },
      right: drawn([0, 1, 2, 4, 6]),
      wrong: drawn([6, 4, 2, 1, 0], [0, 1, 2, 4], [0, 1, 2, 4, 6, 8], [0, 1, 2, 4, 8]),
    },
    {
      title: 'signs in any order, like switches',
      configuration: {
        patternType: 'symbol',
        patternSize: 16,
        orderMatters: false,
        showLength: false,
        sequenceLength: 4,
      },
      solution: { correctPattern: [1, 4, 11, 14] },
      right: drawn([1, 4, 11, 14], [14, 1, 11, 4]),
      wrong: drawn([1, 4, 11], [0, 4, 11, 14], [1, 4, 11, 14, 15]),
    },
    {
      title: 'colours, some twice, the way round not counting',
      configuration: {
        patternType: 'color',
        patternSize: 9,
        repeatsAllowed: true,
        anyOrientation: true,
        sequenceLength: 4,
      },
      solution: { correctPattern: [0, 1, 0, 3] },
      right: drawn([0, 1, 0, 3], [2, 1, 2, 5], [8, 7, 8, 5], [0, 3, 0, 1]),
      wrong: drawn([0, 1, 3, 0], [1, 0, 1, 3], [4, 1, 4, 3]),
    },
    {
      title: 'pearls in an object that are pushed in',
      configuration: { patternSize: 16, material: 'pearl', inlay: 'round', orderMatters: false, sequenceLength: 4 },
      solution: { correctPattern: [1, 4, 11, 14] },
      right: drawn([14, 1, 11, 4]),
      wrong: drawn([0, 4, 11, 14]),
    },
    {
      title: 'tiles with two pictures of their own',
      configuration: {
        patternSize: 16,
        material: 'picture',
        inlay: 'square',
        offUrl: '/illustrations/service-events.webp',
        onUrl: '/illustrations/service-museums.webp',
        orderMatters: false,
        sequenceLength: 4,
      },
      solution: { correctPattern: [1, 4, 11, 14] },
      right: drawn([14, 1, 11, 4]),
      wrong: drawn([0, 4, 11, 14]),
    },
    {
      title: 'switches whose rows and columns have names',
      configuration: {
        patternSize: 4,
        orderMatters: false,
        showLength: false,
        sequenceLength: 2,
        rowNames: ['the microphone', 'the telephone'],
        columnNames: ['to the aerial', 'to the loudspeaker'],
      },
      solution: { correctPattern: [0, 3] },
      right: drawn([3, 0]),
      wrong: drawn([1, 2]),
    },
    {
      title: 'a sequence that is shown and repeated',
      configuration: repeated,
      solution: {},
      right: drawn(sequence),
      wrong: drawn(sequence.toReversed(), sequence.slice(1), [...sequence.slice(0, -1), (sequence.at(-1)! + 1) % 4]),
    },
    {
      title: 'a sequence that grows step by step, seen twice before each try',
      configuration: growing,
      solution: {},
      right: drawn(grown),
      wrong: drawn(grown.toReversed(), [...grown.slice(0, 1), (grown[1]! + 1) % 9]),
    },
    {
      title: 'thirty-six signs',
      configuration: { patternType: 'symbol', patternSize: 36, sequenceLength: 6 },
      solution: { correctPattern: [35, 0, 18, 17, 6, 30] },
      right: drawn([35, 0, 18, 17, 6, 30]),
      wrong: drawn([35, 0, 18, 17, 30, 6]),
    },
  ],
  malformed: [
    null,
    [],
    {},
    '0,1,2',
    { pattern: [] },
    { pattern: '0,1,2,4,6' },
    { pattern: [0, 1, 2, 4, 36] },
    { pattern: [0, 1, 2, 4, -1] },
    { pattern: [0, 1.5] },
    { pattern: ['0', '1'] },
    { pattern: Array.from({ length: 37 }, () => 0) },
    { pattern: [0, 1, 2, 4, 6], order: true },
  ],
  incomplete: [
    { draft: { configuration: {}, solution: {} }, code: 'pattern_missing' },
    { draft: { configuration: { patternSize: 4 }, solution: { correctPattern: [0, 1, 2, 4, 6] } }, code: 'outside' },
    { draft: { configuration: {}, solution: { correctPattern: [0, 1, 0, 1, 0] } }, code: 'repeats' },
    {
      draft: {
        configuration: { orderMatters: false, repeatsAllowed: true },
        solution: { correctPattern: [0, 1, 0, 1, 0] },
      },
      code: 'repeats',
    },
    { draft: { configuration: {}, solution: { correctPattern: [0, 1, 2, 4] } }, code: 'length_differs' },
    {
      draft: {
        configuration: {},
        solution: { correctPattern: [0, 1, 2, 4, 6], decoys: [{ pattern: [0, 1, 2, 4, 6], reply: 'No.' }] },
      },
      code: 'decoy_is_answer',
    },
    {
      draft: {
        configuration: {},
        solution: { correctPattern: [0, 1, 2, 4, 6], decoys: [{ pattern: [0, 1, 2, 4], reply: 'Too short.' }] },
      },
      code: 'decoy_incomplete',
    },
    {
      draft: {
        configuration: {},
        solution: { correctPattern: [0, 1, 2, 4, 6], decoys: [{ pattern: [0, 1, 2, 4, 8], reply: '' }] },
      },
      code: 'decoy_incomplete',
    },
    { draft: { configuration: { sequenceLength: 1 }, solution: { correctPattern: [3] } }, code: 'guessable' },
    { draft: { configuration: { shown: true, patternSize: 4, sequenceLength: 5 }, solution: {} }, code: 'too_long' },
    {
      draft: {
        configuration: { material: 'picture', onUrl: '/illustrations/service-events.webp' },
        solution: { correctPattern: [0, 1, 2, 4, 6] },
      },
      code: 'inlay_missing',
    },
    { draft: { configuration: { patternSize: 40 }, solution: {} }, code: 'unreadable' },
    { draft: { configuration: { patternType: 'sound' }, solution: {} }, code: 'unreadable' },
  ],
  canary: {
    draft: {
      configuration: { patternSize: 25, sequenceLength: 7, anyOrientation: true },
      solution: {
        correctPattern: [24, 3, 19, 7, 11, 0, 22],
        decoys: [{ pattern: [22, 0, 11, 7, 19, 3, 20], reply: 'canary reply' }],
        replyTexts: [{ from: 'canary reply', to: 'réponse canari' }],
      },
    },
    words: [
      'correctPattern',
      '24,3,19,7,11,0,22',
      '22,0,11,7,19,3,20',
      'canary reply',
      'réponse canari',
      'anyOrientation',
    ],
  },
  old: [
    {
      version: 1,
      draft: {
        configuration: { patternSize: 9, patternType: 'visual', sequenceLength: 5, allowedAttempts: 3 },
        solution: { correctPattern: [0, 1, 2, 4, 6] },
      },
      presented: {
        patternSize: 9,
        patternType: 'visual',
        sequenceLength: 5,
        orderMatters: true,
        repeatsAllowed: false,
        shown: false,
        speed: 'medium',
      },
    },
  ],
}
