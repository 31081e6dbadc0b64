import { expect, test } from 'vitest'
import { commandsOfReadme, forms, nameOf } from './forms.ts'

test('each command in the README is tried, except the one that tries them', () => {
  const named = commandsOfReadme().filter((command) => command !== 'npm run test:commands')
  expect(named.length).toBeGreaterThan(20)
  expect(forms.map(({ command }) => nameOf(command)).toSorted()).toEqual(named.toSorted())
})
