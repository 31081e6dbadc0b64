import { expect, test } from 'vitest'
import { namesUsed } from './names-used.ts'

type Draft = Parameters<typeof namesUsed>[0]

const draft = (parts: Record<keyof Draft, object[]>): Draft => parts as unknown as Draft

test('every flag and counter that the draft mentions is offered once, in order', () => {
  const used = namesUsed(
    draft({
      scenes: [{ endingConditions: { type: 'flag_set', flag: 'out' } }],
      hotspots: [
        {
          visibilityConditions: {},
          interactionConditions: {
            type: 'all',
            of: [
              { type: 'not', of: { type: 'flag_set', flag: 'power' } },
              { type: 'flag_compared', flag: 'health', compare: 'lt', value: 3 },
            ],
          },
        },
      ],
      layers: [{ visibilityConditions: { type: 'flag_set', flag: 'moon' } }],
      puzzles: [
        {
          onSolveEffects: [
            { type: 'set_flag', flag: 'safe' },
            { type: 'give_item', itemId: 'key' },
          ],
        },
      ],
      items: [
        {
          useActions: { use: [{ effects: { set_flag: 'rung' } }] },
          combineRules: [{ effects: [{ type: 'change_counter', counter: 'spins', by: 1 }] }],
        },
      ],
      nodes: [
        {
          conditions: { type: 'flag_set', flag: 'power' },
          choices: [{ conditions: { type: 'flag_set', flag: 'asked' } }],
          rewards: { heal: 20, message: 'Better.' },
        },
      ],
    }),
  )
  expect(used).toEqual({ flags: ['asked', 'moon', 'out', 'power', 'rung', 'safe'], counters: ['health', 'spins'] })
})

test('an invalid name is not offered', () => {
  const conditions = {
    type: 'any',
    of: [{ type: 'flag_set', flag: '' }, { type: 'flag_set', flag: '__proto__' }, { type: 'flag_set', flag: 3 }, null],
  }
  expect(
    namesUsed(
      draft({
        scenes: [{ endingConditions: conditions }],
        hotspots: [],
        layers: [],
        puzzles: [],
        items: [],
        nodes: [],
      }),
    ),
  ).toEqual({ flags: [], counters: [] })
})
