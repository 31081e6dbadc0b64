import { expect, test } from 'vitest'
import { isAstray, isFromOurPages, isLoopbackHost, openedAt } from './cross-site.ts'

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

test.each([
  [{ Host: 'play.example.org' }, 0, false],
  [{ Host: 'play.example.org:443' }, 0, false],
  [{ Host: 'PLAY.example.org' }, 0, false],
  [{ Host: 'www.example.org' }, 0, true],
  [{ Host: 'play.example.org:8080' }, 0, true],
  [{ Host: '203.0.112.5:8080' }, 0, true],
  [{ Host: '[2606:4700::1]' }, 0, true],
  // Names of our own that a proxy writes
  [{ Host: 'localhost:3000' }, 0, false],
  [{ Host: '127.0.0.1:3000' }, 0, false],
  [{ Host: '[::1]:3000' }, 0, false],
  [{ Host: '10.0.0.7:3000' }, 0, false],
  [{ Host: 'app:3000' }, 0, false],
  [{ Host: 'two words' }, 0, false],
  [{ Host: 'app:3000', 'X-Forwarded-Host': 'www.example.org' }, 1, true],
  [{ Host: 'app.internal.example', 'X-Forwarded-Host': 'play.example.org, inner' }, 1, false],
  // Anybody may write it where there is no proxy
  [{ Host: 'play.example.org', 'X-Forwarded-Host': 'www.example.org' }, 0, false],
])('opened by %o behind %i proxies, the site is under another name: %s', (headers, proxies, expected) => {
  expect(isAstray(new Headers(headers as Record<string, string>), own, proxies)).toBe(expected)
})

test.each<[Record<string, string>, string | undefined]>([
  [{ Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' }, 'http://localhost:3000'],
  [{ Origin: 'http://play.example.org', Host: 'play.example.org' }, 'http://play.example.org'],
  [{ Origin: 'https://www.example.org', Host: 'www.example.org', Cookie: 'a=b' }, 'https://www.example.org'],
  [{ Origin: own, Host: 'play.example.org' }, undefined],
  [{ Origin: 'https://evil.example', Host: 'play.example.org', 'Sec-Fetch-Site': 'cross-site' }, undefined],
  [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, undefined],
  [{ Host: 'play.example.org' }, undefined],
])('a form with %o was sent by a page of ours that was opened at %s', (headers, expected) => {
  expect(openedAt(new Headers(headers), own)).toBe(expected)
})
