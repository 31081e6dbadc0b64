import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, publish, startRun } from '#tests/support/made-adventure.ts'
import { password } from '#tests/support/person.ts'
import type { Person } from '#tests/support/person.ts'

const names = ['Aurelia-of-the-canary', 'Balthazar-of-the-canary'] as const
const rounds = 150

let world: HttpWorld
let pages: string[]
let lobby: string
const ids: string[] = []
const people: Person[] = []

beforeAll(async () => {
  world = await openHttpWorld()
  const maker = await world.member('maker@example.org')
  const made = await makeAdventure(maker, { title: 'The quiet house' })
  await publish(maker, made.id)
  for (const name of names) people.push(await world.member(`${name}@example.org`))
  const guest = world.person()
  for (const player of [guest, people[0]!]) await startRun(player, made.id)
  people.push(guest, world.person())
  await world.database.query('update users set email_verified = true')
  for (const name of names) {
    const { rows } = await world.database.query<{ id: string }>('select id from users where name = $1', [name])
    ids.push(rows[0]!.id)
  }
  lobby = `/play/${made.id}`
  pages = ['/', '/library', '/library?q=quiet', `/adventure/${made.id}`, lobby, '/about', '/auth', '/no/such/page']
}, 120_000)

afterAll(() => world?.close())

/** The same sequence each time: what is tried is the interleaving of four readers. */
const drawer = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

test('C4, A6: members, guest and visitor simultaneously read, sign in and out and change roles', async () => {
  const seen = { cached: 0, own: 0 }
  await Promise.all(people.map((person, who) => live(person, who, drawer(who + 1), seen)))
  expect([seen.cached > 100, seen.own > 10]).toEqual([true, true])
}, 120_000)

async function live(person: Person, who: number, draw: () => number, seen: { cached: number; own: number }) {
  const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(draw() * values.length)]!
  const id = ids[who]
  let role = 'user'
  let isIn = who < 2
  for (let round = 0; round < rounds; round++) {
    const act = draw()
    if (id !== undefined && act < 0.06) {
      if (isIn) await person.postForm('/auth/sign-out')
      else await person.signIn(`${names[who]}@example.org`)
      person.cookies.delete('flash')
      isIn = !isIn
    } else if (id !== undefined && act < 0.16) {
      role = oneOf(['user', 'moderator', 'admin'])
      await world.database.query('delete from user_roles where user_id = $1', [id])
      if (role !== 'user')
        await world.database.query('insert into user_roles (user_id, role) values ($1, $2)', [id, role])
    } else if (act < 0.2) await world.database.query(`select pg_notify('whodini_pages', '')`)
    const [path, lang, theme] = [oneOf(pages), oneOf(['en', 'fr']), oneOf(['light', 'dark'])]
    const reply = await person.get(path, { Cookie: `${person.cookieHeader ?? 'a=1'}; lang=${lang}; theme=${theme}` })
    if (path === '/auth' && isIn) {
      expect([reply.status, reply.headers.location]).toEqual([302, '/'])
      continue
    }
    expect([path, /<html lang="(\w+)"[^>]*data-theme="(\w+)"/.exec(reply.text)?.slice(1)]).toEqual([
      path,
      [lang, theme],
    ])
    expect([path, who, isIn, role, roleShown(reply.text)]).toEqual([path, who, isIn, role, isIn ? role : 'none'])
    for (const [other, name] of names.entries()) {
      if (other !== who)
        expect([path, reply.text.includes(name), reply.text.includes(ids[other]!)]).toEqual([path, false, false])
    }
    if (reply.headers['cache-control'] === 'private, no-cache') {
      seen.cached++
      if (id !== undefined) expect([reply.text.includes(names[who]!), reply.text.includes(id)]).toEqual([false, false])
    } else if (path === '/' || path === lobby) seen.own++
  }
}

/** Moderators see the links of members; the page's data tells them apart. */
function roleShown(html: string): string {
  if (!html.includes('action="/auth/sign-out"')) return 'none'
  if (html.includes('href="/admin/users"')) return 'admin'
  return html.includes(String.raw`\"moderator\"`) ? 'moderator' : 'user'
}

test('A6: a ban or a sign-out elsewhere applies to the very next cached page', async () => {
  const member = await world.member('banned@example.org')
  const shows = async () => roleShown((await member.get('/library')).text)
  expect([await shows(), await shows()]).toEqual(['user', 'user'])
  await world.database.query(`update users set banned_at = now() where email = 'banned@example.org'`)
  const cookie = member.cookieHeader
  expect(await shows()).toBe('none')
  expect(member.cookieHeader).not.toBe(cookie)
  await world.database.query(`update users set banned_at = null where email = 'banned@example.org'`)
  await member.postForm('/auth', { email: 'banned@example.org', password })
  member.cookies.delete('flash')
  expect(await shows()).toBe('user')
  await world.database.query(`delete from auth_sessions`)
  expect(await shows()).toBe('none')
})
