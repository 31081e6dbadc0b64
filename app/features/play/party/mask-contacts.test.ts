import { expect, test } from 'vitest'
import { cleanChat } from './clean-words.ts'
import { maskContacts, maskPhoneNumbers } from './mask-contacts.ts'

test.each([
  ['call 514-555-0199 tonight', 'call ***-***-**** tonight'],
  ['(514) 555 0199', '(***) *** ****'],
  ['06 12 34 56 78', '** ** ** ** **'],
  ['06.12.34.56.78!', '**.**.**.**.**!'],
  ['0 6 1 2 3 4 5 6 7 8', '* * * * * * * * * *'],
  ['+32 2 123 45 67', '+** * *** ** **'],
  ['02 123 45 67', '** *** ** **'],
  ['5145550199', '**********'],
  ['ada@example.org', '***@*******.***'],
  ['ada.lovelace+x@mail.example.org, ok?', '***.********+*@****.*******.***, ok?'],
  ['ada@example.org. Then come', '***@*******.***. Then come'],
  ['ada (at) example (dot) org', '*** (**) ******* (***) ***'],
  ['ada [arobase] exemple [point] fr', '*** [*******] ******* [*****] **'],
  ['see https://example.org/a?b=c now', 'see *****://*******.***/*?*=* now'],
  ['www.example.de', '***.*******.**'],
  ['discord.gg/abc', '*******.**/***'],
  ['youtu.be/x1', '*****.**/**'],
  ['écris à jeu.example.ca', 'écris à ***.*******.**'],
])('%j is shown as %j', (said, shown) => {
  expect(maskPhoneNumbers(maskContacts(said))).toBe(shown)
  expect(cleanChat(said)).toBe(shown)
})

test.each([
  'Try 7175, 5417, then 455 or 8008!',
  'The code is 1884-1923 or 12345678.',
  '1789 1793 1799',
  '45.5017 -73.5673, 48.8584 2.2945',
  'On 24.12.1899 at 11:45, price 1,250.00 $',
  '3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5',
  'Open the door.To the left. I found it.me too',
  'left/right, and/or, 3/4, A.B.C.',
  'M. Point est là… non ?',
  'me @ the door, 50 % off',
  '0110010101101100011011000110111101',
])('%j stays as it is', (said) => {
  expect(cleanChat(said)).toBe(said)
})

test.each(['4815162342', '514-555-0199', '06 12 34 56 78', '45.5017, -73.5673', '2026-11-28 17:45', '+48 151 623 42'])(
  'a team shares %j unless its host hides numbers; addresses and links stay hidden',
  (said) => {
    expect(cleanChat(`Try ${said}!`, { hidesNumbers: false })).toBe(`Try ${said}!`)
    expect(cleanChat('ada@example.org, www.example.org', { hidesNumbers: false })).not.toContain('example')
  },
)

test('the longest message is masked quickly, whatever it contains', () => {
  for (const text of ['1 '.repeat(250), 'a.'.repeat(250), 'a@'.repeat(250), '+1('.repeat(166), 'a-'.repeat(250)]) {
    const times = Array.from({ length: 3 }, () => {
      const began = performance.now()
      maskPhoneNumbers(maskContacts(text))
      return performance.now() - began
    })
    expect(Math.min(...times)).toBeLessThan(100)
  }
})
