import { expect, test } from 'vitest'
import { isEmail, readEmail } from './email-address.ts'

test.each([
  ['ada@example.org', 'ada@example.org'],
  [' Ada.L+x@Example.ORG ', 'Ada.L+x@Example.ORG'],
  ['r&d@example.ca', 'r&d@example.ca'],
  ['first/last@example.ca', 'first/last@example.ca'],
  ["o'neil@example.ie", "o'neil@example.ie"],
  ['!#$%&*+/=?^_`{|}~-@example.org', '!#$%&*+/=?^_`{|}~-@example.org'],
  ['.dot..dot.@example.jp', '.dot..dot.@example.jp'],
  ['1@2.example', '1@2.example'],
  ['info@café.ca', 'info@xn--caf-dma.ca'],
  ['info@CAFÉ.ca', 'info@xn--caf-dma.ca'],
  ['info@xn--caf-dma.ca', 'info@xn--caf-dma.ca'],
  ['billets@théâtre-du-nord.québec', 'billets@xn--thtre-du-nord-jeb8h.xn--qubec-csa'],
  ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
])('%j is an address, kept as %j', (typed, kept) => {
  expect(readEmail(typed)).toBe(kept)
  expect(readEmail(kept)).toBe(kept)
})

test.each([
  '',
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  'a b@example.org',
  'ada@exam ple.org',
  'ada@@example.org',
  'élodie@example.org',
  'ada@-example.org',
  'ada@example-.org',
  'ada@example..org',
  'ada@café.ca/x',
  'ada@café.ca:80',
  'ada@example.org, bob@example.org',
  'Ada <ada@example.org>',
  '"ada l"@example.org',
  'ada@[127.0.0.1]',
  `${'a'.repeat(250)}@example.org`,
])('%j is not an address', (typed) => {
  expect(isEmail(typed)).toBe(false)
})
