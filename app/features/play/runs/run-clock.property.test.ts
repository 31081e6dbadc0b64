import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Command } from '#app/features/engine/command.schema.ts'
import { initialState } from '#app/features/engine/initial-state.ts'
import { readState } from '#app/features/engine/read-state.ts'
import { evolve } from '#app/features/engine/evolve.ts'
import { stateVersion } from '#app/features/engine/state.schema.ts'
import { guideGame, Table } from '#app/features/engine/study.fixtures.ts'
import { sequencesOf } from '#tests/support/random-sequences.ts'
import { clockOf } from './run-clock.ts'

const minute = 60_000

type Step = { command: Command; playerId: string; wait: number }

const organiser: fc.Arbitrary<Command> = fc.oneof(
  fc.constantFrom<Command>(
    { type: 'halt', why: 'paused' },
    { type: 'halt', why: 'ended' },
    { type: 'resume' },
    { type: 'resume' },
    { type: 'tell', text: 'Well done' },
    { type: 'help' },
  ),
  fc.record({ type: fc.constant('give_time' as const), ms: fc.integer({ min: minute, max: 5 * minute }) }),
)
const player: fc.Arbitrary<Command> = fc.constantFrom<Command>(
  { type: 'use_hotspot', hotspotId: 'safe-door' },
  { type: 'use_hotspot', hotspotId: 'coin-1' },
  { type: 'answer', puzzleId: 'safe', answer: { code: '0001' } },
  { type: 'answer', puzzleId: 'safe', answer: { code: '0427' } },
  { type: 'close_puzzle' },
  { type: 'ask_goal' },
  { type: 'join' },
)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ command: organiser, playerId: fc.constant(''), wait: fc.integer({ min: 0, max: 90 }) }),
  fc.record({ command: player, playerId: fc.constantFrom('ada', 'bob'), wait: fc.integer({ min: 0, max: 90 }) }),
)

const moves: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'use_hotspot',
  'answer',
  'close_puzzle',
  'ask_goal',
])

test('however an organiser pauses and gives time, the clock counts what was played and no more', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const table = new Table(guideGame())
      table.state = initialState({ seed: 7, halted: 'paused', limitMs: 10 * minute })
      table.events.length = 0
      // As the rows of a run keep it
      let kept = { activeMs: 0, seenAt: table.clock.now }
      let [played, given] = [0, 10 * minute]
      for (const { command, playerId, wait } of steps) {
        const isHalted = table.state.halted !== null
        if (!isHalted) played += Math.min(wait * 1000, minute)
        table.clock.now += wait * 1000
        const clock = clockOf({ ...kept, status: isHalted ? 'halted' : 'active' }, table.clock.now)
        kept = { activeMs: clock.activeMs, seenAt: clock.now }
        table.clock.activeMs = clock.activeMs
        expect(clock.activeMs).toBe(played)
        const isOver = played + table.state.penaltyMs >= given
        const outcome = table.do(command, playerId)
        if (command.type === 'give_time' && Array.isArray(outcome)) given += command.ms
        const isIn = Object.hasOwn(table.state.players, playerId)
        if (moves.has(command.type) && isIn && table.state.ending === null && (isHalted || isOver))
          expect(outcome).toBe(isHalted ? 'halted' : 'outOfTime')
      }
      expect(table.state.limitMs).toBe(given)
      const start = initialState({ seed: 7, halted: 'paused', limitMs: 10 * minute })
      expect(table.events.reduce(evolve, start)).toEqual(table.state)
      expect(readState(JSON.parse(JSON.stringify(table.state)), stateVersion)).toEqual(table.state)
    }),
    { numRuns: sequencesOf(1_000) },
  )
})
