import { expect, test } from 'vitest'
import { countTeams } from './count-teams.ts'

test.each([
  ['', 0],
  ['8', 8],
  [' 12 \n', 12],
  ['Owls', 1],
  ['Owls\n\n  \nFoxes\r\nNewts', 3],
  ['8\n9', 2],
])('%j is %i teams', (typed, count) => {
  expect(countTeams(typed)).toBe(count)
})
