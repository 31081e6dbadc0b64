import { expect, test } from 'vitest'
import { mayOpenSealed } from './outbox.policy.ts'
import { partsOf } from './outbox.present.ts'

const origin = 'https://play.example.org'

test('a sealed mail is opened on a local installation that sends nothing, and nowhere else', () => {
  expect(mayOpenSealed({ isLocalInstallation: true, sendsMail: false })).toBe(true)
  expect(mayOpenSealed({ isLocalInstallation: true, sendsMail: true })).toBe(false)
  expect(mayOpenSealed({ isLocalInstallation: false, sendsMail: false })).toBe(false)
  expect(mayOpenSealed({ isLocalInstallation: false, sendsMail: true })).toBe(false)
})

test('addresses of this installation become links, as paths; nothing of the text is lost', () => {
  const text = `Open:\n${origin}/auth/reset?token=a&b=c\n\n-- \nWhodini\n${origin}\n`
  const parts = partsOf(text, origin)
  expect(parts.flatMap(({ path }) => path ?? [])).toEqual(['/auth/reset?token=a&b=c', '/'])
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

test.each([
  `${origin}.evil.example/x`,
  `${origin}@evil.example/`,
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
])('%s stays text', (address) => {
  expect(partsOf(`see ${address} now`, origin).every(({ path }) => path === undefined)).toBe(true)
})
