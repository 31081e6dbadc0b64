import { describe, expect, test } from 'vitest'
import type { Goal, LeadsTo } from './goal.schema.ts'
import { goalSteps } from './goal.schema.ts'
import { hintsTaken, puzzleHintsTaken } from './hints-taken.ts'
import { project } from './project.ts'
import { forRole, only, rolesGame } from './roles.fixtures.ts'
import { adviceOf, guideGame, studyGame, Table } from './study.fixtures.ts'

const seen = (table: Table, playerId = 'ada', language: 'en' | 'fr' = 'en') =>
  project(table.game.edition, table.state, playerId, language, table.clock)!
const ask = (table: Table, told?: number, playerId = 'ada') =>
  table.do({ type: 'ask_goal', ...(told !== undefined && { told }) }, playerId)
const saidOf = (table: Table, playerId = 'ada', language: 'en' | 'fr' = 'en') =>
  seen(table, playerId, language).goal?.told.map(({ step, text, place, thing }) => [step, text, place, thing])

/** What only one role can look at. */
function readAll(table: Table): void {
  for (const name of ['look', 'lit']) {
    table.use(`${name}-a`)
    table.use(`${name}-b`, 'bob')
  }
}

describe('what can I do now', () => {
  test('a goal is told in three steps, one at a time; the author’s words come before ours', () => {
    const table = new Table(guideGame())
    expect(seen(table).goal).toEqual({ told: [], cost: 20, isPartners: false, isMore: false })
    expect(ask(table)).toEqual(['goal_told'])
    expect(saidOf(table)).toEqual([['nudge', 'CANARY-goal-0', null, null]])
    expect(saidOf(table, 'ada', 'fr')).toEqual([['nudge', 'CANARI-but-0', null, null]])
    ask(table, 1)
    ask(table, 2)
    expect(saidOf(table)).toEqual([
      ['nudge', 'CANARY-goal-0', null, null],
      ['place', 'CANARY-goal-1', null, null],
      ['thing', null, 'CANARY-scene-study', 'safe-door'],
    ])
    expect(seen(table).goal).toMatchObject({ isMore: false })
    expect(ask(table, 3)).toBe('noHintLeft')
  })

  test('the nudge is free, each further step costs as much as the game’s cheapest hint', () => {
    const table = new Table(guideGame({}, { safe: { hintCosts: [30, 12] } }))
    ask(table)
    ask(table, 1)
    ask(table, 2)
    expect(table.events.flatMap((event) => (event.type === 'goal_told' ? [event.step?.cost] : []))).toEqual([0, 12, 12])
    expect(seen(table).score).toBe(0)
    table.use('safe-door')
    table.answer('safe', '0427')
    expect(seen(table).score).toBe(150 - 24)
  })

  test('a nudge is no hint that was taken; conditions count hints of puzzles only', () => {
    const table = new Table(guideGame({}, { safe: { hintCosts: [30, 12] } }))
    ask(table)
    expect(hintsTaken(table.state)).toBe(0)
    ask(table, 1)
    ask(table, 2)
    expect(hintsTaken(table.state)).toBe(2)
    expect(puzzleHintsTaken(table.state)).toBe(0)
    table.use('safe-door')
    table.do({ type: 'take_hint', puzzleId: 'safe', place: 0 })
    expect(hintsTaken(table.state)).toBe(3)
    expect(puzzleHintsTaken(table.state, 'safe')).toBe(1)
  })

  test('nobody pays for a step that somebody else has just been told', () => {
    const table = new Table(guideGame())
    table.do({ type: 'join' }, 'bob')
    ask(table)
    ask(table, undefined, 'bob')
    expect(ask(table, 1, 'bob')).toEqual(['goal_told'])
    expect(ask(table, 1)).toBe('hintGiven')
    expect(saidOf(table)).toHaveLength(2)
  })

  test('asking again repeats what was told, free and without a second line in the journal', () => {
    const table = new Table(guideGame())
    ask(table)
    ask(table, 1)
    ask(table)
    expect(saidOf(table)).toHaveLength(2)
    expect(seen(table).journal.filter(({ kind }) => kind === 'advised')).toHaveLength(2)
  })

  test('once a goal is done, or all of it is told, asking turns to the next', () => {
    const table = new Table(guideGame())
    for (const told of [undefined, 1, 2, undefined]) ask(table, told)
    expect(seen(table).goal?.told).toMatchObject([{ deed: 'item', text: null, thing: null, place: null }])
    table.use('safe-door')
    table.answer('safe', '0427')
    table.use('coin-1')
    expect(ask(table, 1)).toEqual(['goal_told'])
    expect(seen(table).goal?.told).toMatchObject([{ step: 'nudge', deed: 'scene_link' }])
  })

  test('asked for no further step, a goal that holds stays, and one that is done makes way', () => {
    const table = new Table(guideGame())
    table.do({ type: 'join' }, 'bob')
    for (const told of [undefined, 1]) ask(table, told)
    expect(ask(table, 0)).toEqual([])
    expect(saidOf(table)).toHaveLength(2)
    table.use('safe-door', 'bob')
    table.answer('safe', '0427', 'bob')
    expect(ask(table, 0)).toEqual(['goal_told'])
    expect(seen(table).goal?.told).toMatchObject([{ step: 'nudge', deed: 'scene_link' }])
  })

  test('players ask for themselves, and start afresh in another scene; the journal is everybody’s', () => {
    const table = new Table(guideGame())
    table.do({ type: 'join' }, 'bob')
    ask(table)
    expect(seen(table, 'bob').goal?.told).toEqual([])
    expect(seen(table, 'bob').journal).toContainEqual({
      kind: 'advised',
      at: 0,
      line: 1,
      step: 'nudge',
      deed: 'puzzle',
      text: 'CANARY-goal-0',
      place: null,
      thing: null,
      items: [],
      by: 'ada',
    })
    table.use('safe-door')
    table.answer('safe', '0427')
    table.use('stairs')
    expect(seen(table).goal?.told).toEqual([])
  })

  test('the author’s words for a use and a combination are told, whichever item is asked about', () => {
    const game = guideGame()
    const rule = { conditions: {}, message: {}, effects: [], once: false }
    const hints = (words: string) => [{ en: `CANARY-${words}` }]
    const coin = {
      id: 'coin',
      uses: [{ ...rule, hotspotId: 'safe-door', hints: hints('on') }],
      combinations: [{ ...rule, withItemId: 'wax', resultItemId: null, hints: hints('with') }],
    }
    const toldOf = (goal: Goal) => {
      const table = new Table({ ...game, secrets: { ...game.secrets, items: [coin] }, goals: () => adviceOf(goal) })
      ask(table)
      return seen(table).goal?.told[0]?.text
    }
    const nothing = { sceneId: null, hotspotId: null, itemId: null, otherItemId: null }
    expect(toldOf({ ...nothing, hotspotId: 'safe-door', itemId: 'coin' })).toBe('CANARY-on')
    expect(toldOf({ ...nothing, itemId: 'wax', otherItemId: 'coin' })).toBe('CANARY-with')
    expect(toldOf({ ...nothing, itemId: 'coin' })).toBeNull()
    expect(toldOf({ ...nothing, hotspotId: 'safe-door', itemId: 'wax' })).toBe('CANARY-goal-0')
  })

  test('of uses split by role or moment, the words are of the one that works now for the asker', () => {
    const { secrets, ...game } = rolesGame()
    const goal = { sceneId: null, hotspotId: null, itemId: 'coin', otherItemId: null }
    const [forA, forB] = secrets.items[0]!.uses
    const hints = [{ en: 'CANARY-before' }]
    const conditions = { type: 'not' as const, of: { type: 'flag_set' as const, flag: 'lamp' } }
    const uses = [
      { ...forA!, conditions: { type: 'all' as const, of: [forRole('a'), conditions] }, hints },
      forA!,
      forB!,
    ]
    const items = [{ ...secrets.items[0]!, uses }]
    const table = new Table({ ...game, secrets: { ...secrets, items }, goals: () => adviceOf(goal) })
    table.do({ type: 'join' }, 'bob')
    ask(table)
    expect(seen(table).goal?.told[0]?.text).toBe('CANARY-before')
    expect(JSON.stringify(seen(table, 'bob'))).not.toContain('CANARY-before')
    ask(table, undefined, 'bob')
    expect(seen(table, 'bob').goal?.told[0]?.text).toBe(only('b', 'use-goal'))
    table.use('safe')
    table.answer('safe', '0427')
    ask(table)
    expect(seen(table).goal?.told[0]?.text).toBe(only('a', 'use-goal'))
  })

  test('where nothing can be done, that is what is said', () => {
    const table = new Table({ ...guideGame(), goals: () => adviceOf() })
    expect(ask(table)).toEqual(['goal_told'])
    expect(seen(table).goal).toMatchObject({ told: [], isMore: false })
  })

  test('where only a partner can do something, that is said, free, and nothing of what it is', () => {
    let isPartners = false
    const table = new Table({ ...rolesGame(), goals: () => ({ offers: [], isPartners }) })
    ask(table)
    expect(seen(table).goal).toMatchObject({ told: [], isPartners: false })
    table.do({ type: 'join' }, 'bob')
    readAll(table)
    const { journal } = seen(table)
    isPartners = true
    ask(table)
    expect(seen(table).goal).toEqual({ told: [], cost: 20, isPartners: true, isMore: false })
    expect(seen(table).journal).toEqual(journal)
    isPartners = false
    ask(table)
    expect(seen(table).goal).toMatchObject({ isPartners: false })
  })

  test('what only their role can look at is told free, before a partner’s turn, and to them alone', () => {
    const table = new Table({ ...rolesGame(), goals: () => ({ offers: [], isPartners: true }) })
    table.do({ type: 'join' }, 'bob')
    for (const unread of ['look-a', 'lit-a']) {
      for (const told of [undefined, 1, 2]) ask(table, told)
      expect(seen(table).goal).toMatchObject({ isPartners: false, cost: 0, isMore: false })
      expect(table.state.goals.at(-1)?.goal.hotspotId).toBe(unread)
      table.use(unread)
    }
    expect(JSON.stringify(seen(table, 'bob'))).not.toContain('ONLY-A')
    ask(table)
    expect(seen(table).goal).toMatchObject({ told: [], isPartners: true })
  })

  test('it is a partner’s turn only until somebody does something, or the roles are given anew', () => {
    const table = new Table({ ...rolesGame(), goals: () => ({ offers: [], isPartners: true }) })
    table.do({ type: 'join' }, 'bob')
    readAll(table)
    for (const happens of [() => table.use('look-b', 'bob'), () => table.do({ type: 'go_away' }, 'bob')]) {
      ask(table)
      ask(table, undefined, 'bob')
      expect(seen(table).goal).toMatchObject({ isPartners: true })
      happens()
      expect(seen(table).goal).toMatchObject({ isPartners: false })
    }
  })

  test('what is not known to lead on costs nothing, however it turns out later', () => {
    const goal = { sceneId: 'study', hotspotId: 'safe-door', itemId: null, otherItemId: null }
    let leadsOn = false
    const table = new Table({ ...guideGame(), goals: () => ({ offers: [{ goal, leadsOn }], isPartners: false }) })
    ask(table)
    expect(seen(table).goal).toMatchObject({ cost: 0, isUnsure: true, isMore: true })
    leadsOn = true
    ask(table, 1)
    ask(table)
    expect(seen(table).goal).toMatchObject({ cost: 20 })
    leadsOn = false
    ask(table, 2)
    expect(table.events.flatMap((event) => (event.type === 'goal_told' ? [event.step?.cost] : []))).toEqual([
      0,
      0,
      undefined,
      0,
    ])
  })

  test('of a thing that takes two that is said with its name, until it was done', () => {
    const table = new Table(guideGame())
    table.game.edition.scenes[0]!.hotspots[0]!.together = ['safe-door']
    for (const told of [undefined, 1, 2]) ask(table, told)
    const takesTwo = () => seen(table).journal.flatMap((line) => (line.kind === 'advised' ? [line.takesTwo] : []))
    expect(takesTwo()).toEqual([undefined, undefined, 'again'])
    table.use('safe-door')
    table.use('safe-door')
    expect(takesTwo()).toEqual([undefined, undefined, undefined])
  })

  test('in a game whose author wrote no hint every step is free', () => {
    const table = new Table(guideGame({}, { safe: { hintCosts: [] } }))
    expect(seen(table).goal).toMatchObject({ cost: 0 })
    for (const told of [undefined, 1, 2]) ask(table, told)
    expect(seen(table).goal?.told.map(({ step }) => step)).toEqual([...goalSteps])
    expect(table.state.goals.flatMap(({ steps }) => steps.map(({ cost }) => cost))).toEqual([0, 0, 0])
  })

  test('something else is the next goal; what was told of either is told again for nothing', () => {
    const table = new Table(guideGame())
    const other = () => table.do({ type: 'ask_goal', other: true })
    ask(table)
    expect(seen(table).goal).toMatchObject({ hasOthers: true })
    ask(table, 1)
    expect(other()).toEqual(['goal_told'])
    expect(seen(table).goal?.told).toMatchObject([{ step: 'nudge', deed: 'item' }])
    ask(table, 1)
    for (const [words, deed] of [
      [2, 'puzzle'],
      [2, 'item'],
    ] as const) {
      other()
      expect(seen(table).goal?.told.map((each) => each.deed)).toEqual(Array(words).fill(deed))
    }
    const costs = table.events.flatMap((event) => (event.type === 'goal_told' ? [event.step?.cost] : []))
    expect(costs).toEqual([0, 20, 0, 20, undefined, undefined])
    expect(seen(table).journal.filter(({ kind }) => kind === 'advised')).toHaveLength(4)
    table.use('coin-1')
    expect(other()).toEqual(['goal_told'])
    expect(seen(table).goal).not.toHaveProperty('hasOthers')
  })

  const key = { sceneId: 'study', hotspotId: 'coin-1', itemId: null, otherItemId: null }
  const safe = { ...key, hotspotId: 'safe-door' }
  test.each<[string, Goal[], string[]]>([
    ['the same goal twice', [key, key], []],
    ['a use of which the author says the same', [safe, { ...safe, itemId: 'coin' }], []],
    ['things of one name in one place', [key, { ...key, hotspotId: 'twin' }], []],
    ['things of one name, then another', [key, { ...key, hotspotId: 'twin' }, safe], ['safe-door', 'coin-1']],
  ])('something else is only what is said in other words: %s', (_, goals, turns) => {
    const game = guideGame()
    const { hotspots } = game.edition.scenes[0]!
    hotspots.push({ ...hotspots.find(({ id }) => id === 'coin-1')!, id: 'twin' })
    const hints = goalSteps.map((step) => ({ en: step }))
    const secrets = { ...game.secrets, goals: [{ hotspotId: 'safe-door', hints }] }
    const table = new Table({ ...game, secrets, goals: () => adviceOf(...goals) })
    ask(table)
    expect(seen(table).goal?.hasOthers ?? false).toBe(turns.length > 0)
    for (const hotspotId of turns) {
      table.do({ type: 'ask_goal', other: true })
      expect(table.state.goals[table.state.players['ada']!.goal!]!.goal.hotspotId).toBe(hotspotId)
    }
  })

  test('where nothing was found, it is asked anew, and says so only if that has changed', () => {
    let advice = adviceOf()
    const table = new Table({ ...guideGame(), goals: () => advice })
    ask(table)
    expect(ask(table, 0)).toEqual([])
    advice = adviceOf({ sceneId: 'study', hotspotId: 'coin-1', itemId: null, otherItemId: null })
    expect(ask(table, 0)).toEqual(['goal_told'])
    expect(seen(table).goal?.told).toMatchObject([{ deed: 'item' }])
    advice = adviceOf()
    expect(ask(table, 0)).toEqual(['goal_told'])
    expect(seen(table).goal?.told).toEqual([])
  })

  test('nothing of a goal is known before it is asked for, and of each step no more than that step', () => {
    const table = new Table(guideGame())
    const words = ['CANARY-goal-0', 'CANARY-goal-1', 'safe-door']
    const known = () => {
      const { goal, journal } = seen(table)
      return words.filter((word) => JSON.stringify([goal, journal]).includes(word))
    }
    expect(known()).toEqual([])
    ask(table)
    expect(known()).toEqual(words.slice(0, 1))
    ask(table, 1)
    expect(known()).toEqual(words.slice(0, 2))
    ask(table, 2)
    expect(known()).toEqual(words)
  })
})

describe('what a goal leads to', () => {
  const at = (sceneId: string, hotspotId: string): Goal => ({ sceneId, hotspotId, itemId: null, otherItemId: null })
  const coin = at('hall', 'coin')
  const nothing = { sceneId: null, hotspotId: null, itemId: null, otherItemId: null }

  /** As told to each of two roles, with the first step and with the last. */
  function leadsTo(to: LeadsTo, steps: 1 | 3, who: 'ada' | 'bob' = 'ada') {
    const table = new Table({
      ...rolesGame(),
      goals: () => ({ offers: [{ goal: coin, leadsOn: true, leadsTo: to }], isPartners: false }),
    })
    table.do({ type: 'join' }, 'bob')
    for (let told = 0; told < steps; told++) ask(table, told || undefined, who)
    return seen(table, who).goal!.leadsTo
  }

  test.each<[string, LeadsTo, object, object]>([
    ['an ending', 'ending', { kind: 'ending' }, { kind: 'ending' }],
    [
      'what is there for everybody',
      at('hall', 'safe'),
      { kind: 'puzzle' },
      { kind: 'puzzle', thing: 'safe', place: 'CANARY-scene-hall' },
    ],
    [
      'what is there for the asker’s role',
      at('hall', 'look-a'),
      { kind: 'look' },
      { kind: 'look', thing: only('a', 'look'), place: 'CANARY-scene-hall' },
    ],
    ['what is there for the other role', at('hall', 'look-b'), { kind: 'more' }, { kind: 'more' }],
    ['what does not show yet', at('hall', 'lit-b'), { kind: 'more' }, { kind: 'more' }],
    ['a thing in a place where nobody has been', at('room-a', 'back-a'), { kind: 'more' }, { kind: 'more' }],
    ['the use of something', { ...nothing, itemId: 'coin' }, { kind: 'use' }, { kind: 'use' }],
  ])('%s is told without its name first, and never what the player may not know', (_, to, first, last) => {
    const unnamed = { place: null, thing: null }
    expect(leadsTo(to, 1)).toEqual({ ...unnamed, ...first })
    expect(leadsTo(to, 3)).toEqual({ ...unnamed, ...last })
  })

  test.each<[string, Goal]>([
    ['the thing itself', coin],
    ['a use on the thing itself', { ...coin, itemId: 'coin' }],
  ])('%s is no other thing to come to, and goes unsaid', (_, to) => {
    expect([leadsTo(to, 1), leadsTo(to, 3)]).toEqual([undefined, undefined])
  })

  test('to the partner the same thing is told as their role knows it', () => {
    expect(leadsTo(at('hall', 'look-a'), 3, 'bob')).toEqual({ kind: 'more', place: null, thing: null })
    expect(leadsTo(at('hall', 'look-b'), 3, 'bob')).toMatchObject({ kind: 'look', thing: only('b', 'look') })
  })
})

test('what a shut place says is kept in the journal once, for everybody', () => {
  const table = new Table(studyGame())
  expect([table.use('stairs'), table.use('stairs')]).toEqual([['found_shut'], 'blocked'])
  expect(seen(table, 'ada', 'fr').journal).toContainEqual({
    kind: 'shut',
    at: 0,
    line: 1,
    text: 'C’est verrouillé.',
    name: 'stairs',
  })
})
