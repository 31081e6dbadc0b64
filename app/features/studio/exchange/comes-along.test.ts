import { expect, test } from 'vitest'
import { create, done, id, smallDraft } from '#app/features/studio/draft/draft.fixtures.ts'
import { comesAlong } from './comes-along.ts'

const vault = done(
  smallDraft(),
  create('item', 'lens', { name: 'Lens', useActions: { uses: [{ hotspotId: id('safe') }] } }),
  create('npc', 'guard', { name: 'Guard' }),
  create(
    'node',
    'ask',
    { content: 'Well?', nodeId: 'ask', conditions: { type: 'puzzle_solved', puzzleId: id('riddle') } },
    'guard',
  ),
  create('hotspot', 'man', { type: 'npc', targetId: id('guard'), x: 20, y: 20 }, 'attic'),
  create('scene', 'cell', { name: 'Cell' }),
  create('hotspot', 'plate', { type: 'look', lines: ['A plate.'], x: 20, y: 20 }, 'cell'),
  create('scene', 'yard', { name: 'Yard' }),
  create(
    'hotspot',
    'lever',
    { type: 'look', lines: ['A lever.'], x: 20, y: 20, together: true, togetherWith: id('plate') },
    'yard',
  ),
)

const named = (names: readonly string[], brings = true) => {
  const { rows, along, open } = comesAlong(vault, names.map(id), brings)
  const all = new Map(
    [
      'key',
      'butler',
      'riddle',
      'hall',
      'attic',
      'hello',
      'bye',
      'door',
      'lamp',
      'lens',
      'safe',
      'cell',
      'plate',
      'yard',
      'lever',
      'guard',
      'ask',
      'man',
    ].map((each) => [id(each), each]),
  )
  const of = (list: readonly { row: { id: string } }[]) => list.map(({ row }) => all.get(row.id)).sort()
  return { rows: of(rows), along: of(along), open: of(open) }
}

test.each([
  ['an item that names nothing', ['key'], true, { rows: ['key'], along: [], open: [] }],
  ['an item that is used on a place', ['lens'], true, { rows: ['lens'], along: [], open: ['safe'] }],
  ['a person, with what they say', ['butler'], true, { rows: ['butler', 'bye', 'hello'], along: [], open: [] }],
  ['what a person asks about', ['guard'], true, { rows: ['ask', 'guard', 'riddle'], along: ['riddle'], open: [] }],
  ['the same, left behind', ['guard'], false, { rows: ['ask', 'guard'], along: [], open: ['riddle'] }],
  [
    'a scene, with its hotspots',
    ['hall'],
    true,
    { rows: ['door', 'hall', 'key', 'lamp'], along: ['key'], open: ['attic'] },
  ],
  ['a hotspot to another scene', ['door'], true, { rows: ['door'], along: [], open: ['attic'] }],
  [
    'a hotspot to a person to a puzzle',
    ['man'],
    true,
    { rows: ['ask', 'guard', 'man', 'riddle'], along: ['guard', 'riddle'], open: [] },
  ],
  [
    'a scene and what is named to be pressed with it',
    ['yard'],
    true,
    { rows: ['lever', 'yard'], along: [], open: ['plate'] },
  ],
  [
    'a scene and what names it to be pressed with',
    ['cell'],
    true,
    { rows: ['cell', 'plate'], along: [], open: ['lever'] },
  ],
  ['two that are pressed together', ['plate', 'lever'], true, { rows: ['lever', 'plate'], along: [], open: [] }],
  [
    'both scenes of a door',
    ['hall', 'attic'],
    false,
    { rows: ['attic', 'door', 'hall', 'lamp', 'man', 'safe'], along: [], open: ['guard', 'key', 'riddle'] },
  ],
])('copies %s', (_what, names, brings, expected) => {
  expect(named(names, brings)).toEqual(expected)
})

test('parents and targets come before the rows that need them', () => {
  const kinds = comesAlong(vault, [id('hall'), id('attic')], true).rows.map(({ kind }) => kind)
  expect(kinds.indexOf('scene')).toBeLessThan(kinds.indexOf('hotspot'))
  expect(kinds.indexOf('npc')).toBeLessThan(kinds.indexOf('node'))
})
