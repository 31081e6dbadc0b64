import { expect, test } from 'vitest'
import { isFromOurPages, isLoopbackHost } from './cross-site.ts'

const own = 'https://play.example.org'

test.each<[string, Record<string, string>, boolean]>([
  ['GET', {}, true],
  ['HEAD', { 'Sec-Fetch-Site': 'cross-site', Cookie: 'a=b' }, true],
  ['POST', { 'Sec-Fetch-Site': 'same-origin', Cookie: 'a=b' }, true],
  ['POST', { 'Sec-Fetch-Site': 'same-site', Cookie: 'a=b' }, false],
  ['POST', { 'Sec-Fetch-Site': 'cross-site' }, false],
  ['POST', { 'Sec-Fetch-Site': 'none' }, false],
  ['POST', { Origin: own, Cookie: 'a=b' }, true],
  ['POST', { Origin: 'https://evil.example' }, false],
  ['POST', { Origin: 'null', Cookie: 'a=b' }, false],
  ['POST', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin', Cookie: 'a=b' }, true],
  ['POST', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site', Cookie: 'a=b' }, false],
  ['POST', { Origin: own, 'Sec-Fetch-Site': 'cross-site' }, false],
  ['POST', { Cookie: 'a=b' }, false],
  ['POST', {}, true],
  ['PUT', { Origin: 'https://play.example.org.evil.example', Cookie: 'a=b' }, false],
  ['DELETE', { Cookie: 'a=b' }, false],
])('C1: %s with %o is %s', (method, headers, expected) => {
  expect(isFromOurPages(method, new Headers(headers), own)).toBe(expected)
})

test.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['127.0.0.1:4010', true],
  ['[::1]:3000', true],
  ['localhost.evil.example', false],
  ['evil.example', false],
  ['127.0.0.1.nip.io', false],
  [undefined, false],
])('a local installation answers to %s: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected)
})
