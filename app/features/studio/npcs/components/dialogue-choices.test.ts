import { expect, test } from 'vitest'
import { withTargets } from './dialogue-choices.ts'
import { isWholeChoice } from '#app/features/studio/fields/components/dialogue-order.ts'

const choices = [
  { text: 'A friend.', next_node_id: 'thanks', conditions: { type: 'flag_set', flag: 'late' } },
  { text: { fr: 'Personne.' }, next_node_id: '' },
]

test('a choice with another target keeps its words and conditions', () => {
  expect(withTargets(choices, [{ index: 0, nodeId: 'bye' }], 'en')).toEqual([
    { ...choices[0], next_node_id: 'bye' },
    choices[1],
  ])
})

test('a choice without its target stays, to be led elsewhere', () => {
  expect(withTargets(choices, [{ index: 0, nodeId: '' }], 'en')[0]).toEqual({ ...choices[0], next_node_id: '' })
})

test('a new choice has words in the language of the adventure, so that players get it', () => {
  const made = withTargets(choices, [{ index: null, nodeId: 'bye' }], 'fr')
  expect(made.slice(0, 2)).toEqual(choices)
  expect(made[2]).toEqual({ text: { fr: 'Continuer' }, next_node_id: 'bye' })
  expect(isWholeChoice(made[2]!, [{ nodeId: 'bye' }])).toBe(true)
})

test('a choice that was deleted meanwhile leads nowhere', () => {
  expect(withTargets(choices, [{ index: 2, nodeId: 'bye' }], 'en')).toEqual(choices)
})

test('an arrow moved to start at another choice is removed from the one before', () => {
  const next = withTargets(
    choices,
    [
      { index: 0, nodeId: '' },
      { index: 1, nodeId: 'thanks' },
    ],
    'en',
  )
  expect(next.map(({ next_node_id: id }) => id)).toEqual(['', 'thanks'])
})
