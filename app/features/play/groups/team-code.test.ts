import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readGiftCode } from '#app/features/payments/gifts/gift-code.ts'
import { readJoinCode } from '#app/features/play/party/join-code.ts'
import { newTeamCode, readTeamCode, showTeamCode } from './team-code.ts'

test('a code is read as it is shown, in small letters and with spaces, and is no other kind of code', () => {
  fc.assert(
    fc.property(fc.constantFrom('-', ' ', ''), fc.boolean(), (between, isSmall) => {
      const code = newTeamCode()
      const typed = showTeamCode(code).replaceAll('-', between)
      expect(readTeamCode(isSmall ? ` ${typed.toLowerCase()} ` : typed)).toBe(code)
      expect([readJoinCode(typed), readGiftCode(typed)]).toEqual([undefined, undefined])
    }),
  )
})

test.each(['', 'BCDFG-HJKMN', 'ABCDE-FGHIJ-KLMNO', 'UhkG045nttxf0EO8wh4ULn'])('%j is no code', (typed) => {
  expect(readTeamCode(typed)).toBeUndefined()
  expect(showTeamCode(typed)).toBe(typed)
})
