import { expect, test } from 'vitest'
import { id } from '#app/features/studio/draft/draft.fixtures.ts'
import { smallRoom } from '#app/features/studio/draft/kit-draft.fixtures.ts'
import { packed } from './packed.ts'

test('what a puzzle gives is taken out of sight, whether prop or clue, if it is not already', () => {
  const changes = packed(smallRoom(), ['box', 'note', 'key', 'gone'].map(id))
  expect(changes.map(({ id: changed, fields }) => [changed, fields])).toEqual([
    [id('box'), { placement: 'container' }],
    [id('note'), { placement: 'container' }],
  ])
})
