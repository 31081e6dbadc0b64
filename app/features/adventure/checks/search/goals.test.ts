import { describe, expect, test } from 'vitest'
import type { Condition } from '#app/features/engine/condition.schema.ts'
import { hotspot, item, look, puzzle, scene } from '#app/features/engine/edition.fixtures.ts'
import type { LeadsTo } from '#app/features/engine/goal.schema.ts'
import { rolesOf } from '#app/features/engine/roles.ts'
import { forRole } from '#app/features/engine/roles.fixtures.ts'
import { studyGame, Table } from '#app/features/engine/study.fixtures.ts'
import type { Game } from '#app/features/engine/turn.ts'
import { offersNow } from './goals.ts'

/** A hall with a riddle and a pebble that nobody needs, levers that only speak in the cellar, and a way out. */
function tableOf({ gateTakesTwo, players = [] }: { gateTakesTwo: boolean; players?: readonly string[] }): Table {
  const [riddle, riddleSecret] = puzzle('riddle', '0427', ['CANARY-hint'], {}, [
    { type: 'give_item', itemId: 'junk', count: 1 },
  ])
  const { edition, secrets, judge } = studyGame({
    document: {
      startSceneId: 'hall',
      scenes: [
        scene('hall', [
          hotspot('riddle', 'puzzle', 'riddle'),
          hotspot('pebble', 'item', 'pebble'),
          hotspot('down', 'scene_link', 'cellar'),
          hotspot('gate', 'scene_link', 'sea', gateTakesTwo ? { together: ['gate'] } : {}),
        ]),
        scene('cellar', [
          { ...look('left'), together: ['right'] },
          { ...look('right'), together: ['left'] },
          hotspot('up', 'scene_link', 'hall'),
        ]),
        scene('sea', [], { ending: { text: { en: 'The sea.' }, conditions: {} } }),
      ],
      puzzles: [riddle],
      items: [item('pebble', false), item('junk', false)],
      npcs: [],
    },
  })
  const use = { hotspotId: null, conditions: {}, message: {}, effects: [], once: false }
  const items = ['pebble', 'junk'].map((id) => ({ id, uses: [use], combinations: [] }))
  const whole = { ...secrets, puzzles: [riddleSecret], items }
  const goals: Game['goals'] = (...asked) => offersNow({ document: edition, secrets: whole }, ...asked)
  const table = new Table({ edition, secrets: whole, judge, goals })
  for (const playerId of players) table.do({ type: 'join' }, playerId)
  table.here = ['ada', ...players]
  return table
}

/** What is told, and its price, until all that is offered was told. */
function askedBy(table: Table, playerId = 'ada') {
  const from = table.events.length
  for (let asks = 0; asks < 20; asks++) {
    const told = table.state.goals[table.state.players[playerId]!.goal ?? -1]?.steps.length
    if (Array.isArray(table.do({ type: 'ask_goal', ...(told && { told }) }, playerId))) continue
    if (table.do({ type: 'ask_goal' }, playerId) === 'noHintLeft') break
  }
  return table.events
    .slice(from)
    .flatMap((event) => (event.type === 'goal_told' && event.step ? [[event.goal?.hotspotId, event.step.cost]] : []))
}

describe('what can be done besides the way to an ending', () => {
  const gate = [0, 20, 20].map((cost) => ['gate', cost])

  test('is told after it, and is free: an open way out', () => {
    const told = askedBy(tableOf({ gateTakesTwo: false }))
    expect(told.slice(0, 3)).toEqual(gate)
    expect(told.slice(3).every(([, cost]) => cost === 0)).toBe(true)
    expect(new Set(told.map(([id]) => id))).toEqual(new Set(['gate', 'riddle', 'pebble', 'down']))
  })

  test('is told after it, and is free: a gate that somebody alone holds', () => {
    const table = tableOf({ gateTakesTwo: true })
    table.use('gate')
    const told = askedBy(table)
    expect(told.slice(0, 3)).toEqual(gate)
    expect(told.slice(3).every(([, cost]) => cost === 0)).toBe(true)
  })

  test('waits while a partner holds the gate', () => {
    const table = tableOf({ gateTakesTwo: true, players: ['bob'] })
    table.use('gate')
    expect(askedBy(table, 'bob').slice(0, 3)).toEqual(gate)
  })
})

const has = (...itemIds: string[]): Condition => ({
  type: 'all',
  of: itemIds.map((itemId) => ({ type: 'has_item', itemId, count: 1 })),
})

/** A hall with a riddle that gives a key, which both endings need; a poster, which the better one needs; a pebble and a
 * cupboard, which none does. */
function house(
  { poster, key, gate, sea }: { poster?: Condition; key?: Condition; gate?: Condition; sea?: Condition } = {},
  hasRoles = false,
) {
  const [riddle, riddleSecret] = puzzle('riddle', '0427', ['CANARY-hint'], {}, [
    { type: 'give_item', itemId: 'key', count: 1 },
  ])
  const { edition, secrets, judge } = studyGame({
    document: {
      startSceneId: 'hall',
      ...(hasRoles && { hasRoles: true as const }),
      scenes: [
        scene('hall', [
          hotspot('cupboard', 'scene_link', 'cupboard'),
          hotspot('pebble', 'item', 'pebble'),
          hotspot('poster', 'item', 'poster', { usable: poster ?? {} }),
          hotspot('down', 'scene_link', 'cellar'),
          hotspot('gate', 'scene_link', 'sea', { usable: gate ?? has('key') }),
          ...(gate ? [] : [hotspot('attic', 'scene_link', 'sky', { usable: has('key', 'poster') })]),
        ]),
        scene('cupboard', [hotspot('out', 'scene_link', 'hall')]),
        scene('cellar', [
          hotspot('riddle', 'puzzle', 'riddle', { visible: key ?? {} }),
          hotspot('up', 'scene_link', 'hall'),
        ]),
        scene('sea', sea ? [hotspot('back', 'scene_link', 'hall')] : [], {
          ending: { text: { en: 'The sea.' }, conditions: sea ?? {} },
        }),
        scene('sky', [], { ending: { text: { en: 'The sky.' }, conditions: {} } }),
      ],
      puzzles: [riddle],
      items: [item('pebble', false), item('poster', false), item('key', false)],
      npcs: [],
    },
  })
  const whole = { ...secrets, puzzles: [riddleSecret], items: [] }
  const table = new Table({ edition, secrets: whole, judge })
  const advice = (playerId = 'ada') => {
    const own = rolesOf(table.state, playerId)
    return offersNow({ document: edition, secrets: whole }, table.state, playerId, table.clock, own).offers
  }
  const offers = (playerId = 'ada') =>
    advice(playerId).map(({ goal, leadsTo }) => [
      goal.hotspotId,
      typeof leadsTo === 'object' ? leadsTo.hotspotId : leadsTo,
    ])
  const goDown = (playerId = 'ada') => {
    table.use('down', playerId)
    return table
  }
  return { table, advice, offers, goDown }
}

const open = {
  riddle: (table: Table) => {
    table.use('down')
    table.use('riddle')
    table.answer('riddle', '0427')
    table.use('up')
  },
  poster: (table: Table) => table.use('poster'),
}

describe('the order of goals', () => {
  const after = (...done: (keyof typeof open)[]) => {
    const { table, offers } = house()
    table.use('down')
    table.use('up')
    for (const each of done) open[each](table)
    return offers()
  }

  test.each<[string, (keyof typeof open)[], [string, LeadsTo | undefined][]]>([
    [
      'what all endings need elsewhere, before what one needs here',
      [],
      [
        ['riddle', 'ending'],
        ['poster', 'ending'],
      ],
    ],
    ['what is still needed', ['poster'], [['riddle', 'ending']]],
    [
      'what an ending needs, before another that can be had now',
      ['riddle'],
      [
        ['poster', 'ending'],
        ['gate', 'ending'],
      ],
    ],
  ])('%s; what none needs is not told', (_, done, expected) => {
    expect(after(...done)).toEqual(expected)
  })

  test('what the way found to an ending can do without is not needed: it comes after, free', () => {
    const { table, advice, goDown } = house({ gate: { type: 'any', of: [has('key', 'poster'), has('key')] } })
    goDown().use('up')
    expect(advice().map(({ goal, leadsOn }) => [goal.hotspotId, leadsOn])).toEqual([
      ['riddle', true],
      ['poster', false],
    ])
    open.riddle(table)
    expect(advice().map(({ goal, leadsOn }) => [goal.hotspotId, leadsOn])[0]).toEqual(['gate', true])
  })

  test('of a place where nobody has been it is not said what it leads to', () => {
    expect(house().offers()).toEqual([
      ['down', undefined],
      ['poster', 'ending'],
    ])
  })

  test('a place where the party has been, once the game ends there', () => {
    const { table, offers } = house({ gate: {}, sea: has('pebble') })
    table.use('gate')
    table.use('back')
    expect(offers()).toEqual([['pebble', 'ending']])
    table.use('pebble')
    expect(offers()[0]).toEqual(['gate', 'ending'])
  })

  test('a step that something else waits for leads to that', () => {
    const { offers, goDown } = house({ key: has('poster') })
    goDown().use('up')
    expect(offers()).toEqual([['poster', 'riddle']])
  })

  test('alone, what only one role can do is told; of two, to whom can do it', () => {
    const alone = house({ poster: forRole('b'), key: has('poster') }, true)
    alone.goDown().use('up')
    expect(alone.offers()).toEqual([['poster', 'riddle']])
    const two = house({ poster: forRole('b'), key: has('poster') }, true)
    two.table.do({ type: 'join' }, 'bob')
    two.table.here = ['ada', 'bob']
    two.goDown('bob').use('up', 'bob')
    expect([two.offers('ada'), two.offers('bob')]).toEqual([[], [['poster', 'riddle']]])
  })
})
