import { expect, test } from 'vitest'
import { heldBefore } from './row-edits.ts'

test('what a change is written over is what that row holds, text by text; a translation that it lacks is an empty one', () => {
  const theirs = {
    id: 'lamp',
    version: 2,
    name: 'Their lamp',
    rarity: 'rare',
    translations: { fr: { name: 'Leur lampe' } },
  }
  expect(
    heldBefore(theirs, { name: 'My lamp', translations: { fr: { name: 'Ma lampe', description: 'Vieille' } } }),
  ).toEqual({ name: 'Their lamp', translations: { fr: { name: 'Leur lampe', description: '' } } })
})
