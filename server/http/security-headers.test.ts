import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPolicy, noncePolicy } from './security-headers.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test('only the two hosts of trailers may be framed, in cached and personal pages alike', () => {
  for (const policy of [hashPolicy('<p>A page</p>'), noncePolicy('bm9uY2U='), noncePolicy('bm9uY2U=', true)]) {
    expect(directive(policy, 'frame-src')).toBe('frame-src https://www.youtube-nocookie.com https://player.vimeo.com')
    expect(directive(policy, 'default-src')).toBe("default-src 'none'")
  }
})

test('a kept page runs its own inline scripts and no data block becomes one of them', () => {
  const page =
    '<script>run()</script><script type="application/ld+json">{"name":"run()"}</script><script src="/assets/a.js"></script><script type="module">go()</script>'
  expect(directive(hashPolicy(page), 'script-src')).toBe(`script-src 'self' ${hashOf('run()')} ${hashOf('go()')}`)
})

test('forms lead to ourselves, and from a page that says so to one origin more', () => {
  expect(directive(hashPolicy('<p>A page</p>'), 'form-action')).toBe("form-action 'self'")
  expect(directive(noncePolicy('bm9uY2U='), 'form-action')).toBe("form-action 'self'")
  expect(directive(noncePolicy('bm9uY2U=', false, 'https://accounts.google.com'), 'form-action')).toBe(
    "form-action 'self' https://accounts.google.com",
  )
})
