import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agree, sequencesOf } from '#tests/support/random-sequences.ts'
import type { Command } from './command.schema.ts'
import { initialState } from './initial-state.ts'
import { project } from './project.ts'
import { readState } from './read-state.ts'
import { replay } from './replay.fixtures.ts'
import { stateVersion } from './state.schema.ts'
import type { RunState } from './state.schema.ts'
import type { Step } from './study-model.fixtures.ts'
import { advance, facts, factsOf, foresee, freshModel, hintCosts } from './study-model.fixtures.ts'
import { guideGame, Table } from './study.fixtures.ts'

const playerIds = ['ada', 'bob']
const playerId = fc.constantFrom(...playerIds)
const puzzleId = fc.constantFrom('safe', 'clock', 'nothing')
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('use_hotspot' as const),
      hotspotId: fc.constantFrom(
        'safe-door',
        'coin-1',
        'drawer',
        'stairs',
        'up',
        'clock-face',
        'butler',
        'mirror',
        'x',
      ),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      puzzleId,
      answer: fc.oneof(
        fc.record({ code: fc.constantFrom('0427', '04-27', '1234', 'TICK', 'tock', '9', '') }),
        fc.record({ code: fc.string({ maxLength: 6 }) }),
        fc.jsonValue(),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('take_hint' as const, 'reveal_puzzle' as const, 'restart_puzzle' as const),
      puzzleId,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'close_puzzle' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('travel' as const), sceneId: fc.constantFrom('cellar', 'garden') }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('set_untimed' as const), untimed: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Command>(
      { type: 'pin', place: 0, pinned: true },
      { type: 'pin', place: 2, pinned: true },
      { type: 'pin', place: 0, pinned: false },
      { type: 'ask_goal' },
      { type: 'ask_goal', told: 0 },
      { type: 'ask_goal', other: true },
      { type: 'ask_goal', told: 1 },
      { type: 'ask_goal', told: 2 },
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom<Command>({ type: 'join' }, { type: 'leave' }) },
)
const steps = fc.array(fc.record({ playerId, command, wait: fc.constantFrom(0, 0, 1, 30, 400) }), { maxLength: 60 })

const guided: Command[] = [
  { type: 'use_hotspot', hotspotId: 'safe-door' },
  { type: 'answer', puzzleId: 'safe', answer: { code: '0427' } },
  { type: 'use_hotspot', hotspotId: 'stairs' },
  { type: 'use_hotspot', hotspotId: 'clock-face' },
  { type: 'answer', puzzleId: 'clock', answer: { code: 'tick' } },
]
const code = fc.constantFrom('0001', '0002', '0003', '0004', '0005', '0006', '0007', '0008', '0009', '0427')
const drilling: fc.Arbitrary<Step[]> = fc
  .array(fc.record({ playerId, code, wait: fc.constantFrom(0, 0, 0, 29, 30, 60) }), { maxLength: 30 })
  .map((tries) => [
    ...playerIds.map((id): Step => ({ playerId: id, command: { type: 'join' }, wait: 0 })),
    ...playerIds.map((id): Step => ({
      playerId: id,
      command: { type: 'use_hotspot', hotspotId: 'safe-door' },
      wait: 0,
    })),
    ...tries.map((next): Step => ({
      playerId: next.playerId,
      command: { type: 'answer', puzzleId: 'safe', answer: { code: next.code } },
      wait: next.wait,
    })),
  ])
const sequences: fc.Arbitrary<Step[]> = fc.oneof(
  steps,
  drilling,
  fc
    .tuple(
      ...guided.map((next) =>
        fc.tuple(
          fc.array(fc.record({ playerId, command, wait: fc.constantFrom(0, 1, 30) }), { maxLength: 6 }),
          fc.constant(next),
        ),
      ),
    )
    .map((parts) => parts.flatMap(([noise, next]) => [...noise, { playerId: 'ada', command: next, wait: 0 }])),
)

test('random commands never do what the game forbids, nor fail at what it allows', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const table = new Table(guideGame({}, { safe: { hintCosts } }))
      const model = freshModel()
      for (const step of sequence) {
        table.wait(step.wait)
        const expected = foresee(model, step, table.clock.now)
        const before = table.state
        const result = table.try(step.command, step.playerId)
        const accepted = !('refused' in result)
        if (expected !== null) agree(accepted, expected, [step, result])
        if (!accepted) {
          agree(table.state === before, true, step)
          continue
        }
        advance(model, step, table.state, table.clock.now)
        agree(facts(table.state), factsOf(model), step)
      }
    }),
    { numRuns: sequencesOf(5000) },
  )
})

function played(sequence: Step[]): Table {
  const table = new Table(guideGame())
  for (const step of sequence) {
    table.wait(step.wait)
    table.try(step.command, step.playerId)
  }
  return table
}

test('replaying the events gives the same state, through JSON too', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const table = played(sequence)
      expect(replay(initialState({ seed: 7 }), table.events)).toEqual(table.state)
      expect(replay(initialState({ seed: 7 }), JSON.parse(JSON.stringify(table.events)))).toEqual(
        JSON.parse(JSON.stringify(table.state)),
      )
    }),
    { numRuns: sequencesOf(600) },
  )
})

test('every state reached fits the schema and survives being stored', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const { state } = played(sequence)
      expect(readState(JSON.parse(JSON.stringify(state)), stateVersion)).toEqual(state)
    }),
    { numRuns: sequencesOf(600) },
  )
})

function earned(state: RunState): Record<string, boolean> {
  const visited = (id: string) => state.visitedScenes.includes(id)
  const opened = (id: string) => state.puzzles[id] !== undefined
  const had = (id: string) => state.journal.some((entry) => entry.kind === 'found' && entry.itemId === id)
  const hint = (index: number) => (state.puzzles.safe?.hints.length ?? 0) > index
  const solved = Boolean(state.puzzles.safe?.solved)
  const looked = state.looks.mirror ?? 0
  return {
    'CANARY-scene-cellar': visited('cellar'),
    'CANARY-description-cellar': visited('cellar'),
    'CANARY-scene-garden': visited('garden'),
    'CANARY-description-garden': visited('garden'),
    'CANARY-ending': state.ending !== null,
    'CANARI-fin': state.ending !== null,
    'CANARY-hint-0': hint(0),
    'CANARY-hint-1': hint(1),
    'CANARY-said': solved,
    'CANARI-dit': solved,
    'CANARY-item-key': had('key'),
    'CANARY-item-coin': had('coin'),
    'CANARY-drawer': Boolean(state.flags.drawer),
    'CANARY-puzzle-safe': opened('safe'),
    'CANARY-puzzle-clock': opened('clock'),
    'CANARY-reply-safe': false,
    'CANARY-npc': false,
    'CANARY-use': false,
    'CANARY-line-0': looked > 0,
    'CANARI-réplique-0': looked > 0,
    'CANARY-line-1': looked > 1,
    'CANARY-alt': false,
    'CANARY-caption': false,
    'CANARY-close-up': Object.values(state.pins)
      .flat()
      .some((place) => state.journal[place]?.kind === 'looked'),
    'CANARY-sound': false,
    // unless somebody typed it elsewhere
    '"0427"':
      Boolean(state.puzzles.safe?.solved?.revealed) ||
      Object.values(state.puzzles).some(({ tried }) => tried.includes('0427')),
    TICK: Boolean(state.puzzles.clock?.solved?.revealed),
  }
}

test('a projection never contains a text that the party has not earned', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(sequences, (sequence) => {
      const table = new Table(guideGame())
      for (const step of sequence) {
        table.wait(step.wait)
        table.try(step.command, step.playerId)
        for (const language of ['en', 'fr'] as const) {
          const seen = JSON.stringify(project(table.game.edition, table.state, 'ada', language, table.clock))
          for (const [word, may] of Object.entries(earned(table.state)))
            if (!may) agree(seen.includes(word), false, [word, seen])
        }
      }
    }),
    { numRuns: sequencesOf(600) },
  )
})
