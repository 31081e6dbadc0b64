import { expect, test } from 'vitest'
import { blockedMessages, withoutMessages } from './blocked-messages.ts'
import { readCondition } from './read-condition.ts'

const power = { type: 'flag_set', flag: 'power' }
const lamp = { type: 'has_item', itemId: 'lamp', count: 1 }
const works = {
  type: 'all',
  of: [
    { ...power, message: { en: 'It is dead.', fr: 'Rien ne bouge.' } },
    { type: 'not', of: { ...lamp, message: 'The lamp is too bright.' } },
    { type: 'scene_visited', sceneId: 'hall' },
  ],
}

test('each part of a condition gives its message, negated where a "not" is around it', () => {
  expect(blockedMessages(works, 'en')).toEqual([
    { unless: power, message: { en: 'It is dead.', fr: 'Rien ne bouge.' } },
    { unless: { type: 'not', of: lamp }, message: { en: 'The lamp is too bright.' } },
  ])
  expect(blockedMessages({}, 'en')).toEqual([])
})

test('a condition with messages is read as the same condition without them', () => {
  expect(readCondition(works)).toBeNull()
  expect(readCondition(withoutMessages(works))).toEqual({
    type: 'all',
    of: [power, { type: 'not', of: lamp }, { type: 'scene_visited', sceneId: 'hall' }],
  })
})
