import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import type { Changes } from './changes.ts'
import type { Change, Command, Single } from './command.schema.ts'
import { arrange, change, create, id, remove, smallDraft, wired } from './draft.fixtures.ts'
import { findRow } from './draft.ts'
import type { Draft } from './draft.ts'
import { kindNames } from './row-kind.ts'
import type { Row } from './row-kind.ts'
import { kindOf } from './rows/index.ts'
import type { Touched } from './work.ts'

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

type Make = (draft: Draft) => Single

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
const several = fc.array(single, { minLength: 1, maxLength: 4 })
const commandOf = (makes: readonly Make[], draft: Draft): Command =>
  makes.length === 1 ? makes[0]!(draft) : { op: 'batch', commands: makes.map((make) => make(draft)) }

const reached = (before: readonly (readonly Make[])[]): Draft =>
  before.reduce((draft, makes) => {
    const applied = apply(draft, commandOf(makes, draft))
    return 'refusal' in applied ? draft : applied.draft
  }, first)

/** Nobody removes a row and makes another one of the same id within one command. */
const isReplaced = ({ kind: of, before, after }: Touched): boolean =>
  ['nodeId', 'type'].some(
    (field) => before && after && kindOf(of).fields[field]?.fixed && before[field] !== after[field],
  )

/** Rows by their ids, places as an order and not as numbers, lists without places in any order. */
function asStored({ rows }: Draft) {
  return Object.fromEntries(
    kindNames.map((of) => {
      const { place, parent } = kindOf(of)
      const listed = rows[of].map(({ displayOrder: _place, ...row }) => row as Row)
      const sorted = listed.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      const placesOf = (within: unknown) =>
        rows[of]
          .filter((row) => !parent || row[parent.field] === within)
          .toSorted((a, b) => Number(a[place!]) - Number(b[place!]))
      const parents = place ? [...new Set(rows[of].map((row) => (parent ? row[parent.field] : null)))].toSorted() : []
      return [of, [sorted, parents.map((within) => placesOf(within).map((row) => row.id))]]
    }),
  )
}

test('the inverse of any command that is carried out leads back to the draft as it was', () => {
  fc.assert(
    fc.property(fc.array(several, { maxLength: 4 }), several, (before, makes) => {
      const draft = reached(before)
      const applied = apply(draft, commandOf(makes, draft))
      if ('refusal' in applied || applied.work.touched().some(isReplaced)) return
      const back = apply(applied.draft, applied.inverse)
      if ('refusal' in back)
        throw new Error(`refused: ${JSON.stringify([back.refusal, commandOf(makes, draft), applied.inverse])}`)
      const told = JSON.stringify([commandOf(makes, draft), applied.inverse])
      expect(back.asked, told).toEqual([])
      expect(asStored(back.draft), told).toEqual(asStored(draft))
    }),
    { numRuns: 2_000 },
  )
})

test('any command on any draft is done or refused, and the draft itself stays as it is', () => {
  fc.assert(
    fc.property(fc.array(several, { maxLength: 3 }), several, fc.boolean(), (before, makes, force) => {
      const draft = reached(before)
      const [stood, command] = [wired(draft), commandOf(makes, draft)]
      const asGiven = wired(command)
      apply(draft, command, { force })
      expect(wired(draft)).toEqual(stood)
      expect(wired(command)).toEqual(asGiven)
    }),
    { numRuns: 500 },
  )
})
