import { roles } from '#app/shared/player-roles.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agree, sequencesOf } from '#tests/support/random-sequences.ts'
import type { Command } from './command.schema.ts'
import { initialState } from './initial-state.ts'
import { parlourGame } from './parlour.fixtures.ts'
import { factsOfParlour, freshParlour, parlourFacts, playParlour } from './parlour-model.fixtures.ts'
import { presentEvent } from './present-event.ts'
import { project } from './project.ts'
import { readState } from './read-state.ts'
import { replay } from './replay.fixtures.ts'
import { stateVersion } from './state.schema.ts'
import type { RunState } from './state.schema.ts'
import { Table } from './study.fixtures.ts'

const items = ['wax', 'string', 'ball', 'candle', 'lit-candle', 'matches', 'bell', 'constructor'] as const
const spots = [
  'wax-a',
  'wax-b',
  'wax-c',
  'wax-d',
  'wax-e',
  'string-a',
  'string-b',
  'matches',
  'box',
  'maid',
  'mirror',
  'down',
  'ghost',
  'trunk',
  'x',
] as const
const itemId = fc.constantFrom(...items)
const hotspotId = fc.constantFrom(...spots)

/** `stale`: the command names a step of the conversation that is not the one shown. */
interface Step {
  playerId: string
  command: Command
  stale: boolean
}

const use = (...ids: string[]): Command[] => ids.map((id) => ({ type: 'use_hotspot', hotspotId: id }))
const choose = (choice: number): Command => ({ type: 'choose', step: 0, choice })
const combine = (one: string, other: string): Command => ({ type: 'combine_items', itemId: one, otherItemId: other })

const type = <Type extends Command['type']>(...types: Type[]) => fc.constantFrom(...types)
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: type('use_hotspot'), hotspotId }) },
  { weight: 3, arbitrary: fc.record({ type: type('use_item', 'examine_item'), itemId }) },
  { weight: 2, arbitrary: fc.record({ type: type('use_item_on'), itemId, hotspotId }) },
  { weight: 2, arbitrary: fc.record({ type: type('combine_items'), itemId, otherItemId: itemId }) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(
        ['wax', 'wax'] as const,
        ['ball', 'string'] as const,
        ['string', 'ball'] as const,
        ['candle', 'matches'] as const,
      )
      .map(([one, other]) => combine(one, other)),
  },
  {
    weight: 8,
    arbitrary: fc.record({ type: type('choose'), step: fc.constant(0), choice: fc.integer({ min: 0, max: 4 }) }),
  },
  { weight: 3, arbitrary: fc.record({ type: type('continue'), step: fc.constant(0) }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Command>(
      { type: 'leave_dialogue' },
      { type: 'close_puzzle' },
      { type: 'join' },
      { type: 'leave' },
    ),
  },
  { weight: 1, arbitrary: fc.constant<Command>({ type: 'answer', puzzleId: 'box', answer: { code: '0427' } }) },
)
const step: fc.Arbitrary<Step> = fc.record({
  playerId: fc.constantFrom('ada', 'bob'),
  command,
  stale: fc.constantFrom(false, false, false, false, true),
})

const toTheGhost: Command[] = [
  ...use('wax-a', 'wax-b', 'string-a', 'matches', 'maid'),
  { type: 'continue', step: 0 },
  choose(0),
  combine('wax', 'wax'),
  combine('ball', 'string'),
  combine('matches', 'candle'),
  { type: 'use_item_on', itemId: 'matches', hotspotId: 'mirror' },
  { type: 'use_item', itemId: 'bell' },
  ...use('mirror', 'ghost'),
  choose(0),
  ...use('ghost'),
  choose(1),
]
const toTheStreet: Command[] = [
  ...toTheGhost.slice(
    0,
    toTheGhost.findIndex((next) => next.type === 'choose' && next.choice === 1),
  ),
  { type: 'leave_dialogue' },
  ...use('trunk'),
]
const twoCandles: Command[] = [
  ...use('wax-a', 'wax-b', 'wax-c', 'wax-d', 'string-a', 'matches'),
  combine('wax', 'wax'),
  combine('wax', 'wax'),
  combine('string', 'ball'),
  ...use('string-b'),
  combine('ball', 'string'),
  combine('matches', 'candle'),
  combine('ball', 'string'),
  combine('candle', 'matches'),
]
const guided = (way: Command[]): fc.Arbitrary<Step[]> =>
  fc
    .tuple(
      fc.integer({ min: 1, max: way.length }),
      fc.array(fc.array(step, { maxLength: 3 }), { minLength: way.length, maxLength: way.length }),
      fc.array(step, { maxLength: 20 }),
    )
    .map(([far, noise, after]) => [
      ...way
        .slice(0, far)
        .flatMap((next, place): Step[] => [...noise[place]!, { playerId: 'ada', command: next, stale: false }]),
      ...after,
    ])
const sequences: fc.Arbitrary<Step[]> = fc.oneof(
  fc.array(step, { maxLength: 60 }),
  guided(toTheGhost),
  guided(toTheStreet),
  guided(twoCandles),
)
/** The direct way to each ending: random play alone occasionally misses one. */
const ways = [toTheGhost, toTheStreet, twoCandles].map((way): [Step[]] => [
  way.map((next) => ({ playerId: 'ada', command: next, stale: false })),
])

function asSent(table: Table, { playerId, command: wanted, stale }: Step): Command {
  const shown = table.state.players[playerId]?.dialogue?.step ?? 0
  return wanted.type === 'choose' || wanted.type === 'continue'
    ? { ...wanted, step: stale ? Math.max(0, shown - 1) + (shown === 0 ? 1 : 0) : shown }
    : wanted
}

test(
  'in a game of items and talk, random commands lead to the state that the model predicts',
  { timeout: 120_000 },
  () => {
    const came = new Set<string>()
    fc.assert(
      fc.property(sequences, (sequence) => {
        const table = new Table(parlourGame())
        const model = freshParlour()
        for (const next of sequence) {
          const sent = asSent(table, next)
          const before = table.state
          const result = table.try(sent, next.playerId)
          const expected = playParlour(model, next.playerId, sent, !next.stale)
          agree('refused' in result, !expected, [sent, result])
          if ('refused' in result) agree(table.state === before, true, sent)
          agree(parlourFacts(table.state), factsOfParlour(model), sent)
          came.add('refused' in result ? result.refused : sent.type)
        }
        came.add(model.ended ?? 'on and on')
        expect(replay(initialState({ seed: 7 }), JSON.parse(JSON.stringify(table.events)))).toEqual(table.state)
        expect(readState(JSON.parse(JSON.stringify(table.state)), stateVersion)).toEqual(table.state)
      }),
      { numRuns: sequencesOf(5000), examples: ways },
    )
    expect([...came]).toEqual(
      expect.arrayContaining([
        'street',
        'freed',
        'movedOn',
        'choiceLocked',
        'choiceNeeded',
        'notTalking',
        'alreadyHeld',
        'cannotUse',
        'cannotUseOn',
        'cannotCombine',
        'use_item',
        'use_item_on',
      ]),
    )
  },
)

function earned(state: RunState): Record<string, boolean> {
  const said = (text: string) => state.journal.some((entry) => entry.kind === 'said' && entry.text.en === text)
  const shown = Object.values(state.players).flatMap(({ dialogue }) => dialogue?.choices ?? [])
  const chosen = state.journal.flatMap((entry) => (entry.kind === 'chose' ? [entry.text.en] : []))
  const offered = (name: string) =>
    shown.some(({ text }) => text.en === `CANARY-choice-${name}`) || chosen.includes(`CANARY-choice-${name}`)
  const heard = (nodeId: string) => state.seenNodes.some((seen) => seen.nodeId === nodeId)
  const had = (id: string) => state.journal.some((entry) => entry.kind === 'found' && entry.itemId === id)
  return {
    ...Object.fromEntries(
      ['again', 'hello', 'ask', 'thanks', 'bye', 'boo'].flatMap((id) => [
        [`CANARY-words-${id}"`, heard(id)],
        [`CANARI-mots-${id}"`, heard(id)],
      ]),
    ),
    ...Object.fromEntries(['give', 'sort', 'round', 'and-round', 'end'].map((id) => [`-${id}"`, false])),
    ...Object.fromEntries(
      ['go-on', 'bell', 'light', 'nothing', 'who', 'free'].map((name) => [`CANARY-choice-${name}`, offered(name)]),
    ),
    ...Object.fromEntries(items.map((id) => [`CANARY-item-${id}"`, had(id)])),
    'CANARY-choice-nowhere': false,
    courage: Boolean(state.counters.courage),
    spins: false,
    'CANARY-subtitle': heard('again'),
    'CANARY-npc-maid': heard('hello'),
    'CANARY-npc-ghost': heard('boo'),
    'portrait-ghost': heard('boo'),
    'CANARY-soft': said('CANARY-soft'),
    'CANARY-ball': said('CANARY-ball'),
    'CANARY-rings': said('CANARY-rings'),
    'CANARY-scene-attic': state.visitedScenes.includes('attic'),
    'CANARY-trunk': heard('and-round'),
    'CANARY-ending': state.ending?.reason === 'scene',
    'CANARY-freed': state.ending?.reason === 'effect',
    'CANARY-free-at-last': state.ending?.reason === 'effect',
  }
}

test('no dialogue, script or ending reaches a player before it is earned', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const table = new Table(parlourGame())
      for (const next of sequence) {
        const result = table.try(asSent(table, next), next.playerId)
        const events = 'refused' in result ? [] : result.events
        for (const language of ['en', 'fr'] as const) {
          const seen = JSON.stringify([
            project(table.game.edition, table.state, 'ada', language, table.clock),
            events.map((event) => presentEvent(table.game.edition, event, language, roles)),
          ])
          for (const [word, may] of Object.entries(earned(table.state)))
            if (!may) agree(seen.includes(word), false, [word, seen])
        }
      }
    }),
    { numRuns: sequencesOf(600) },
  )
})
