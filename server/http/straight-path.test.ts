import { describe, expect, test } from 'vitest'
import { hostilePaths } from '#tests/support/hostile-paths.ts'
import { straightAddress, withoutOrigin } from './straight-path.ts'

describe('C3: the path of a request names no host', () => {
  test.each([
    ['//evil.example/adventure/1', '/evil.example/adventure/1'],
    ['/\\evil.example', '/evil.example'],
    ['///evil.example?a=//b', '/evil.example?a=//b'],
    ['/.//evil.example', '/evil.example'],
    ['/a/..//evil.example', '/evil.example'],
    ['/%2e//evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['//', '/'],
    ['/about/', '/about'],
    ['/about/?lang=fr', '/about?lang=fr'],
    ['/adventure//1', '/adventure/1'],
  ])('%s belongs to %s', (asked, straight) => {
    expect(straightAddress(asked)).toBe(straight)
  })

  test.each([
    '/',
    '/?a=/',
    '/about',
    '/library?q=a//b',
    '/library?q=a\\b',
    '/auth?next=//evil.example/',
    '/.well-known/x',
  ])('%s is straight', (asked) => {
    expect(straightAddress(asked)).toBeUndefined()
  })

  test('no hostile path leads to another host, or redirects twice', () => {
    for (const hostile of hostilePaths) {
      const asked = withoutOrigin(hostile)
      const straight = straightAddress(asked) ?? asked
      const read = URL.parse(straight, 'http://own.invalid')
      expect([hostile, read?.origin, read?.pathname.startsWith('//'), straightAddress(straight)]).toEqual([
        hostile,
        'http://own.invalid',
        false,
        undefined,
      ])
    }
  })

  test('an origin in the request line is ignored', () => {
    expect(withoutOrigin('http://evil.example/about?a=b')).toBe('/about?a=b')
    expect(withoutOrigin('http://evil.example')).toBe('/')
    expect(withoutOrigin('/about?next=http://a.example/')).toBe('/about?next=http://a.example/')
  })
})
