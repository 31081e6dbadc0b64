import { expect, test } from 'vitest'
import { senderOf } from './mail-transport.server.ts'

test('the sender is the configured one', () => {
  expect(
    senderOf({
      MAIL_FROM: { name: 'The House', address: 'house@example.org' },
      PUBLIC_URL: 'https://play.example.org',
    }),
  ).toEqual({ name: 'The House', address: 'house@example.org' })
})

test.each([
  ['https://play.example.org', 'no-reply@play.example.org'],
  ['https://192.0.2.7:8080', 'no-reply@localhost'],
  ['https://[2001:db8::7]', 'no-reply@localhost'],
  [undefined, 'no-reply@localhost'],
])('at %s without a configured sender it is %s', (publicUrl, address) => {
  expect(senderOf({ MAIL_FROM: undefined, PUBLIC_URL: publicUrl })).toEqual({ name: 'Whodini', address })
})
