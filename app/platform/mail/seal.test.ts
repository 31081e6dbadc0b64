import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openBody, sealBody } from './seal.server.ts'

const body = { text: 'Open https://play.example.org/auth/reset?token=t0k3n', html: '<p>é « t0k3n »</p>' }
const secret = 'one secret that is long enough for it'

test('a sealed text opens again, and is unreadable before', () => {
  const sealed = sealBody('mail-1', body, secret)
  expect(openBody('mail-1', sealed, secret)).toEqual(body)
  expect(sealed).not.toContain('t0k3n')
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('t0k3n')
})

test('the same mail never looks the same twice', () => {
  expect(sealBody('mail-1', body, secret)).not.toBe(sealBody('mail-1', body, secret))
})

test('it opens with no other secret and as no other mail', () => {
  const sealed = sealBody('mail-1', body, secret)
  expect(openBody('mail-1', sealed, `${secret}!`)).toBeNull()
  expect(openBody('mail-2', sealed, secret)).toBeNull()
})

test('one changed character anywhere makes it unopenable', () => {
  const sealed = sealBody('mail-1', body, secret)
  for (let at = 0; at < sealed.length - 1; at += 3) {
    if (sealed[at] === '.') continue
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(openBody('mail-1', changed, secret)).toBeNull()
  }
})

test.each(['', 'v1', 'v1...', 'v2.a.b.c', 'text'])('%j is no sealed body', (sealed) => {
  expect(openBody('mail-1', sealed, secret)).toBeNull()
})

test('the secret is read once, and mails still open when its file can no longer be read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'whodini-seal-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true })
    vi.unstubAllEnvs()
  })
  vi.stubEnv('AUTH_SECRET', undefined)
  vi.stubEnv('DATA_DIR', folder)
  vi.resetModules()
  const anew = await import('./seal.server.ts')
  const sealed = anew.sealBody('mail-1', body)
  rmSync(join(folder, 'auth-secret'))
  expect(anew.openBody('mail-1', sealed)).toEqual(body)
})
