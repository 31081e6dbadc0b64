import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPolicy, noncePolicy, withoutMark } from './security-headers.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test('only the two hosts that play trailers may be framed, in cached pages as in others', () => {
  for (const policy of [hashPolicy('<p>A page</p>', 'mark'), noncePolicy('bm9uY2U='), noncePolicy('bm9uY2U=', true)]) {
    expect(directive(policy, 'frame-src')).toBe('frame-src https://www.youtube-nocookie.com https://player.vimeo.com')
    expect(directive(policy, 'default-src')).toBe("default-src 'none'")
  }
})

test('a cached page runs its own inline scripts, and data blocks are not among them', () => {
  const page =
    '<script nonce="m">run()</script><script nonce="m" type="application/ld+json">{"name":"run()"}</script><script src="/assets/a.js" nonce="m"></script><script nonce="m" type="module">go()</script>'
  expect(directive(hashPolicy(page, 'm'), 'script-src')).toBe(`script-src 'self' ${hashOf('run()')} ${hashOf('go()')}`)
  expect(withoutMark(page, 'm')).not.toContain('nonce')
})

test('an inline script injected into a cached page is not allowed to run', () => {
  const page = '<script nonce="m">own()</script><script>theirs()</script><script nonce="guess">theirs()</script>'
  expect(directive(hashPolicy(page, 'm'), 'script-src')).toBe(`script-src 'self' ${hashOf('own()')}`)
})

test('forms lead to our own origin, and to one more from a page that names it', () => {
  expect(directive(hashPolicy('<p>A page</p>', 'mark'), 'form-action')).toBe("form-action 'self'")
  expect(directive(noncePolicy('bm9uY2U='), 'form-action')).toBe("form-action 'self'")
  expect(directive(noncePolicy('bm9uY2U=', false, 'https://accounts.google.com'), 'form-action')).toBe(
    "form-action 'self' https://accounts.google.com",
  )
})
