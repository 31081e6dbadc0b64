import fc from 'fast-check'
import { applyCommand } from './apply-command.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Change, Command, Single } from './command.schema.ts'
import { arrange, change, create, id, remove, smallDraft } from './draft.fixtures.ts'
import { findRow } from './draft.ts'
import type { Draft } from './draft.ts'
import { smallDinner, smallRoom } from './kit-draft.fixtures.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'

const word = fc.constantFrom('a', 'b', 'c', 'd')
const texts = { fr: fc.record({ name: fc.constantFrom('', 'un', 'deux'), description: word }, { requiredKeys: [] }) }
const picture = fc.constantFrom(null, id('photo'), id('drawing'), id('music'), id('nothing'))

const shared = {
  name: fc.constantFrom('', 'a', 'b', 'c'),
  title: word,
  description: word,
  content: word,
  imageAssetId: picture,
  displayOrder: fc.nat(4),
  price: fc.constantFrom('1', '2,5', 'x'),
  translations: fc.record(texts, { requiredKeys: [] }),
}

type Document = {
  first: Draft
  names: readonly string[]
  /** Values by field name: valid ones, and some invalid. */
  fields: (name: fc.Arbitrary<string>) => Record<string, fc.Arbitrary<unknown>>
  /** The fields that a row of this kind cannot be created without; by default its name. */
  needed: Partial<Record<KindName, Changes>>
  /** The row that new children of each kind are added to. */
  parents: Partial<Record<KindName, string>>
}

const documents: Readonly<Record<'online' | 'dinner' | 'room', Document>> = {
  online: {
    first: smallDraft(),
    names: 'adventure,key,butler,riddle,hall,attic,hello,bye,door,lamp,safe'.split(','),
    fields: (name) => ({
      ...shared,
      type: fc.constantFrom('item', 'npc', 'puzzle', 'scene_link', 'look', 'riddle', 'portal'),
      lines: fc.array(word, { maxLength: 2 }),
      altText: word,
      targetId: fc.option(name.map(id)),
      hotspotId: fc.option(name.map(id)),
      x: fc.integer({ min: -5, max: 105 }),
      y: fc.integer({ min: 0, max: 100 }),
      orientation: fc.constantFrom('portrait', 'landscape'),
      isStartingMap: fc.boolean(),
      toCheck: fc.boolean(),
      hints: fc.array(word, { maxLength: 3 }),
      choices: fc.array(fc.record({ text: word }), { maxLength: 2 }),
      configuration: fc.constantFrom({}, { riddleText: 'a' }, { riddleText: 7 }),
    }),
    needed: {
      hotspot: { type: 'item', x: 1, y: 2 },
      node: { content: 'a' },
      puzzle: { name: 'a', type: 'riddle' },
    },
    parents: { hotspot: 'hall', layer: 'hall', node: 'butler' },
  },
  dinner: {
    first: smallDinner(),
    names: 'adventure,dinnerStory,dinnerGuide,ada,bo,candle,soup,cake,letter,noon,ada at soup,bo at soup'.split(','),
    fields: (name) => ({
      ...shared,
      theme: word,
      solution: word,
      introduction: word,
      culpritId: fc.option(name.map(id)),
      recommendedGuests: fc.integer({ min: 5, max: 11 }),
      role: fc.constantFrom('suspect', 'victim', 'butler'),
      isOptional: fc.boolean(),
      portraitAssetId: picture,
      holder: fc.constantFrom('character', 'host', 'table'),
      holderId: fc.option(name.map(id)),
      phase: fc.constantFrom(null, 'arrival', 'course', 'midnight'),
      courseId: fc.option(name.map(id)),
      meanings: fc.array(
        fc.record({
          characterId: name.map(id),
          aspect: fc.constantFrom('means', 'motive', 'mood'),
          bearing: fc.constantFrom('burdens', 'clears'),
        }),
        { maxLength: 2 },
      ),
      happened: fc.constantFrom('', 'a', 'b'),
      actorIds: fc.array(name.map(id), { maxLength: 2 }),
      reveal: word,
      conceal: word,
    }),
    needed: { dinnerClue: { title: 'a' }, moment: { happened: 'a' }, card: { reveal: 'a' } },
    parents: { card: 'ada' },
  },
  room: {
    first: smallRoom(),
    names: 'adventure,roomSetup,roomGuide,riddle,box,key,note,lock,door'.split(','),
    fields: (name) => ({
      ...shared,
      theme: word,
      introduction: word,
      solution: word,
      lockType: fc.constantFrom('none', 'digits3', 'bolt'),
      puzzleId: fc.option(name.map(id)),
      hints: fc.array(word, { maxLength: 3 }),
      needs: fc.array(name.map(id), { maxLength: 2 }),
      gives: fc.array(name.map(id), { maxLength: 2 }),
      boardX: fc.option(fc.integer({ min: -1, max: 9 })),
      boardY: fc.option(fc.nat(9)),
      propId: fc.option(name.map(id)),
      placement: fc.constantFrom('sight', 'hidden', 'container'),
      hidingPlace: word,
      source: fc.constantFrom('print', 'buy', 'steal'),
      quantity: fc.integer({ min: 0, max: 3 }),
      type: fc.constantFrom('riddle', 'portal'),
      configuration: fc.constantFrom({}, { riddleText: 'a' }, { riddleText: 7 }),
    }),
    needed: { puzzle: { name: 'a', type: 'riddle' }, roomClue: { title: 'a' } },
    parents: {},
  },
}

export type Make = (draft: Draft) => Single

/** Only fields that the row has, and now and then others. */
const fitting = (of: Row | undefined, given: Changes, all: boolean): Changes =>
  all || !of
    ? given
    : Object.fromEntries(Object.entries(given).filter(([field]) => field in of && field !== 'displayOrder'))

function makesOn({ first, names, fields: fieldsWith, needed, parents }: Document): fc.Arbitrary<Make[]> {
  const adventureKind = first.rows.details[0]!['kind'] as never
  const own = kindNames.filter((kind) => kindOf(kind).adventures.includes(adventureKind))
  const made = own.map((kind) => `${kind} 1`.slice(0, 16))
  const name = fc.constantFrom(...names, ...made)
  /** Now and then of another kind of adventure. */
  const kind = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...own) }, fc.constantFrom(...kindNames))
  const fields = fc.record(fieldsWith(name), { requiredKeys: [] }) as fc.Arbitrary<Changes>
  const parent = fc.constantFrom(null, ...Object.values(parents), names[4]!)
  const changing = fc.tuple(name, fields, fc.integer({ min: 0, max: 9 })).map(([row, given, some]): Make => (draft) => {
    const found = findRow(draft, id(row))
    const changes = fitting(found?.row, given, some === 0)
    if (found) return change(draft, row, changes)
    return { op: 'change', kind: own[1]!, id: id(row), fields: changes, was: {} } as Change
  })
  const creating = fc.tuple(kind, name, fields, fc.boolean()).map(([of, row, given, all]): Make => () => {
    const changes = Object.fromEntries(Object.entries(given).filter(([field]) => all || field in kindOf(of).fields))
    // no two kinds ever use the same id
    const free = findRow(first, id(row))?.kind === of ? row : `${of} 1`.slice(0, 16)
    return create(of, free, { ...(needed[of] ?? { name: 'a' }), ...changes }, parents[of] ?? null)
  })
  const rows = fc.array(name, { minLength: 1, maxLength: 4 })
  const removing = fc.tuple(kind, rows).map(
    ([of, some]): Make =>
      () =>
        remove(of, ...some),
  )
  const arranging = fc.tuple(kind, rows, parent).map(
    ([of, some, within]): Make =>
      () =>
        arrange(of, some, within),
  )
  const single = fc.oneof({ weight: 4, arbitrary: changing }, { weight: 3, arbitrary: creating }, removing, arranging)
  return fc.array(single, { minLength: 1, maxLength: 4 })
}

/** Commands on the rows of a small draft, together with that draft. */
export const randomDocuments = Object.entries(documents).map(([name, document]) => {
  const { first } = document
  const reached = (before: readonly (readonly Make[])[]): Draft =>
    before.reduce((draft, makes) => {
      const applied = applyCommand(draft, commandOf(makes, draft))
      return 'refusal' in applied ? draft : applied.draft
    }, first)
  return { name, first, several: makesOn(document), reached }
})

export const commandOf = (makes: readonly Make[], draft: Draft): Command =>
  makes.length === 1 ? makes[0]!(draft) : { op: 'batch', commands: makes.map((make) => make(draft)) }
