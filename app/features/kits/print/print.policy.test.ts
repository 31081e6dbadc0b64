import { expect, test } from 'vitest'
import type { Status } from '#app/shared/statuses.ts'
import { printStanding } from './print.policy.ts'
import type { PrintFacts } from './print.policy.ts'

const visitor: PrintFacts = {
  status: 'published',
  isDeleted: false,
  hasEdition: true,
  priceCents: 900,
  isAuthor: false,
  isAdmin: false,
  hasBought: false,
}
const statuses: readonly Status[] = ['draft', 'in_review', 'coming_soon', 'unlisted', 'published']
const by = (who: Partial<PrintFacts>, wantsDraft = false) => [
  ...statuses.map((status) => printStanding({ ...visitor, ...who, status }, wantsDraft)),
  printStanding({ ...visitor, ...who, isDeleted: true }, wantsDraft),
]

test.each([
  ['a visitor of a paid kit', {}, ['hidden', 'hidden', 'hidden', 'open', 'open', 'hidden']],
  ['anybody of a free kit', { priceCents: 0 }, ['hidden', 'hidden', 'hidden', 'all', 'all', 'hidden']],
  ['a buyer', { hasBought: true }, ['all', 'all', 'all', 'all', 'all', 'all']],
  ['its creator', { isAuthor: true }, ['draft', 'draft', 'draft', 'own', 'own', 'hidden']],
  ['an admin', { isAdmin: true }, ['draft', 'draft', 'draft', 'own', 'own', 'hidden']],
] as const)(
  '%s prints what is allowed as draft, in review, announced, unlisted, published and deleted',
  (_who, facts, expected) => {
    expect(by(facts)).toEqual(expected)
  },
)

test('a draft is only for people who edit it, whatever was bought or is free', () => {
  expect(by({ hasBought: true, priceCents: 0 }, true)).toEqual(Array.from({ length: 6 }, () => 'hidden'))
  expect(by({ isAuthor: true }, true)).toEqual(['draft', 'draft', 'draft', 'draft', 'draft', 'hidden'])
})

test('people who were given a kit that was never published cannot print it', () => {
  expect(printStanding({ ...visitor, hasBought: true, hasEdition: false, status: 'draft' }, false)).toBe('hidden')
})
