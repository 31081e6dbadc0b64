import { expect, test } from 'vitest'
import { newerParty } from './newer-party.ts'
import { memberOf, quietParty } from '#app/features/play/live/party-snapshot.fixtures.ts'

const party = (asOf: number, names: string[]) =>
  quietParty(
    names.map((name) => memberOf(name)),
    { asOf },
  )

test('a delayed answer does not bring back somebody who has left', () => {
  const now = party(2_000.5, ['Ana'])
  expect(newerParty(now, party(2_000.25, ['Ana', 'Bo']))).toBe(now)
})

test('the first look, a later one and one of the same moment are accepted', () => {
  const first = party(1, ['Ana'])
  const second = party(2, ['Ana', 'Bo'])
  const again = party(2, ['Ana', 'Bo', 'Cy'])
  expect(newerParty(null, first)).toBe(first)
  expect(newerParty(first, second)).toBe(second)
  expect(newerParty(second, again)).toBe(again)
})
