import { expect, test } from 'vitest'
import { hotspot } from '#app/features/studio/draft/view.fixtures.ts'
import { sameLook } from './same-look.ts'

const rug = hotspot('rug', {
  shape: 'polygon',
  points: [
    { x: 1, y: 1 },
    { x: 9, y: 1 },
    { x: 5, y: 9 },
  ],
})

test('invisible changes to a hotspot change nothing on the canvas', () => {
  const other = { zIndex: 2, blockedMessage: 'No.', points: rug.points.map((point) => ({ ...point })) }
  expect(sameLook(rug, { ...rug, ...other })).toBe(true)
})

test.each([
  { name: 'Carpet' },
  { x: 51 },
  { height: 61 },
  { type: 'npc' as const },
  { targetId: 'cat' },
  { toCheck: true },
  { points: rug.points.slice(1) },
  { points: rug.points.with(2, { x: 5, y: 8 }) },
])('%o causes a rerender', (change) => {
  expect(sameLook(rug, { ...rug, ...change })).toBe(false)
})
