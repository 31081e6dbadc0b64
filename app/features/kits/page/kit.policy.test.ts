import { describe, expect, test } from 'vitest'
import type { Status } from '#app/shared/statuses.ts'
import { kitStanding } from './kit.policy.ts'
import type { KitFacts } from './kit.policy.ts'

const visitor: KitFacts = {
  status: 'published',
  isDeleted: false,
  hasEdition: true,
  isAuthor: false,
  isAdmin: false,
  hasBought: false,
}
const statuses: readonly Status[] = ['draft', 'in_review', 'coming_soon', 'unlisted', 'published']
const by = (who: Partial<KitFacts>) => [
  ...statuses.map((status) => kitStanding({ ...visitor, ...who, status })),
  kitStanding({ ...visitor, ...who, isDeleted: true }),
]

describe('who sees what of a kit as draft, in review, announced, unlisted, published and deleted', () => {
  test.each([
    ['a visitor', {}, ['hidden', 'hidden', 'announced', 'published', 'published', 'hidden']],
    ['its creator', { isAuthor: true }, ['preview', 'preview', 'preview', 'published', 'published', 'hidden']],
    ['an admin', { isAdmin: true }, ['preview', 'preview', 'preview', 'published', 'published', 'hidden']],
    ['a buyer', { hasBought: true }, ['withheld', 'withheld', 'published', 'published', 'published', 'withheld']],
  ] as const)('%s', (_who, facts, expected) => {
    expect(by(facts)).toEqual(expected)
  })

  test('a kit that was never published shows nothing to people who were given it', () => {
    expect(kitStanding({ ...visitor, hasBought: true, status: 'draft', hasEdition: false })).toBe('hidden')
  })
})
