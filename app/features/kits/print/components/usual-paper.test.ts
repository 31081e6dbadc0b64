import { expect, test } from 'vitest'
import { paperOf } from './usual-paper.ts'

test.each([
  [['fr-CA', 'fr', 'en'], 'us-letter'],
  [['en-US'], 'us-letter'],
  [['fr-FR', 'fr', 'en-US'], 'a4'],
  [['fr', 'de-DE'], 'a4'],
  [['fr'], 'us-letter'],
  [[], 'us-letter'],
] as const)('somebody whose browser prefers %j is offered %s', (languages, paper) => {
  expect(paperOf(languages)).toBe(paper)
})
