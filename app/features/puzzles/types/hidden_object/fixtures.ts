import type { JsonObject, PuzzleFixtures } from '#app/features/puzzles/contract/contract.ts'

const sceneImageUrl = '/illustrations/service-museums.webp'
const pictureText = 'A museum hall at night'

const corners = (left: number, top: number, width: number, height: number) => [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
]
const picks = (...points: [x: number, y: number][]) => ({ points: points.map(([x, y]) => ({ x, y })) })

const besides = [
  { id: 'kkkk0004', text: 'A candle, burnt down' },
  { id: 'cccc0005', text: 'A mirror, blind with age' },
  { id: 'ssss0006', text: 'A row of empty hooks' },
]
const lookAlikes = [
  { id: 'kkkk0004', object: '', outline: corners(30, 10, 8, 12) },
  { id: 'cccc0005', object: '', outline: corners(70, 10, 8, 8) },
  { id: 'ssss0006', object: '', outline: corners(10, 70, 8, 8) },
]

const lampAndKeys: { configuration: JsonObject; solution: JsonObject } = {
  configuration: {
    sceneImageUrl,
    pictureText,
    objectsToFind: [
      { name: 'The lamp', count: 1, id: 'lamp1234' },
      { name: 'Two keys', count: 2, id: 'keys1234' },
    ],
    places: [
      { id: 'zzzz0001', text: 'Something that gives light' },
      { id: 'aaaa0002', text: 'Metal with teeth, on a nail' },
      { id: 'mmmm0003', text: 'Metal with teeth, in the dust' },
      ...besides,
    ],
  },
  solution: {
    objectLocations: [
      [{ x: 15, y: 15 }],
      [
        { x: 55, y: 55 },
        { x: 85, y: 85 },
      ],
    ],
    zones: [
      { id: 'zzzz0001', object: 'lamp1234', outline: corners(10, 10, 10, 10) },
      { id: 'aaaa0002', object: 'keys1234', outline: corners(50, 50, 10, 10) },
      { id: 'mmmm0003', object: 'keys1234', outline: corners(80, 80, 10, 10) },
      ...lookAlikes,
    ],
    replies: [{ id: 'kkkk0004', text: 'It has not burnt for years.' }],
  },
}

const bentZone = [
  { x: 20, y: 20 },
  { x: 60, y: 20 },
  { x: 60, y: 25 },
  { x: 25, y: 25 },
  { x: 25, y: 60 },
  { x: 20, y: 60 },
]

const clues = [
  { id: 'lamp1234', text: 'It drinks oil and gives day' },
  { id: 'keys1234', text: 'Teeth, and nothing to eat' },
]
const silhouettes = [
  { id: 'lamp1234', url: '/illustrations/service-escape-rooms.webp', of: 'kr6r55' },
  { id: 'keys1234', url: '/illustrations/service-team-building.webp', of: 'ghujnt' },
]

export const fixtures: PuzzleFixtures = {
  cases: [
    {
      title: 'a lamp and two keys, and as many things that are neither',
      ...lampAndKeys,
      right: [
        picks([15, 15], [55, 55], [85, 85]),
        picks([80.5, 89], [9, 9], [61, 55]),
        { things: ['mmmm0003', 'zzzz0001', 'aaaa0002'] },
      ],
      wrong: [
        picks([40, 40]),
        picks([34, 15]),
        picks([12.5, 25]),
        { things: ['kkkk0004'] },
        { things: ['none0000'] },
        { things: ['aaaa0002', 'cccc0005', 'kkkk0004', 'mmmm0003', 'ssss0006', 'zzzz0001'] },
        picks([15, 15], [55, 55], [85, 85], [1, 1]),
      ],
    },
    {
      title: 'any two of three',
      configuration: {
        sceneImageUrl,
        pictureText,
        objectsToFind: [{ name: 'Apples', count: 2, id: 'apple123' }],
        places: [
          ...['Under the chair', 'On the shelf', 'In the corner'].map((text, at) => ({ id: `apple00${at}`, text })),
          ...besides,
        ],
      },
      solution: {
        objectLocations: [
          [
            { x: 10, y: 10 },
            { x: 50, y: 50 },
            { x: 90, y: 90 },
          ],
        ],
        zones: [
          ...[10, 50, 90].map((middle, at) => ({
            id: `apple00${at}`,
            object: 'apple123',
            outline: corners(middle - 4, middle - 4, 8, 8),
          })),
          ...lookAlikes,
        ],
      },
      right: [picks([10, 10], [90, 90]), picks([52, 52], [12, 8]), picks([50, 50], [90, 90], [10, 10])],
      wrong: [picks([30, 30]), picks([10, 20]), picks([10, 10], [30, 30])],
    },
    {
      title: 'a zone drawn round a corner, whose middle is not in it',
      configuration: {
        sceneImageUrl,
        pictureText,
        objectsToFind: [{ name: 'The bent pipe', count: 1, id: 'pipe1234' }],
        places: [{ id: 'bent1234', text: 'Something round and hollow' }, ...besides],
      },
      solution: {
        objectLocations: [[{ x: 40, y: 40 }]],
        zones: [{ id: 'bent1234', object: 'pipe1234', outline: bentZone }, ...lookAlikes],
      },
      right: [picks([22, 58]), picks([58, 22])],
      wrong: [picks([40, 40]), picks([58, 58])],
    },
    {
      title: 'listed by a riddle each, with hints where to look',
      configuration: { ...lampAndKeys.configuration, listBy: 'riddle', clues, zoneHints: true },
      solution: lampAndKeys.solution,
      right: [picks([15, 15], [55, 55], [85, 85])],
      wrong: [picks([40, 40]), { things: ['kkkk0004'] }],
    },
    {
      title: 'listed by silhouettes',
      configuration: { ...lampAndKeys.configuration, listBy: 'silhouette', clues, silhouettes },
      solution: lampAndKeys.solution,
      right: [{ things: ['mmmm0003', 'zzzz0001', 'aaaa0002'] }],
      wrong: [picks([40, 40])],
    },
  ],
  malformed: [
    null,
    [],
    {},
    'found',
    { points: [] },
    { points: 'abc' },
    { points: [{ x: 1 }] },
    { points: [{ x: -1, y: 5 }] },
    { points: [{ x: 5, y: 100.1 }] },
    { points: [{ x: '5', y: 5 }] },
    { points: [{ x: 5, y: 5, found: true }] },
    { points: [{ x: 5, y: 5 }], things: ['zzzz0001'] },
    { things: [] },
    { things: ['A B'] },
    { things: [7] },
    { points: Array.from({ length: 61 }, () => ({ x: 5, y: 5 })) },
  ],
  incomplete: [
    { draft: { configuration: {}, solution: {} }, code: 'objects_missing' },
    {
      draft: { ...lampAndKeys, configuration: { ...lampAndKeys.configuration, listBy: 'riddle' } },
      code: 'clue_missing',
    },
    {
      draft: {
        ...lampAndKeys,
        configuration: {
          ...lampAndKeys.configuration,
          listBy: 'silhouette',
          clues,
          silhouettes: silhouettes.map((each) => ({ ...each, of: 'another' })),
        },
      },
      code: 'silhouette_missing',
    },
    {
      draft: { configuration: { objectsToFind: [{ name: ' ', count: 1, id: 'lamp1234' }] }, solution: {} },
      code: 'name_missing',
    },
    {
      draft: { configuration: { objectsToFind: [{ name: 'The lamp', count: 1, id: 'lamp1234' }] }, solution: {} },
      code: 'zones_missing',
    },
    {
      draft: {
        configuration: { objectsToFind: [{ name: 'Apples', count: 3 }] },
        solution: { objectLocations: [[{ x: 1, y: 1 }]] },
      },
      code: 'zones_missing',
    },
    {
      draft: { ...lampAndKeys, solution: { ...lampAndKeys.solution, objectLocations: [[{ x: 1, y: 1 }], []] } },
      code: 'locations_differ',
    },
    {
      draft: {
        configuration: {
          ...lampAndKeys.configuration,
          objectsToFind: [{ name: 'The lamp', count: 1, id: 'lamp1234' }],
        },
        solution: lampAndKeys.solution,
      },
      code: 'zone_of_nothing',
    },
    {
      draft: {
        configuration: lampAndKeys.configuration,
        solution: {
          objectLocations: [[{ x: 11, y: 11 }], []],
          zones: [{ id: 'zzzz0001', object: 'lamp1234', outline: corners(10, 10, 2, 2) }],
        },
      },
      code: 'zone_small',
    },
    {
      draft: { configuration: { ...lampAndKeys.configuration, places: [] }, solution: lampAndKeys.solution },
      code: 'place_missing',
    },
    {
      draft: {
        configuration: { sceneImageUrl, pictureText, objectsToFind: [{ name: 'Apples', count: 1 }] },
        solution: { objectLocations: [[{ x: 10, y: 10 }]] },
      },
      code: 'place_missing',
    },
    {
      draft: { configuration: { ...lampAndKeys.configuration, places: [] }, solution: lampAndKeys.solution },
      code: 'look_alikes_few',
    },
    {
      draft: {
        configuration: {
          ...lampAndKeys.configuration,
          places: [
            { id: 'zzzz0001', text: 'A thing' },
            { id: 'aaaa0002', text: 'a thing ' },
          ],
        },
        solution: lampAndKeys.solution,
      },
      code: 'place_repeats',
    },
    {
      draft: { configuration: { ...lampAndKeys.configuration, pictureText: '' }, solution: lampAndKeys.solution },
      code: 'picture_text_missing',
    },
    {
      draft: { configuration: { sceneImageUrl: 'https://elsewhere.example/picture.png' }, solution: {} },
      code: 'unreadable',
    },
    { draft: { configuration: { allowedAttempts: 11 }, solution: {} }, code: 'unreadable' },
    { draft: { configuration: {}, solution: { objectLocations: [[{ x: 101, y: 1 }]] } }, code: 'unreadable' },
  ],
  canary: {
    draft: {
      configuration: {
        sceneImageUrl,
        pictureText,
        objectsToFind: [{ name: 'canary name', count: 1, id: 'canarylamp' }],
        listBy: 'riddle',
        clues: [{ id: 'canarylamp', text: 'It drinks oil and gives day' }],
        places: [{ id: 'zzzz0001', text: 'Something that gives light' }, ...besides],
      },
      solution: {
        objectLocations: [[{ x: 43.7, y: 61.9 }]],
        zones: [
          {
            id: 'zzzz0001',
            object: 'canarylamp',
            outline: [
              { x: 37.3, y: 57.1 },
              { x: 50.1, y: 57.1 },
              { x: 50.1, y: 66.7 },
            ],
          },
          {
            id: 'kkkk0004',
            object: '',
            outline: [
              { x: 71.3, y: 11.7 },
              { x: 80.9, y: 11.7 },
              { x: 80.9, y: 29.3 },
            ],
          },
          ...lookAlikes.slice(1),
        ],
        replies: [{ id: 'kkkk0004', text: 'canary reply' }],
      },
    },
    words: [
      'canarylamp',
      'canary name',
      '43.7',
      '61.9',
      '37.3',
      '57.1',
      '71.3',
      '29.3',
      'canary reply',
      'objectLocations',
      '"zones"',
    ],
  },
  old: [
    {
      version: 1,
      draft: {
        configuration: { sceneImageUrl, objectsToFind: [{ name: 'Apples', count: 2 }], timeLimit: 300 },
        solution: {
          objectLocations: [
            [
              { x: 10, y: 10 },
              { x: 50, y: 50 },
            ],
          ],
        },
      },
      presented: { sceneImageUrl, pictureText: '', objects: [{ name: 'Apples', count: 2 }], places: [] },
    },
    {
      version: 2,
      draft: {
        configuration: {
          sceneImageUrl,
          objectsToFind: [{ name: 'Apples', count: 2 }],
          timeLimit: 300,
          zoneHints: true,
        },
        solution: {
          objectLocations: [
            [
              { x: 10, y: 10 },
              { x: 50, y: 50 },
            ],
          ],
        },
      },
      presented: {
        sceneImageUrl,
        pictureText: '',
        listBy: 'name',
        objects: [{ name: 'Apples', count: 2, clue: '' }],
        silhouettes: [],
        places: [],
      },
    },
  ],
}
