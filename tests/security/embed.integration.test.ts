import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { makeAdventure, play, publish } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import type { Person, Reply } from '#tests/support/person.ts'

let world: HttpWorld
let creator: Person
let made: MadeAdventure
let paid: MadeAdventure

beforeAll(async () => {
  world = await openHttpWorld()
  await world.member('admin@example.org')
  creator = await world.member('creator@example.org')
  await world.database.query('update users set email_verified = true')
  made = await makeAdventure(creator, { title: 'The framed room' })
  await publish(creator, made.id)
  paid = await makeAdventure(creator, { title: 'The dear room', price: '12.50' })
  await publish(creator, paid.id)
}, 120_000)
afterAll(() => world?.close())

const framedBy = ({ headers }: Reply): (string | undefined)[] => [
  /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1],
  headers['x-frame-options'] as string | undefined,
]
const wayOut = /<a\s[^>]*href="\/(?!assets)/
const nobody = ["'none'", 'DENY']
const save = (person: Person, origins: string) => person.postForm(`/adventure/${made.id}/share`, { origins })

test('a game may be framed by any site, or by those that its creator lists; no other page may', async () => {
  const visitor = world.person()
  expect(framedBy(await visitor.get(`/embed/${made.id}`))).toEqual(['*', undefined])
  expect((await save(creator, 'moodle.school.example\nhttps://blog.example/page')).status).toBe(302)
  expect(framedBy(await visitor.get(`/embed/${made.id}`))).toEqual([
    "'self' https://moodle.school.example https://blog.example",
    undefined,
  ])
  const others = ['/', '/auth', `/adventure/${made.id}`, `/adventure/${made.id}/share`, `/play/${made.id}`]
  for (const path of [...others, `/embed/${made.id}/more`])
    expect([path, ...framedBy(await visitor.get(path))]).toEqual([path, ...nobody])
  // A refusal is read in the frame that asked
  const refusal = await visitor.get('/embed/no-such-game')
  expect(framedBy(refusal)).toEqual(['*', undefined])
  expect(refusal.text).not.toMatch(wayOut)
  expect((await visitor.get(`/embed/${made.id}`)).headers).not.toHaveProperty('x-framed-by')
  expect((await save(creator, '')).status).toBe(302)
})

test('what is no site is refused beside what was typed, and others save nothing', async () => {
  const refused = await save(creator, "ok.example\n'none'; script-src *")
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('ok.example')
  expect(refused.text).toContain('isn’t a site')
  expect((await save(await world.member('other@example.org'), 'evil.example')).status).toBe(404)
  const { rows } = await world.database.query('select embed_origins as sites from adventures where id = $1', [made.id])
  expect(rows).toEqual([{ sites: [] }])
})

test('a frame has a guest of its own, even for who is signed in, and no way out of the game', async () => {
  const member = await world.member('player@example.org')
  const started = await member.postForm(`/embed/${made.id}`, { intent: 'start' })
  const cookies = [started.headers['set-cookie']].flat().join('\n')
  expect(started.headers.location).toMatch(new RegExp(`^/embed/${made.id}\\?started=\\d{13}$`))
  expect(cookies).toMatch(
    /^__Host-whodini_embed=\w{22}; Path=\/; Max-Age=86400; HttpOnly; Secure; SameSite=None; Partitioned$/m,
  )
  const { rows } = await world.database.query<{ runId: string; userId: string | null }>(
    `select y.run_id as "runId", p.user_id as "userId" from players p join parties y on y.id = p.party_id
      join runs r on r.id = y.run_id where r.adventure_id = $1`,
    [made.id],
  )
  expect(rows).toEqual([{ runId: expect.any(String) as string, userId: null }])
  // In a frame on another site the browser sends this cookie alone
  const framed = world.person()
  framed.cookies.set('__Host-whodini_embed', /__Host-whodini_embed=(\w+)/.exec(cookies)![1]!)
  const { text } = await framed.get(`/embed/${made.id}?started=1`)
  expect(text).toContain(made.title)
  expect(text).not.toMatch(wayOut)
  expect((await play(framed, rows[0]!.runId, { type: 'use_hotspot', hotspotId: made.ids.key })).status).toBe(200)
  expect((await play(world.person(), rows[0]!.runId, { type: 'close_puzzle' })).status).toBe(404)
  const asked = await framed.send('POST', `/embed/${made.id}`, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
    body: 'intent=start',
  })
  expect(asked.status).toBe(403)
})

test('each start in a frame gives its cookie another day', async () => {
  const framed = world.person()
  framed.cookies.set('__Host-whodini_embed', 'f'.repeat(22))
  const { headers } = await framed.postForm(`/embed/${made.id}`, { intent: 'start' })
  expect([headers['set-cookie']].flat().join('\n')).toMatch(/^__Host-whodini_embed=f{22}; Path=\/; Max-Age=86400;/m)
})

test('a browser that keeps no cookie is told so, and one whose cookie has ended is not', async () => {
  const told = 'In a new window it works.'
  const after = async (person: Person, ms: number) =>
    (await person.get(`/embed/${made.id}?started=${Date.now() - ms}`)).text.includes(told)
  expect(await after(world.person(), 1_000)).toBe(true)
  expect(await after(world.person(), 24 * 3_600_000)).toBe(false)
  const another = world.person()
  another.cookies.set('__Host-whodini_embed', 'g'.repeat(22))
  expect(await after(another, 1_000)).toBe(false)
})

test('what a frame shows when its game is gone leads nowhere', async () => {
  const { status, text } = await world.person().get('/embed/no-such-game')
  expect([status, text.includes('</h1>')]).toEqual([404, true])
  expect(text).not.toMatch(wayOut)
})

test('paid work is not played in a frame', async () => {
  const { status, text } = await world.person().get(`/embed/${paid.id}`)
  expect([status, text.includes('is played on its own page')]).toEqual([200, true])
  expect((await creator.postForm(`/embed/${paid.id}`, { intent: 'start' })).status).toBe(402)
})
