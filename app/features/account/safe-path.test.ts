import { describe, expect, it } from 'vitest'
import { hostilePaths } from '#tests/support/hostile-paths.ts'
import { safePath } from './safe-path.ts'

const own = [
  ['/', '/'],
  ['/creator', '/creator'],
  ['/play/0190b5a0-1111-7000-8000-000000000000', '/play/0190b5a0-1111-7000-8000-000000000000'],
  ['/library?tab=mystery&q=fog', '/library?tab=mystery&q=fog'],
  ['/library?q=l%C3%A9gende%20d%27or', '/library?q=l%C3%A9gende%20d%27or'],
  ['/adventure/abc#reviews', '/adventure/abc#reviews'],
  ['/library?next=https://example.org/', '/library?next=https://example.org/'],
  ['/authors', '/authors'],
  ['/a/../creator', '/creator'],
  ['/library?q=été', '/library?q=%C3%A9t%C3%A9'],
] as const

const hostile: readonly unknown[] = [undefined, null, 42, {}, ['/creator'], ...hostilePaths]

describe('safePath', () => {
  it.each(own)('leads back to %j', (text, path) => {
    expect(safePath(text)).toBe(path)
  })

  it('holds at least sixty hostile texts in its table', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(60)
  })

  it.each(hostile.map((text) => [text]))('refuses %j', (text) => {
    expect(safePath(text)).toBeNull()
  })

  it('returns nothing that a browser would take for another site', () => {
    for (const [text] of own)
      expect(new URL(safePath(text)!, 'https://whodini.example').origin).toBe('https://whodini.example')
  })
})
