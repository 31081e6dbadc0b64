import fc from 'fast-check'
import { apply } from './apply.ts'
import type { Changes } from './changes.ts'
import type { Change, Command, Single } from './command.schema.ts'
import { arrange, change, create, id, remove, smallDraft } from './draft.fixtures.ts'
import { findRow } from './draft.ts'
import type { Draft } from './draft.ts'
import { kindNames } from './row-kind.ts'
import type { Row } from './row-kind.ts'
import { kindOf } from './rows/index.ts'

const names = [
  'adventure',
  'key',
  'butler',
  'riddle',
  'hall',
  'attic',
  'hello',
  'bye',
  'door',
  'lamp',
  'safe',
  'scene 1',
  'hotspot 1',
  'item 1',
  'node 1',
]
const first = smallDraft()
const name = fc.constantFrom(...names)
const kind = fc.constantFrom(...kindNames)
const word = fc.constantFrom('a', 'b', 'c', 'd')
const texts = { fr: fc.record({ name: fc.constantFrom('', 'un', 'deux'), description: word }, { requiredKeys: [] }) }

/** Fields of one kind or another, most of them such as it has. */
const fields = fc.record(
  {
    name: fc.constantFrom('', 'a', 'b', 'c'),
    title: word,
    description: word,
    content: word,
    type: fc.constantFrom('item', 'npc', 'puzzle', 'scene_link', 'riddle', 'portal'),
    targetId: fc.option(name.map(id)),
    x: fc.integer({ min: -5, max: 105 }),
    y: fc.integer({ min: 0, max: 100 }),
    imageAssetId: fc.constantFrom(null, id('photo'), id('drawing'), id('music'), id('nothing')),
    orientation: fc.constantFrom('portrait', 'landscape'),
    isStartingMap: fc.boolean(),
    toCheck: fc.boolean(),
    hints: fc.array(word, { maxLength: 3 }),
    choices: fc.array(fc.record({ text: word }), { maxLength: 2 }),
    configuration: fc.constantFrom({}, { riddleText: 'a' }, { riddleText: 7 }),
    displayOrder: fc.nat(4),
    price: fc.constantFrom('1', '2,5', 'x'),
    translations: fc.record(texts, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Changes>

export type Make = (draft: Draft) => Single

/** Only what its row has, now and then with something else. */
const fitting = (of: Row | undefined, given: Changes, all: boolean): Changes =>
  all || !of
    ? given
    : Object.fromEntries(Object.entries(given).filter(([field]) => field in of && field !== 'displayOrder'))

const changing = fc.tuple(name, fields, fc.integer({ min: 0, max: 9 })).map(([row, given, some]): Make => (draft) => {
  const found = findRow(draft, id(row))
  const own = fitting(found?.row, given, some === 0)
  if (found) return change(draft, row, own)
  return { op: 'change', kind: 'scene', id: id(row), fields: own, was: {} } as Change
})
const placed = { scene: 'hall', hotspot: 'hall', node: 'butler' } as const
const creating = fc.tuple(kind, name, fields, fc.boolean()).map(([of, row, given, all]): Make => () => {
  const own = Object.fromEntries(Object.entries(given).filter(([field]) => all || field in kindOf(of).fields))
  const needed = {
    hotspot: { type: 'item', x: 1, y: 2 },
    node: { content: 'a' },
    puzzle: { name: 'a', type: 'riddle' },
  }
  const parent = of in placed && of !== 'scene' ? placed[of as 'node'] : null
  // no two kinds ever have the same id
  const name = findRow(first, id(row))?.kind === of ? row : `${of} 1`
  return create(of, name, { ...(of in needed ? needed[of as 'node'] : { name: 'a' }), ...own }, parent)
})
const removing = fc.tuple(kind, fc.array(name, { minLength: 1, maxLength: 3 })).map(
  ([of, rows]): Make =>
    () =>
      remove(of, ...rows),
)
const arranging = fc
  .tuple(kind, fc.array(name, { minLength: 1, maxLength: 4 }), fc.constantFrom(null, 'hall', 'attic', 'butler'))
  .map(
    ([of, rows, parent]): Make =>
      () =>
        arrange(of, rows, parent),
  )

const single = fc.oneof({ weight: 4, arbitrary: changing }, { weight: 3, arbitrary: creating }, removing, arranging)
/** Commands on the rows of `smallDraft`, given together. */
export const several = fc.array(single, { minLength: 1, maxLength: 4 })
export const commandOf = (makes: readonly Make[], draft: Draft): Command =>
  makes.length === 1 ? makes[0]!(draft) : { op: 'batch', commands: makes.map((make) => make(draft)) }

export const reached = (before: readonly (readonly Make[])[]): Draft =>
  before.reduce((draft, makes) => {
    const applied = apply(draft, commandOf(makes, draft))
    return 'refusal' in applied ? draft : applied.draft
  }, first)
