import { roles } from '#app/shared/player-roles.ts'
import { describe, expect, test } from 'vitest'
import type { SecretItem } from './edition-secrets.schema.ts'
import { evaluate } from './evaluate-condition.ts'
import { parlourGame } from './parlour.fixtures.ts'
import { presentEvent } from './present-event.ts'
import { project } from './project.ts'
import { studyGame, Table } from './study.fixtures.ts'

const parlour = () => new Table(parlourGame())
const use = (table: Table, itemId: string) => table.do({ type: 'use_item', itemId })
const useOn = (table: Table, itemId: string, hotspotId: string) => table.do({ type: 'use_item_on', itemId, hotspotId })
const combine = (table: Table, itemId: string, otherItemId: string) =>
  table.do({ type: 'combine_items', itemId, otherItemId })
const pick = (table: Table, ...spots: string[]) => spots.forEach((spot) => table.use(spot))

const withRules = (rules: Partial<SecretItem> & { id: string }) =>
  new Table(parlourGame({ secrets: { items: [{ uses: [], combinations: [], ...rules }] } }))
const script = { conditions: {}, message: {}, effects: [], once: false }

describe('using', () => {
  test('an item that the party does not carry cannot be used, combined or examined', () => {
    const table = parlour()
    expect([
      use(table, 'bell'),
      useOn(table, 'matches', 'mirror'),
      combine(table, 'wax', 'wax'),
      table.do({ type: 'examine_item', itemId: 'wax' }),
    ]).toEqual(Array(4).fill('notCarried'))
    expect(use(table, 'constructor')).toBe('notCarried')
    pick(table, 'wax-a')
    expect(combine(table, 'wax', 'string')).toBe('notCarried')
  })

  test('an action without a script uses nothing up', () => {
    const table = parlour()
    pick(table, 'string-a', 'wax-a', 'matches')
    const before = table.state
    expect([use(table, 'string'), useOn(table, 'string', 'mirror'), combine(table, 'string', 'matches')]).toEqual([
      'cannotUse',
      'cannotUseOn',
      'cannotCombine',
    ])
    expect(table.state).toBe(before)
  })

  test('a script waits for its conditions, then says its message and uses the item up', () => {
    const table = parlour()
    pick(table, 'wax-a', 'wax-b')
    expect(use(table, 'wax')).toBe('cannotUse')
    pick(table, 'wax-c')
    expect(use(table, 'wax')).toEqual(['item_used', 'item_lost', 'said'])
    expect(table.state.inventory).toEqual({ wax: 2 })
  })

  test('a use on a hotspot works only there, and only while it is visible', () => {
    const table = parlour()
    pick(table, 'matches')
    expect(table.use('mirror')).toBe('blocked')
    expect([
      useOn(table, 'matches', 'maid'),
      useOn(table, 'matches', 'ghost'),
      useOn(table, 'matches', 'nothing'),
    ]).toEqual(['cannotUseOn', 'notHere', 'notHere'])
    expect(use(table, 'matches')).toBe('cannotUse')
    expect(useOn(table, 'matches', 'mirror')).toEqual(['item_used', 'experience_gained'])
  })

  test('a rule that works once works only once for the whole party', () => {
    const table = parlour()
    pick(table, 'matches')
    table.do({ type: 'join' }, 'bob')
    expect(useOn(table, 'matches', 'mirror')).toContain('experience_gained')
    expect(table.do({ type: 'use_item_on', itemId: 'matches', hotspotId: 'mirror' }, 'bob')).toBe('cannotUseOn')
    expect(table.state.experience).toBe(5)
  })

  test('of several uses the first whose conditions hold is taken', () => {
    const table = withRules({
      id: 'matches',
      uses: [
        { ...script, hotspotId: null, once: true, message: { en: 'A first spark' } },
        { ...script, hotspotId: null, message: { en: 'Another' } },
      ],
    })
    pick(table, 'matches')
    const words = () => {
      const result = table.try({ type: 'use_item', itemId: 'matches' })
      return 'events' in result && result.events.flatMap((event) => (event.type === 'said' ? [event.text.en] : []))
    }
    expect([words(), words(), words()]).toEqual([['A first spark'], ['Another'], ['Another']])
  })

  test('a use can end the run, and nothing follows', () => {
    const table = withRules({
      id: 'wax',
      uses: [
        {
          ...script,
          hotspotId: null,
          effects: [
            { type: 'finish', title: { en: 'Done' }, text: {} },
            { type: 'add_experience', amount: 1 },
          ],
        },
      ],
    })
    pick(table, 'wax-a')
    expect(use(table, 'wax')).toEqual(['item_used', 'item_lost', 'finished'])
    expect(use(table, 'wax')).toBe('finished')
  })

  test('a use can take the player to another scene', () => {
    const table = withRules({
      id: 'matches',
      uses: [{ ...script, hotspotId: 'mirror', effects: [{ type: 'go_to_scene', sceneId: 'attic' }] }],
    })
    pick(table, 'matches')
    expect(useOn(table, 'matches', 'mirror')).toEqual(['item_used', 'moved'])
    expect(table.state.players.ada?.sceneId).toBe('attic')
  })
})

describe('combining', () => {
  test('two items combine in either order, and consumable ones are used up', () => {
    for (const [one, other] of [
      ['ball', 'string'],
      ['string', 'ball'],
    ] as const) {
      const table = parlour()
      pick(table, 'wax-a', 'wax-b', 'string-a')
      combine(table, 'wax', 'wax')
      expect(combine(table, one, other)).toEqual(['item_used', 'item_lost', 'item_lost', 'item_gained'])
      expect(table.state.inventory).toEqual({ candle: 1 })
    }
  })

  test('an item combines with itself if the party holds two', () => {
    const table = parlour()
    pick(table, 'wax-a')
    expect(combine(table, 'wax', 'wax')).toBe('cannotCombine')
    pick(table, 'wax-b')
    expect(combine(table, 'wax', 'wax')).toEqual(['item_used', 'item_lost', 'item_lost', 'said', 'item_gained'])
    expect(table.state.inventory).toEqual({ ball: 1 })
  })

  test('nothing is spent on a result that the party has already and cannot have twice', () => {
    const table = parlour()
    pick(table, 'wax-a', 'wax-b', 'wax-c', 'wax-d', 'string-a')
    combine(table, 'wax', 'wax')
    combine(table, 'wax', 'wax')
    combine(table, 'ball', 'string')
    pick(table, 'string-b')
    expect(combine(table, 'ball', 'string')).toBe('cannotCombine')
    expect(table.state.inventory).toEqual({ ball: 1, string: 1, candle: 1 })
  })

  test('the result may be one of the two items if that was used up', () => {
    const table = withRules({
      id: 'string',
      combinations: [
        { ...script, withItemId: 'matches', resultItemId: 'string', effects: [{ type: 'add_experience', amount: 1 }] },
      ],
    })
    pick(table, 'string-a', 'matches')
    expect(combine(table, 'matches', 'string')).toEqual(['item_used', 'item_lost', 'item_gained', 'experience_gained'])
    expect(table.state.inventory).toEqual({ string: 1, matches: 1 })
  })
})

describe('carrying', () => {
  test('an item that cannot be carried twice stays where it is until the first is used up', () => {
    const table = parlour()
    pick(table, 'string-a')
    expect(table.use('string-b')).toBe('alreadyHeld')
    expect(table.state.takenHotspots).toEqual(['string-a'])
    pick(table, 'wax-a', 'wax-b')
    combine(table, 'wax', 'wax')
    combine(table, 'string', 'ball')
    expect(table.use('string-b')).toEqual(['hotspot_taken', 'item_gained'])
  })

  test('an item is new until somebody examines it', () => {
    const table = parlour()
    pick(table, 'wax-a')
    const isNew = () =>
      project(table.game.edition, table.state, 'ada', 'en', table.clock)?.inventory.map((item) => item.isNew)
    expect(isNew()).toEqual([true])
    expect(table.do({ type: 'examine_item', itemId: 'wax' })).toEqual(['item_examined'])
    expect(table.do({ type: 'examine_item', itemId: 'wax' })).toEqual([])
    expect(isNew()).toEqual([false])
  })

  test('a player sees what an item looks like, never what it is good for', () => {
    const table = parlour()
    pick(table, 'matches')
    const [item] = project(table.game.edition, table.state, 'ada', 'en', table.clock)!.inventory
    expect(Object.keys(item!).sort()).toEqual([
      'accessibilityText',
      'consumable',
      'count',
      'description',
      'iconAssetId',
      'id',
      'isNew',
      'name',
      'rarity',
    ])
  })

  test('the party learns what was used and combined', () => {
    const table = parlour()
    pick(table, 'wax-a', 'wax-b', 'string-a', 'matches')
    combine(table, 'wax', 'wax')
    useOn(table, 'matches', 'mirror')
    const told = table.events
      .map((event) => presentEvent(table.game.edition, event, 'en', roles))
      .filter((notice) => notice?.type === 'item_used')
    expect(told).toEqual([
      { type: 'item_used', playerId: 'ada', itemName: 'CANARY-item-wax', otherItemName: 'CANARY-item-wax' },
      { type: 'item_used', playerId: 'ada', itemName: 'CANARY-item-matches', otherItemName: null },
    ])
  })
})

describe('counters and experience', () => {
  const solved = (onSafe: Parameters<typeof studyGame>[0]) => {
    const table = new Table(studyGame(onSafe))
    table.use('safe-door')
    table.answer('safe', '0427')
    return table.state
  }

  test('healing and harm change a named counter, within its limits', () => {
    const change = (by: number, bounds: { min?: number; max?: number } = {}) => ({
      type: 'change_counter' as const,
      counter: 'health',
      by,
      ...bounds,
    })
    expect(solved({ onSafe: [change(20), change(-5)] }).flags.health).toBe(15)
    expect(solved({ onSafe: [change(20, { max: 10 })] }).flags.health).toBe(10)
    expect(solved({ onSafe: [change(-20, { min: 0 })] }).flags.health).toBe(0)
  })

  test('a counter shows its label in the player’s language and its maximum, unless it is hidden', () => {
    const change = (by: number, more: object = {}) => ({
      type: 'change_counter' as const,
      counter: 'air_left',
      by,
      ...more,
    })
    const table = new Table(
      studyGame({
        onSafe: [
          change(20, { max: 10 }),
          change(-4, { label: { en: 'Air', fr: 'Air restant' } }),
          { ...change(1), counter: 'tries', hidden: true },
        ],
      }),
    )
    const seen = (language: 'en' | 'fr') =>
      project(table.game.edition, table.state, 'ada', language, table.clock)!.counters
    expect(seen('en')).toEqual([])
    table.use('safe-door')
    table.answer('safe', '0427')
    expect(table.state.flags).toMatchObject({ air_left: 6, tries: 1 })
    expect([...seen('en'), ...seen('fr')]).toEqual([
      { id: 'air_left', name: 'Air', value: 6, max: 10 },
      { id: 'air_left', name: 'Air restant', value: 6, max: 10 },
    ])
    const told = table.events
      .map((event) => presentEvent(table.game.edition, event, 'en', roles))
      .filter((notice) => notice?.type === 'counter_changed')
    expect(told).toEqual([
      { type: 'counter_changed', name: 'air left', value: 10, by: 10, max: 10 },
      { type: 'counter_changed', name: 'Air', value: 6, by: -4, max: 10 },
    ])
  })

  test('conditions can wait for a counter, and one at its limit is not reported as changed', () => {
    const change = (by: number) => ({ type: 'change_counter' as const, counter: 'health', by, max: 10 })
    const table = new Table(studyGame({ onSafe: [change(10), change(5)] }))
    table.use('safe-door')
    table.answer('safe', '0427')
    expect(
      evaluate({ type: 'flag_compared', flag: 'health', compare: 'gte', value: 10 }, table.state, table.clock, roles),
    ).toBe(true)
    expect(
      table.events.filter((event) => presentEvent(table.game.edition, event, 'en', roles)?.type === 'counter_changed'),
    ).toHaveLength(1)
  })

  test('no limit set by an author leads to a number that cannot be stored', () => {
    expect(
      solved({ onSafe: [{ type: 'change_counter', counter: 'health', by: 1, min: 2e9, max: 3e9 }] }).flags.health,
    ).toBe(1e9)
  })

  test('a text that the author left empty is not a message', () => {
    expect(
      solved({ onSafe: [{ type: 'say', text: { en: ' ' } }] }).journal.filter(({ kind }) => kind === 'said'),
    ).toHaveLength(1)
  })
})
