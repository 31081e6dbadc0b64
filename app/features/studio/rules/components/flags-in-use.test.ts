import { expect, test } from 'vitest'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { flagsInUse } from './flags-in-use.ts'

const row = <Row>(fields: object) => fields as Row

test('every flag and counter of the adventure is offered once, however deep it is', () => {
  const draft: Pick<DraftView, 'puzzles' | 'items' | 'nodes' | 'hotspots' | 'scenes'> = {
    puzzles: [row({ onSolveEffects: [{ type: 'set_flag', flag: 'open' }, 'odd'] })],
    items: [
      row({
        useActions: { uses: [{ conditions: { type: 'not', of: { type: 'flag_set', flag: 'lamp' } } }] },
        combineRules: [{ effects: { set_flag: 'glue' } }],
      }),
    ],
    nodes: [
      row({
        choices: [{ conditions: { type: 'all', of: [{ type: 'flag_set', flag: 'open' }] } }],
        conditions: {},
        rewards: { effects: [{ type: 'change_counter', counter: 'health' }] },
      }),
    ],
    hotspots: [row({ visibilityConditions: {}, interactionConditions: { type: 'flag_set', flag: '' } })],
    scenes: [row({ endingConditions: { type: 'flag_compared', flag: 'éclat' } })],
  }
  expect(flagsInUse(draft)).toEqual(['éclat', 'glue', 'health', 'lamp', 'open'])
})
