import { describe, expect, test } from 'vitest'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { applyCommand } from './apply-command.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Change } from './command.schema.ts'
import {
  arrange,
  batch,
  change,
  create,
  details,
  done,
  emptyDraft,
  id,
  refusalOf,
  remove,
  row,
  smallDraft,
  taken,
} from './draft.fixtures.ts'
import type { Draft } from './draft.ts'
import { smallDinner, smallRoom } from './kit-draft.fixtures.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'

const draft = smallDraft()
const edited = (name: string, fields: Changes, on = draft) => done(on, change(on, name, fields))
const refused = (name: string, fields: Changes, on = draft) => refusalOf(on, change(on, name, fields))
const invalid = (field: string, message = 'studio_errors_unreadable') => ({
  reason: 'invalid',
  fields: { [field]: [message] },
})
const gone = { reason: 'gone' }
const order = (on: Draft, kind: KindName) => on.rows[kind].map(({ name, content }) => name ?? content)
const undone = (on: Draft, command: Parameters<typeof applyCommand>[1]) => {
  const { draft: after, inverse } = taken(applyCommand(on, command))
  return done(after, inverse)
}

describe('scenes', () => {
  const start = (on: Draft) => on.rows.scene.filter(({ isStartingMap }) => isStartingMap).map(({ name }) => name)

  test('the first is the start, and another one made the start replaces it', () => {
    expect(start(draft)).toEqual(['Hall'])
    const there = edited('attic', { isStartingMap: true })
    expect(start(there)).toEqual(['Attic'])
    expect(start(edited('attic', { isStartingMap: false }, there))).toEqual(['Attic'])
    expect(start(undone(draft, change(draft, 'attic', { isStartingMap: true })))).toEqual(['Hall'])
    expect(start(done(draft, create('scene', 'x', { name: 'X', isStartingMap: true, displayOrder: 0 })))).toEqual(['X'])
  })

  test('deleting the start makes the next scene the start, and undoing that reverts it', () => {
    expect(start(done(draft, remove('scene', 'hall')))).toEqual(['Attic'])
    expect(start(undone(draft, remove('scene', 'hall')))).toEqual(['Hall'])
  })

  test('a copy at a place makes room; any other new scene goes to the end, even after a gap', () => {
    const copied = done(draft, create('scene', 'copy', { name: 'Copy', displayOrder: 1 }))
    expect(order(copied, 'scene')).toEqual(['Hall', 'Copy', 'Attic'])
    const gap = done(copied, remove('scene', 'copy'), create('scene', 'last', { name: 'Last' }))
    expect(order(gap, 'scene')).toEqual(['Hall', 'Attic', 'Last'])
  })

  test('removing one removes its hotspots and unlinks those that lead to it; undo restores all', () => {
    const without = done(draft, remove('scene', 'attic'))
    expect(without.rows.hotspot.map((each) => [each.id, each.targetId])).toEqual([
      [id('door'), null],
      [id('lamp'), id('key')],
    ])
    expect(undone(draft, remove('scene', 'attic')).rows).toEqual(draft.rows)
  })

  test('another picture, or none, marks the hotspots for checking, and undo removes the marks', () => {
    const marks = (on: Draft) => ['door', 'lamp', 'safe'].map((name) => row(on, name).toCheck)
    for (const imageAssetId of [id('drawing'), null]) {
      const command = change(draft, 'hall', { imageAssetId })
      expect(marks(done(draft, command))).toEqual([true, true, false])
      expect(undone(draft, command).rows).toEqual(draft.rows)
    }
    expect(marks(edited('attic', { imageAssetId: id('photo') }))).toEqual([false, false, false])
  })

  test('a picture locks the orientation, unless it is added or removed in the same change', () => {
    expect(refused('hall', { orientation: 'portrait' })).toEqual(invalid('orientation', 'studio_aspect_locked'))
    const both = change(draft, 'attic', { orientation: 'portrait', imageAssetId: id('photo') })
    expect(row(done(draft, both), 'attic')).toMatchObject({ orientation: 'portrait' })
    expect(undone(draft, both).rows).toEqual(draft.rows)
  })
})

describe('hotspots', () => {
  test('are named after their type, in the language of the adventure', () => {
    const spot = create('hotspot', 'new', { type: 'npc', x: 1, y: 2 }, 'hall')
    const french = { ...draft, rows: { ...draft.rows, details: [details({ primaryLanguage: 'fr' })] } }
    expect(row(done(draft, spot), 'new').name).not.toBe(row(done(french, spot), 'new').name)
  })

  test('that change their type lead nowhere, unless given a new target', () => {
    expect(row(edited('lamp', { type: 'npc' }), 'lamp').targetId).toBeNull()
    expect(row(edited('lamp', { type: 'npc', targetId: id('butler') }), 'lamp').targetId).toBe(id('butler'))
  })

  test('lose what a look shows and says with that type, in every language; undo restores it', () => {
    const shown = { lines: ['Dust.'], imageAssetId: id('photo'), altText: 'A dial.', soundCaption: '' }
    const fr = { name: 'Horloge', lines: ['Poussière.'], altText: 'Un cadran.' }
    const look = edited('lamp', { type: 'look', ...shown, translations: { fr } })
    expect(row(look, 'lamp')).toMatchObject({ ...shown, targetId: null, translations: { fr } })
    const asItem = change(look, 'lamp', { type: 'item' })
    const item = done(look, asItem)
    expect(row(item, 'lamp')).toMatchObject({ lines: [], imageAssetId: null, altText: '' })
    expect(row(item, 'lamp').translations).toEqual({ fr: { name: 'Horloge' } })
    expect(row(undone(look, asItem), 'lamp')).toEqual(row(look, 'lamp'))
  })

  test('cannot be given a missing target; created with one, they lead nowhere', () => {
    expect(refused('lamp', { targetId: id('nothing') })).toEqual(gone)
    const made = done(draft, create('hotspot', 'new', { type: 'item', targetId: id('nothing'), x: 1, y: 1 }, 'hall'))
    expect(row(made, 'new').targetId).toBeNull()
    expect(row(done(draft, remove('item', 'key')), 'lamp').targetId).toBeNull()
  })

  test('are moved to the edge of their picture, and refused without a known type', () => {
    expect(row(edited('lamp', { x: 130, y: -4, width: 5_000 }), 'lamp')).toMatchObject({ x: 100, y: 0, width: 1_920 })
    expect(refusalOf(draft, create('hotspot', 'new', { type: 'portal', x: 1, y: 1 }, 'hall'))).toMatchObject({
      reason: 'invalid',
    })
    expect(refusalOf(draft, create('hotspot', 'new', { x: 1, y: 1 }, 'hall'))).toMatchObject({ reason: 'invalid' })
  })

  test('need a scene to be in and be ordered in, and there are at most 500 in one', () => {
    const spot = (at: number, scene: string | null) => create('hotspot', `h${at}`, { type: 'item', x: 1, y: 1 }, scene)
    expect([refusalOf(draft, spot(1, null)), refusalOf(draft, spot(1, 'nothing'))]).toEqual([gone, gone])
    expect(refusalOf(draft, arrange('hotspot', ['lamp', 'door']))).toEqual(gone)
    const all = Array.from({ length: 499 }, (_, at) => spot(at, 'attic'))
    const full = done(draft, { op: 'batch', commands: all })
    expect(refusalOf(full, spot(500, 'attic'))).toMatchObject({ error: { code: 'tooLarge', params: { most: 500 } } })
  })
})

describe('an order', () => {
  test('puts the named rows first, the others after them, and skips missing ones', () => {
    const three = done(draft, create('scene', 'cellar', { name: 'Cellar' }))
    expect(order(done(three, arrange('scene', ['cellar', 'nothing'])), 'scene')).toEqual(['Cellar', 'Hall', 'Attic'])
    expect(undone(three, arrange('scene', ['cellar'])).rows).toEqual(three.rows)
    expect(refusalOf(draft, arrange('scene', ['nothing']))).toEqual(gone)
    expect(refusalOf(draft, arrange('item', ['key']))).toMatchObject({ reason: 'invalid' })
  })

  test('with one row removed and another in its place is restored with the row where it was', () => {
    const applied = taken(
      applyCommand(
        draft,
        batch(
          remove('hotspot', 'lamp'),
          create('hotspot', 'chest', { type: 'item', x: 1, y: 2, displayOrder: 0 }, 'hall'),
        ),
      ),
    )
    const back = done(applied.draft, applied.inverse)
    const places = (of: Draft) =>
      of.rows.hotspot
        .filter(({ sceneId }) => sceneId === id('hall'))
        .toSorted((a, b) => Number(a.displayOrder) - Number(b.displayOrder))
        .map((row) => row.id)
    expect(places(back)).toEqual(places(draft))
  })

  test('is restored together with the rows removed along with it, each in its place', () => {
    const four = done(draft, create('scene', 'b', { name: 'B' }), create('scene', 'c', { name: 'C' }))
    expect(order(undone(four, batch(remove('scene', 'attic'), arrange('scene', ['c', 'b']))), 'scene')).toEqual(
      order(four, 'scene'),
    )
  })
})

test('a dialogue node has a unique name, which never changes', () => {
  expect(refusalOf(draft, create('node', 'new', { content: 'Hm', nodeId: 'hello' }, 'butler'))).toEqual(
    invalid('nodeId', 'studio_errors_node_name'),
  )
  expect(refused('hello', { nodeId: 'other' })).toEqual(invalid(''))
  expect(row(done(draft, create('node', 'new', { content: 'Hm' }, 'butler')), 'new').nodeId).toMatch(/^node_/)
})

describe('details', () => {
  test('accept only the category, players and languages that the adventure can have', () => {
    expect(refused('adventure', { category: 'Corporate' })).toMatchObject({ reason: 'invalid' })
    expect(refused('adventure', { recommendedPlayers: 'everybody' })).toEqual(
      invalid('recommendedPlayers', 'studio_errors_players'),
    )
    expect(refused('adventure', { languages: ['fr'] })).toEqual(invalid('languages', 'studio_errors_language'))
    expect(refused('adventure', { languages: ['en', 'en'] })).toEqual(invalid('languages'))
  })

  test('normalize a price as every form does', () => {
    expect(row(edited('adventure', { price: '12,5' }), 'adventure').price).toBe('12.50')
    expect(refused('adventure', { price: 'much' })).toEqual(invalid('price', 'studio_errors_price'))
  })

  test('of a listed adventure keep what listing requires', () => {
    const listed = emptyDraft({
      status: 'published',
      description: 'Dark',
      coverAssetId: id('photo'),
      recommendedPlayers: '2-4',
      price: '5.00',
    })
    expect(refusalOf(listed, change(listed, 'adventure', { description: ' ', coverAssetId: null }))).toEqual({
      reason: 'missingFields',
      missing: ['description', 'cover'],
    })
    expect(refusalOf(listed, change(listed, 'adventure', { price: '0,10' }))).toEqual({ reason: 'priceTooLow' })
  })

  test('can be neither created nor removed', () => {
    expect(refusalOf(draft, remove('details', 'adventure'))).toEqual(gone)
    expect(refusalOf(draft, create('details', 'other', { title: 'Other' }))).toEqual(gone)
  })
})

describe('a puzzle', () => {
  const { configuration, solution } = row(draft, 'riddle') as unknown as Record<'configuration' | 'solution', Changes>

  test('starts with the defaults of its type, which never changes', () => {
    const made = done(draft, create('puzzle', 'new', { name: 'New', type: 'riddle' }))
    const type = puzzleType('riddle')
    expect(row(made, 'new')).toMatchObject({ ...type.defaults, typeVersion: type.version, timeLimit: type.timeLimit })
    expect(refused('riddle', { type: 'cipher' })).toEqual(invalid(''))
    expect(refusalOf(draft, create('puzzle', 'new', { name: 'New', type: 'portal' }))).toEqual(
      invalid('type', 'studio_errors_puzzle'),
    )
  })

  test('is refused if its type cannot read it in any of its languages', () => {
    expect(refused('riddle', { configuration: { ...configuration, riddleText: 7 } })).toEqual(
      invalid('configuration', 'studio_errors_puzzle'),
    )
    expect(refused('riddle', { translations: { fr: { configuration: { allowedAttempts: 3 } } } })).toEqual(
      invalid('translations.fr', 'studio_errors_puzzle'),
    )
  })

  test('loses wrong answers that were left empty', () => {
    const decoys = [
      { answer: 'A clock', reply: 'Nearly.' },
      { answer: '', reply: '' },
    ]
    expect(row(edited('riddle', { solution: { ...solution, decoys } }), 'riddle').solution).toMatchObject({
      decoys: [decoys[0]],
    })
  })

  test('of a type that no longer exists accepts changes that do not concern the type', () => {
    const old = { ...draft, rows: { ...draft.rows, puzzle: [{ ...row(draft, 'riddle'), type: 'portal' }] } }
    expect(row(edited('riddle', { name: 'Door' }, old), 'riddle').name).toBe('Door')
    expect(refused('riddle', { configuration: { a: 1 } }, old)).toEqual(
      invalid('configuration', 'studio_errors_puzzle'),
    )
  })
})

describe('every row', () => {
  test('has only the fields of its kind; its place is not changed but arranged', () => {
    expect(refused('key', { colour: 'red' })).toEqual(invalid(''))
    expect(refused('hall', { displayOrder: 3 })).toEqual(invalid(''))
    expect(refused('hall', { id: id('attic') })).toEqual(invalid(''))
    expect(refusalOf(draft, create('item', 'new', { name: 'New', slug: 'x' }))).toEqual(invalid(''))
  })

  test('shows only files of its adventure and of the right sort', () => {
    for (const [name, fields] of [
      ['key', { iconAssetId: id('music') }],
      ['key', { iconAssetId: id('nothing') }],
      ['hall', { soundAssetId: id('photo') }],
    ] as const)
      expect(refused(name, fields)).toEqual(invalid(Object.keys(fields)[0]!))
    expect(refused('hall', { soundAssetId: id('music') })).toBeNull()
  })

  test('has no translation into its primary language', () => {
    expect(refused('key', { translations: { en: { name: 'Key' } } })).toEqual(invalid('translations.en'))
    expect(row(edited('hall', { translations: { fr: { name: '' } } }), 'hall').translations).toEqual({})
  })

  test('remembers what a translation was made from once its original has changed', () => {
    expect(row(edited('hall', { name: 'Great hall' }), 'hall').translatedFrom).toEqual({ fr: { name: 'Hall' } })
    expect(undone(draft, change(draft, 'hall', { name: 'Great hall' })).rows).toEqual(draft.rows)
  })

  test('is created once: sending it again changes nothing', () => {
    expect(done(draft, create('item', 'key', { name: 'Other' })).rows).toEqual(draft.rows)
  })

  test('that does not exist cannot be changed, and removing it does nothing', () => {
    const missing = { ...change(draft, 'key', { name: 'X' }), id: id('nothing') }
    expect(refusalOf(draft, missing)).toEqual(gone)
    expect(done(draft, remove('item', 'nothing')).rows).toEqual(draft.rows)
  })
})

describe('what somebody else has changed meanwhile', () => {
  const mine = change(draft, 'key', { name: 'Brass key', description: 'Small' })
  const theirs = edited('key', { name: 'Copper key' })

  test('becomes a question, and the rest of the change is done', () => {
    const { asked, draft: after } = taken(applyCommand(theirs, mine))
    expect(asked).toEqual([
      { kind: 'item', id: id('key'), collisions: [{ mine: { name: 'Brass key' }, theirs: { name: 'Copper key' } }] },
    ])
    expect(row(after, 'key')).toMatchObject({ name: 'Copper key', description: 'Small' })
  })

  test('is overwritten if forced, so that authors see their own changes', () => {
    expect(row(taken(applyCommand(theirs, mine, { force: true })).draft, 'key').name).toBe('Brass key')
  })

  test('prevents removing a row or its contents by an author who has not seen the change', () => {
    const seen = { ...remove('item', 'key'), was: { [id('key')]: { name: 'Key' } } }
    expect(refusalOf(draft, seen)).toBeNull()
    expect(refusalOf(theirs, seen)).toMatchObject({ error: { code: 'conflict' } })
    const hall = { ...remove('npc', 'butler'), was: { [id('butler')]: { name: 'Butler' } } }
    expect(refusalOf(draft, hall)).toMatchObject({ error: { code: 'conflict' } })
  })
})

test('a batch of commands is done entirely or not at all', () => {
  const bad = batch(create('item', 'new', { name: 'New' }), change(draft, 'key', { name: '' }) as Change)
  expect(refusalOf(draft, bad)).toMatchObject({ fields: { name: ['studio_errors_required'] } })
})

describe('documents of print kinds', () => {
  const [dinner, room] = [smallDinner(), smallRoom()]

  test('single rows can be changed, but neither created nor removed', () => {
    expect(row(edited('dinnerStory', { theme: 'Noir', recommendedGuests: 6 }, dinner), 'dinnerStory')).toMatchObject({
      theme: 'Noir',
      recommendedGuests: 6,
    })
    expect(row(undone(dinner, change(dinner, 'dinnerStory', { theme: 'Noir' })), 'dinnerStory').theme).toBe('')
    for (const kind of ['dinnerStory', 'dinnerGuide', 'roomSetup', 'roomGuide'] as const) {
      expect(refusalOf(dinner, create(kind, 'another'))).toEqual(gone)
      expect(refusalOf(dinner, remove(kind, kind))).toEqual(gone)
    }
  })

  test('rows exist only in their kind of adventure; a puzzle with a type also in a room', () => {
    const wrong = invalid('kind')
    expect(refusalOf(draft, create('character', 'eve', { name: 'Eve' }))).toEqual(wrong)
    expect(refusalOf(dinner, create('scene', 'cellar', { name: 'Cellar' }))).toEqual(wrong)
    expect(refusalOf(dinner, create('puzzle', 'safe', { name: 'Safe', type: 'riddle' }))).toEqual(wrong)
    expect(refusalOf(room, create('dinnerClue', 'map', { title: 'Map' }))).toEqual(wrong)
    expect(refusalOf(room, create('puzzle', 'safe', { name: 'Safe', type: 'riddle' }))).toBeNull()
  })

  test('a removal keeps references to its row, so that undoing it restores everything', () => {
    const without = done(dinner, remove('character', 'bo'))
    expect(without.rows.card.map(({ reveal }) => reveal)).toEqual(['I saw Bo.'])
    expect(row(without, 'letter').meanings).toEqual([{ characterId: id('bo'), aspect: 'motive', bearing: 'burdens' }])
    expect(undone(dinner, remove('character', 'bo')).rows).toEqual(dinner.rows)
    expect(undone(room, remove('roomProp', 'key', 'box')).rows).toEqual(room.rows)
  })

  test('one character may have two cards in a phase', () => {
    const second = { phase: 'course', courseId: id('soup'), reveal: 'And I saw Eve.' }
    expect(done(dinner, create('card', 'another', second, 'ada')).rows.card).toHaveLength(3)
  })

  test.each([
    ['letter', { meanings: [{ characterId: 'Bo', aspect: 'motive', bearing: 'burdens' }] }],
    ['letter', { meanings: [{ characterId: id('bo'), aspect: 'mood', bearing: 'burdens' }] }],
    ['noon', { actorIds: [id('bo'), id('bo')] }],
    ['ada at soup', { phase: null }],
    ['dinnerStory', { recommendedGuests: 11 }],
    ['bo', { portraitAssetId: id('music') }],
  ])('%s refuses %j', (name, fields) => {
    expect(refused(name, fields, dinner)).toMatchObject({ reason: 'invalid' })
  })

  test('the holder of a clue is one decision, and its release is another', () => {
    const told = change(dinner, 'letter', { phase: 'reveal', courseId: null })
    const theirs = edited('letter', { courseId: id('cake') }, dinner)
    const { asked } = taken(applyCommand(theirs, told))
    expect(asked.map(({ collisions }) => collisions.map(({ mine }) => mine))).toEqual([
      [{ phase: 'reveal', courseId: null }],
    ])
    expect(taken(applyCommand(edited('letter', { holder: 'host' }, dinner), told)).asked).toEqual([])
  })
})
