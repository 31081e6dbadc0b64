import { expect, test } from 'vitest'
import { styleTags } from '#app/features/rows/style-tags.ts'
import { tagTreatments } from '#app/features/generation/builtin/finish/tags.ts'

test('every style tag of the studio affects a picture, and no other name does', () => {
  const labels = Object.values(styleTags).flatMap((tags) => tags.map(({ en }) => en))
  expect(Object.keys(tagTreatments).toSorted()).toEqual(labels.toSorted())
})
