import { expect, test } from 'vitest'
import { ratingStanding } from './review.policy.ts'
import type { RatingFacts, RatingStanding } from './review.policy.ts'

const nobody: RatingFacts = {
  isMember: false,
  isOwner: false,
  isAuthor: false,
  hasFinished: false,
  hasBought: false,
  hasLost: false,
  own: null,
}
const member = { ...nobody, isMember: true }

test.each<[string, RatingFacts, RatingStanding]>([
  ['a visitor has nothing to rate', nobody, 'visitor'],
  ['a guest who finished is led to sign in, which claims the run', { ...nobody, hasFinished: true }, 'signIn'],
  ['a member who only looked at it has to play first', member, 'notYet'],
  ['a member who finished may rate', { ...member, hasFinished: true }, 'may'],
  ['a member who bought may rate', { ...member, hasBought: true }, 'may'],
  ['who rated may change it', { ...member, own: { isHidden: false } }, 'may'],
  [
    'who lost it by a refund leaves their review as it is',
    { ...member, hasFinished: true, hasLost: true, own: { isHidden: false } },
    'lost',
  ],
  ['who lost it by a refund writes none', { ...member, hasFinished: true, hasLost: true }, 'lost'],
  ['who bought it again changes it', { ...member, hasBought: true, hasLost: true, own: { isHidden: false } }, 'may'],
  [
    'a hidden review is neither changed nor written anew',
    { ...member, hasFinished: true, own: { isHidden: true } },
    'hidden',
  ],
  [
    'nobody rates their own work, however often they finished it',
    { ...member, isOwner: true, hasFinished: true, hasBought: true },
    'owner',
  ],
  ['nor the work that they make with its owner', { ...member, isAuthor: true, hasFinished: true }, 'author'],
])('%s', (_title, facts, standing) => {
  expect(ratingStanding(facts)).toBe(standing)
})
