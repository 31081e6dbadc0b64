import { expect, test } from 'vitest'
import { largestMedia, whyNoFile } from './game-file.policy.ts'

const free = { status: 'published', priceCents: 0 } as const

test.each([
  { of: 'free and out', adventure: free, bytes: largestMedia, refused: null },
  { of: 'too large', adventure: free, bytes: largestMedia + 1, refused: 'tooLarge' },
  { of: 'without a scene', adventure: free, bytes: null, refused: 'empty' },
  { of: 'for sale', adventure: { status: 'unlisted', priceCents: 500 }, bytes: 1, refused: 'forSale' },
  { of: 'announced at a price', adventure: { status: 'coming_soon', priceCents: 500 }, bytes: 1, refused: 'forSale' },
  { of: 'a draft that will cost something', adventure: { status: 'draft', priceCents: 500 }, bytes: 1, refused: null },
] as const)('$of: $refused', ({ adventure, bytes, refused }) => {
  expect(whyNoFile(adventure, bytes === null ? null : { mediaBytes: bytes })).toBe(refused)
})
