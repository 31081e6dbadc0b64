import type { JsonObject, PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'
import { shapeOf } from './rules/board.ts'
import type { Configuration } from './rules/schema.ts'
import { configurationSchema } from './rules/schema.ts'
import { shuffle } from './rules/shuffle.ts'

const seed = 1

const picture = '/illustrations/service-museums.webp'
const pictureText = 'A museum hall at night'

const configured = (change: Partial<Configuration>): JsonObject => ({ imageUrl: picture, pictureText, ...change })
const solutionOf = (change: Partial<Configuration>) =>
  shuffle(shapeOf(configurationSchema.parse(change)), seed).solution

function caseOf(
  title: string,
  change: Partial<Configuration>,
  solution: JsonObject = {},
): PuzzleFixtures['cases'][number] {
  const moves = solutionOf(change)
  return {
    title,
    configuration: configured(change),
    solution,
    right: [{ moves }],
    wrong: [{ moves: moves.slice(0, -1) }, { moves: moves.slice(0, 1) }],
  }
}

export const fixtures: PuzzleFixtures = {
  cases: [
    caseOf('eight tiles and a gap', {}, { correctArrangement: [0, 1, 2, 3, 4, 5, 6, 7, 8] }),
    caseOf('tiles change places, five by three, turned', {
      puzzleType: 'swap',
      gridSize: '5x3',
      rotationAllowed: true,
    }),
    caseOf('tiles turn where they lie', { puzzleType: 'rotate', gridSize: '4x3', showNumbers: true }),
    caseOf('a jigsaw from a tray', { puzzleType: 'jigsaw', gridSize: '4x3' }),
    {
      ...caseOf(
        'unfinished boards may be shown, one has a reply',
        { puzzleType: 'swap', gridSize: '2x2' },
        { decoys: [{ tiles: [1, 0, 2, 3], turns: [0, 0, 0, 0], reply: 'Only the top.' }] },
      ),
      configuration: configured({ puzzleType: 'swap', gridSize: '2x2', mayShow: true }),
    },
    caseOf(
      'a jigsaw with its corners laid, and a message on its back',
      { puzzleType: 'jigsaw', gridSize: '3x3', placed: [0, 2, 6, 8], messageOnBack: true },
      { message: 'Look under the rug: 4-1-7' },
    ),
    caseOf(
      'turned tiles, two of which stay, and a code below',
      { puzzleType: 'rotate', gridSize: '3x2', placed: [1, 4] },
      { message: '417' },
    ),
    {
      ...caseOf('a slider of numbers, without a picture', { gridSize: '4x4', showPicture: false }),
      configuration: { gridSize: '4x4', showPicture: false },
    },
  ],
  malformed: [
    null,
    [],
    {},
    'solved',
    { moves: [] },
    { moves: 'abc' },
    { moves: [3] },
    { moves: [[]] },
    { moves: [[1, 2, 3]] },
    { moves: [[-1]] },
    { moves: [[72]] },
    { moves: [[0.5]] },
    { moves: [['1']] },
    { moves: [[1]], tiles: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
    { moves: Array.from({ length: 5001 }, () => [1]) },
  ],
  incomplete: [
    {
      draft: { configuration: { pictureText }, solution: { correctArrangement: [1, 0, 2, 3, 4, 5, 6, 7, 8] } },
      code: 'arrangement_differs',
    },
    {
      draft: {
        configuration: { pictureText, gridSize: '4x3' },
        solution: { correctArrangement: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
      },
      code: 'arrangement_differs',
    },
    { draft: { configuration: {}, solution: {} }, code: 'text_missing' },
    { draft: { configuration: { pictureText, gridSize: '2x2' }, solution: {} }, code: 'too_easy' },
    {
      draft: {
        configuration: { pictureText, mayShow: true },
        solution: {
          decoys: [{ tiles: [0, 1, 2, 3, 4, 5, 6, 7, 8], turns: [0, 0, 0, 0, 0, 0, 0, 0, 0], reply: 'Whole.' }],
        },
      },
      code: 'decoy_is_answer',
    },
    {
      draft: {
        configuration: { pictureText, mayShow: true, gridSize: '4x4' },
        solution: { decoys: [{ tiles: [1, 0, 2, 3], turns: [0, 0, 0, 0], reply: 'Cut anew.' }] },
      },
      code: 'decoy_incomplete',
    },
    {
      draft: { configuration: { pictureText, puzzleType: 'swap', gridSize: '2x2', placed: [0, 1, 3] }, solution: {} },
      code: 'too_many_placed',
    },
    {
      draft: {
        configuration: { pictureText, puzzleType: 'jigsaw', gridSize: '3x3', placed: [0, 1, 2, 3, 4, 5] },
        solution: {},
      },
      code: 'too_easy',
    },
    { draft: { configuration: { gridSize: '7x7' }, solution: {} }, code: 'unreadable' },
    { draft: { configuration: { gridSize: '3' }, solution: {} }, code: 'unreadable' },
    {
      draft: { configuration: { imageUrl: 'https://elsewhere.example/picture.png' }, solution: {} },
      code: 'unreadable',
    },
    { draft: { configuration: { imageUrl: '//elsewhere.example/picture.png' }, solution: {} }, code: 'unreadable' },
    { draft: { configuration: { allowedAttempts: 11 }, solution: {} }, code: 'unreadable' },
  ],
  canary: {
    // the list has no words: it must not be sent itself
    draft: {
      configuration: { pictureText, gridSize: '3x3', mayShow: true },
      solution: {
        correctArrangement: [0, 1, 2, 3, 4, 5, 6, 7, 8],
        decoys: [{ tiles: [0, 1, 2, 3, 4, 5, 6, 8, 7], turns: [0, 0, 0, 0, 0, 0, 0, 0, 0], reply: 'canary reply' }],
        message: 'canary message',
      },
    },
    words: ['canary message', 'correctArrangement', '[0,1,2,3,4,5,6,7,8]', 'canary reply'],
  },
  old: [
    {
      version: 1,
      draft: {
        configuration: {
          puzzleType: 'slider',
          gridSize: '3x3',
          imageUrl: '',
          rotationAllowed: false,
          allowedAttempts: 3,
        },
        solution: { correctArrangement: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
      },
      presented: {
        puzzleType: 'slider',
        gridSize: '3x3',
        imageUrl: '',
        rotationAllowed: false,
        pictureText: '',
        showNumbers: false,
        showPicture: true,
      },
    },
  ],
}
