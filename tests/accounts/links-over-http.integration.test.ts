import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { hostilePaths } from '#tests/support/hostile-paths.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { linkIn, partsOf } from '#tests/support/mailed-link.ts'
import type { KeptMail } from '#tests/support/mailed-link.ts'
import { password } from '#tests/support/person.ts'
import type { Person } from '#tests/support/person.ts'

let world: HttpWorld
let secret: string

beforeAll(async () => {
  const port = await freePort()
  world = await openHttpWorld({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}` })
  await world.member('first@example.org')
  secret = (await readFile(join(world.folder, 'auth-secret'), 'utf8')).trim()
})

afterAll(() => world.close())

async function newestLink(to: string, template: string): Promise<string> {
  const { rows } = await world.database.query<KeptMail>(
    'select id, sealed_body as sealed, text_body as text from outbox_mails where to_address = $1 and template = $2 order by created_at desc limit 1',
    [to, template],
  )
  return linkIn(rows[0]!, secret)
}

const isVerified = async (email: string) =>
  (await world.database.query('select email_verified from users where email = $1', [email])).rows[0]?.email_verified

describe('B3: a mailed link', () => {
  it('uses our configured address, whatever host was named by the request that asked for it', async () => {
    await world.member('ada@example.org')
    const forged = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Origin: world.server.url,
    }
    await world.person().send('POST', '/auth/forgot', { headers: forged, body: 'email=ada%40example.org' })
    expect(new URL(await newestLink('ada@example.org', 'reset_password')).origin).toBe(world.server.url)
  })

  it('that verifies an address: opening changes nothing; one of 50 simultaneous presses works', async () => {
    await world.member('bob@example.org')
    const { path, token } = partsOf(await newestLink('bob@example.org', 'verify_email'))
    for (let i = 0; i < 3; i++) expect((await world.person().get(path)).text).toContain('bob@example.org')
    expect((await world.person().send('HEAD', path)).status).toBe(200)
    expect(await isVerified('bob@example.org')).toBe(false)
    const people = Array.from({ length: 50 }, () => world.person())
    const replies = await Promise.all(people.map((person) => person.postForm(path, { token })))
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status !== 200 && status !== 410 && status !== 503)).toEqual([])
    expect(await isVerified('bob@example.org')).toBe(true)
  })

  it('to a new password: one of 50 simultaneous uses works, and every older session ends', async () => {
    const cyd = await world.member('cyd@example.org')
    await world.person().postForm('/auth/forgot', { email: 'cyd@example.org' })
    const { path, token } = partsOf(await newestLink('cyd@example.org', 'reset_password'))
    const fresh = 'paper lantern 9'
    const replies = await Promise.all(
      Array.from({ length: 50 }, () =>
        world.person().postForm(path, { token, password: fresh, confirmPassword: fresh }),
      ),
    )
    expect(replies.filter(({ status }) => status === 302)).toHaveLength(1)
    expect(replies.filter(({ status }) => ![302, 410, 503].includes(status))).toEqual([])
    expect((await cyd.get('/account')).status).toBe(302)
    expect((await world.person().postForm('/auth', { email: 'cyd@example.org', password })).status).toBe(401)
    expect((await world.person().postForm('/auth', { email: 'cyd@example.org', password: fresh })).status).toBe(302)
  })

  it('cannot be pressed from another site', async () => {
    await world.member('dan@example.org')
    const { path, token } = partsOf(await newestLink('dan@example.org', 'verify_email'))
    const reply = await world.person().send('POST', path, {
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'https://evil.example',
        'Sec-Fetch-Site': 'cross-site',
      },
      body: `token=${token}`,
    })
    expect([reply.status, await isVerified('dan@example.org')]).toEqual([403, false])
  })
})

describe('C3: after signing in', () => {
  it(`none of ${hostilePaths.length} foreign addresses is followed, by the form or when signed in`, async () => {
    expect(new Set(hostilePaths).size).toBeGreaterThanOrEqual(60)
    const member: Person = await world.member('eve@example.org')
    for (const next of hostilePaths) {
      const query = `next=${encodeURIComponent(next)}`
      const opened = await member.get(`/auth?${query}`)
      expect([next, opened.status, opened.headers.location]).toEqual([next, 302, '/'])
      const posted = await member.postForm(`/auth?${query}`, { email: 'eve@example.org', password })
      expect([next, posted.status, posted.headers.location]).toEqual([next, 302, '/'])
    }
    for (const next of hostilePaths.filter((_, i) => i % 6 === 0)) {
      const reply = await world
        .person()
        .postForm(`/auth?next=${encodeURIComponent(next)}`, { email: 'eve@example.org', password })
      expect([next, reply.status, reply.headers.location]).toEqual([next, 302, '/'])
    }
  })
})

describe('C3: the path of a request', () => {
  // cause: a path of two slashes, resolved against our origin, was read as another host
  it.each([
    ['//evil.example/about', '/evil.example/about'],
    ['/\\evil.example/about', '/evil.example/about'],
    ['/.//evil.example/about', '/evil.example/about'],
    ['/about/?lang=fr', '/about?lang=fr'],
  ])('%s cannot choose an origin: it is redirected to its one address', async (asked, straight) => {
    const reply = await world.person().get(asked)
    expect([reply.status, reply.headers.location]).toEqual([308, straight])
  })

  it('puts no other host in a page or in a redirect', async () => {
    for (const asked of [
      '//evil.example/about',
      '/nowhere//evil.example',
      'http://evil.example/about',
      'http://evil.example//evil.example/about',
    ]) {
      const reply = await world.person().get(asked)
      const { text } = reply.status === 308 ? await world.person().get(String(reply.headers.location)) : reply
      expect([asked, /(?:href|content|action)="(?:https?:)?[\\/]{2}evil/.exec(text)?.[0]]).toEqual([asked, undefined])
      expect(text).toContain('</html>')
    }
  })
})

describe('redirects keep `?lang=`', () => {
  it.each([
    ['the door of a private page', '/creator?lang=fr', '/auth?tab=sign-up&next=%2Fcreator%3Flang%3Dfr&lang=fr'],
    ['what a search form sends of empty fields', '/library?q=&tab=mystery&lang=fr', '/library?tab=mystery&lang=fr'],
    ['an address that only takes a form', '/theme?lang=fr', '/?lang=fr'],
    ['without a language', '/creator', '/auth?tab=sign-up&next=%2Fcreator'],
    ['a language that is none of ours', '/theme?lang=de', '/'],
  ])('%s', async (_what, asked, onward) => {
    const reply = await world.person().get(asked)
    expect([reply.status, reply.headers.location, reply.headers['set-cookie']]).toEqual([302, onward, undefined])
  })

  it('a sign-in form leads on in the language of its page', async () => {
    await world.member('fay@example.org')
    const reply = await world
      .person()
      .postForm('/auth?next=%2Flibrary%3Ftab%3Dmystery&lang=fr', { email: 'fay@example.org', password })
    expect([reply.status, reply.headers.location]).toEqual([302, '/library?tab=mystery&lang=fr'])
  })

  it('a mail requested in French opens a page in French, and its form stays French', async () => {
    await world.member('gus@example.org')
    await world.person().postForm('/auth/forgot?lang=fr', { email: 'gus@example.org' })
    const { path } = partsOf(await newestLink('gus@example.org', 'reset_password'))
    expect(path).toMatch(/^\/auth\/reset\?token=[\w-]+&lang=fr$/)
    const { text } = await world.person().get(path)
    expect(text).toContain('<html lang="fr"')
    expect(text).toContain(`action="${path.replaceAll('&', '&amp;')}"`)
  })
})
