import { expect, test } from 'vitest'
import { replaceIds, textsIn } from './replace-ids.ts'

const when = new Date(0)
const row = {
  id: 'a',
  sceneId: 'b',
  iconAssetId: 'gone',
  createdAt: when,
  name: 'a b',
  zIndex: 3,
  conditions: { type: 'all', of: [{ sceneId: 'b' }, { itemId: 'c' }] },
  translations: {},
}
const ids = new Map([
  ['a', 'A'],
  ['b', 'B'],
  ['gone', null],
])

test('ids are replaced wherever a row contains them, and nothing else changes', () => {
  expect(replaceIds(row, ids)).toEqual({
    ...row,
    id: 'A',
    sceneId: 'B',
    iconAssetId: null,
    conditions: { type: 'all', of: [{ sceneId: 'B' }, { itemId: 'c' }] },
  })
  expect(replaceIds(row, ids).createdAt).toBe(when)
  expect(row.id).toBe('a')
})

test('every text of a row is found, at any depth', () => {
  expect([...textsIn(row)].sort()).toEqual(['a', 'a b', 'all', 'b', 'c', 'gone'])
})

test('a key named like the prototype is still a key of the copy', () => {
  const copy = replaceIds(JSON.parse('{ "__proto__": { "polluted": "a" } }') as object, ids)
  expect(Object.keys(copy)).toEqual(['__proto__'])
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
})
