import type { JsonObject, PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'

const firstStillUrl = '/illustrations/service-museums.webp'
const secondStillUrl = '/illustrations/service-team-building.webp'
const picks = (...points: [x: number, y: number][]) => ({ points: points.map(([x, y]) => ({ x, y })) })

const stills = {
  firstStillUrl,
  secondStillUrl,
  stillRatio: 4 / 3,
  firstText: 'A hall at night. The clock says noon.',
  secondText: 'A hall at night. The clock says three.',
}

const corridor: { configuration: JsonObject; solution: JsonObject } = {
  configuration: {
    ...stills,
    differencesCount: 2,
    things: [
      { id: 'zzzz0001', text: 'The clock' },
      { id: 'aaaa0002', text: 'The curtain' },
      { id: 'mmmm0003', text: 'The carpet' },
      { id: 'cccc0004', text: 'The lamp' },
      { id: 'ssss0005', text: 'The mirror' },
    ],
  },
  solution: {
    differences: [
      { x: 20, y: 30, radius: 5, thing: 'zzzz0001' },
      { x: 70, y: 60, radius: 8, thing: 'aaaa0002' },
    ],
    unchanged: ['mmmm0003', 'cccc0004', 'ssss0005'],
  },
}

const shelves: { configuration: JsonObject; solution: JsonObject } = {
  configuration: {
    ...stills,
    differencesCount: 2,
    things: ['The vase', 'The globe', 'The skull', 'The candle', 'The books', 'The ladder'].map((text, at) => ({
      id: `shelf00${at}`,
      text,
    })),
  },
  solution: {
    differences: [10, 50, 90].map((middle, at) => ({ x: middle, y: middle, radius: 4, thing: `shelf00${at}` })),
    unchanged: ['shelf003', 'shelf004', 'shelf005'],
  },
}

export const fixtures: PuzzleFixtures = {
  cases: [
    {
      title: 'two differences, by place and in words',
      ...corridor,
      // the stills are landscape: 8 % of the height are 6 % of the width
      right: [
        picks([20, 30], [70, 60]),
        picks([70, 72], [25, 30]),
        picks([20, 38], [78, 60]),
        { things: ['aaaa0002', 'zzzz0001'] },
      ],
      wrong: [
        picks([45, 45]),
        picks([20, 40]),
        picks([20, 30], [70, 60], [1, 1]),
        { things: ['mmmm0003'] },
        { things: ['none0000'] },
        { things: ['aaaa0002', 'cccc0004', 'mmmm0003', 'ssss0005', 'zzzz0001'] },
      ],
    },
    {
      title: 'any two of three, with hints in which quarter to look',
      configuration: { ...shelves.configuration, quarterHints: true },
      solution: shelves.solution,
      right: [picks([10, 10], [90, 90]), picks([50, 50], [90, 90], [10, 10]), { things: ['shelf002', 'shelf000'] }],
      wrong: [picks([30, 30]), picks([10, 10], [30, 30]), { things: ['shelf000', 'shelf004'] }],
    },
  ],
  malformed: [
    null,
    [],
    {},
    'found',
    { points: [] },
    { points: [{ x: 1 }] },
    { points: [{ x: -1, y: 5 }] },
    { points: [{ x: 5, y: 5, radius: 100 }] },
    { points: [{ x: 5, y: 5 }], things: ['zzzz0001'] },
    { things: [] },
    { things: ['A B'] },
    { points: Array.from({ length: 61 }, () => ({ x: 5, y: 5 })) },
  ],
  incomplete: [
    { draft: { configuration: {}, solution: {} }, code: 'stills_missing' },
    { draft: { configuration: { ...stills, secondStillUrl: '' }, solution: {} }, code: 'stills_missing' },
    {
      draft: {
        configuration: { ...stills, differencesCount: 2 },
        solution: { differences: [{ x: 10, y: 10, radius: 4 }] },
      },
      code: 'differences_few',
    },
    {
      draft: {
        configuration: { ...stills, differencesCount: 1 },
        solution: { differences: [{ x: 10, y: 10, radius: 1 }] },
      },
      code: 'difference_small',
    },
    {
      draft: { configuration: { ...corridor.configuration, things: [] }, solution: corridor.solution },
      code: 'thing_missing',
    },
    {
      draft: {
        configuration: {
          ...corridor.configuration,
          things: [
            { id: 'zzzz0001', text: 'A door' },
            { id: 'aaaa0002', text: 'a door' },
          ],
        },
        solution: corridor.solution,
      },
      code: 'thing_repeats',
    },
    {
      draft: { configuration: corridor.configuration, solution: { ...corridor.solution, unchanged: [] } },
      code: 'unchanged_few',
    },
    {
      draft: {
        configuration: corridor.configuration,
        solution: { ...corridor.solution, unchanged: ['mmmm0003', 'cccc0004'] },
      },
      code: 'unchanged_few',
    },
    {
      draft: { configuration: { ...corridor.configuration, secondText: ' ' }, solution: corridor.solution },
      code: 'texts_missing',
    },
    {
      draft: { configuration: { firstStillUrl: 'https://elsewhere.example/still.png' }, solution: {} },
      code: 'unreadable',
    },
    { draft: { configuration: { allowedAttempts: 11 }, solution: {} }, code: 'unreadable' },
    { draft: { configuration: {}, solution: { differences: [{ x: 10, y: 10, radius: 0 }] } }, code: 'unreadable' },
  ],
  canary: {
    draft: {
      configuration: {
        ...corridor.configuration,
        videoUrl: 'canary-the-clock-is-wrong.mp4',
        frame1Time: 71.3,
        frame2Time: 88.9,
      },
      solution: {
        differences: [
          { x: 43.7, y: 61.9, radius: 7.3, thing: 'zzzz0001' },
          { x: 13.1, y: 17.9, radius: 5.7, thing: 'aaaa0002' },
        ],
        unchanged: ['mmmm0003', 'cccc0004', 'ssss0005'],
      },
    },
    words: [
      'canary-the-clock',
      '71.3',
      '88.9',
      '43.7',
      '61.9',
      '7.3',
      '13.1',
      '17.9',
      '5.7',
      '"differences"',
      '"unchanged"',
    ],
  },
  old: [
    {
      version: 1,
      draft: {
        configuration: {
          videoUrl: 'corridor.mp4',
          frame1Time: 0,
          frame2Time: 10,
          differencesCount: 1,
          firstStillUrl,
          secondStillUrl,
        },
        solution: { differences: [{ x: 10, y: 10, radius: 4 }] },
      },
      presented: { differencesCount: 1, firstStillUrl, secondStillUrl, firstText: '', secondText: '', things: [] },
    },
  ],
}
