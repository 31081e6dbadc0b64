import { expect, test } from 'vitest'
import { teamNameIn } from './team-name.ts'

test.each([
  ['Team 3', 'fr', 'Équipe 3'],
  ['Équipe 12', 'en', 'Team 12'],
  ['Équipe 12', 'fr', 'Équipe 12'],
  ['Visitors 7', 'fr', 'Visiteurs 7'],
  ['Team 3 of 6B', 'fr', 'Team 3 of 6B'],
  ['Les 3 hiboux', 'en', 'Les 3 hiboux'],
  ['Owls', 'fr', 'Owls'],
] as const)('%s is called %3$s in %2$s', (name, locale, called) => {
  expect(teamNameIn(name, locale)).toBe(called)
})
