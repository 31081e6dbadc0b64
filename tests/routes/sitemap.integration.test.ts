import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countMapped, listMapped } from '#app/features/library/sitemap.queries.server.ts'
import { changeStatus } from '#app/features/studio/details/change-status.server.ts'
import { banUser } from '#app/platform/auth/ban-user.server.ts'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { loader as readRobots } from '#app/routes/public/robots.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { freePort } from '#tests/support/free-port.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'

let world: HttpWorld
let origin: string
let database: ReturnType<typeof createDatabase>

beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  world = await openHttpWorld({ PUBLIC_URL: origin, PORT: String(port), AUTH_SECRET: 'x'.repeat(32) })
  database = createDatabase({ connectionString: world.databaseUrl })
}, 120_000)
afterAll(async () => {
  await database?.pool.end()
  await world?.close()
})

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!.replaceAll('&amp;', '&'))

const announce = () => world.database.query("select pg_notify('whodini_pages', '')")

test('the site map lists pages and listed adventures with their dates, and nothing unlisted', async () => {
  const changedAt = new Date('2026-02-03T04:05:06Z')
  const listed = await buildAdventure(database.database, { status: 'published', updatedAt: changedAt })
  const announced = await buildAdventure(database.database, { status: 'coming_soon' })
  const hidden = [
    await buildAdventure(database.database, { status: 'draft' }),
    await buildAdventure(database.database, { status: 'in_review' }),
    await buildAdventure(database.database, { status: 'unlisted' }),
    await buildAdventure(database.database, { status: 'published', deletedAt: new Date() }),
  ]
  await announce()
  await expect.poll(async () => (await world.person().get('/sitemap.xml')).text).toContain(listed.id)
  const reply = await world.person().get('/sitemap.xml')
  expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8')
  const all = locations(reply.text)
  expect(all).toEqual(
    expect.arrayContaining([
      `${origin}/`,
      `${origin}/?lang=fr`,
      `${origin}/library?tab=mystery`,
      `${origin}/adventure/${listed.id}`,
      `${origin}/adventure/${announced.id}?lang=fr`,
    ]),
  )
  expect(reply.text).toContain(`<loc>${origin}/adventure/${listed.id}</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod>`)
  for (const { id } of hidden) expect(reply.text).not.toContain(id)
})

test('the site map lists creators who show something, and nobody who is banned', async () => {
  const { creatorId: shown } = await buildAdventure(database.database, {
    status: 'coming_soon',
    updatedAt: new Date('2099-02-03T04:05:06Z'),
  })
  const { creatorId: banned } = await buildAdventure(database.database, { status: 'published' })
  const { creatorId: hidden } = await buildAdventure(database.database, { status: 'draft' })
  await announce()
  await expect.poll(async () => (await world.person().get('/sitemap.xml')).text).toContain(shown)
  // the site map and the pages kept of somebody stayed after they were banned
  expect((await world.person().get(`/creators/${banned}`)).status).toBe(200)
  await banUser(database.database, banned!)
  await expect.poll(async () => (await world.person().get('/sitemap.xml')).text).not.toContain(banned)
  await expect.poll(async () => (await world.person().get(`/creators/${banned}`)).status).toBe(404)
  const { text } = await world.person().get('/sitemap.xml')
  expect(text).toContain(`<loc>${origin}/creators/${shown}</loc><lastmod>2099-02-03T04:05:06.000Z</lastmod>`)
  expect(text).not.toContain(hidden)
})

test('each address of the site map answers with a page that names it as canonical', async () => {
  const all = locations((await world.person().get('/sitemap.xml')).text)
  for (const address of all) {
    const page = await world.person().get(address.slice(origin.length))
    expect(page.status, address).toBe(200)
    expect(page.text.replaceAll('&amp;', '&'), address).toContain(`<link rel="canonical" href="${address}"/>`)
    expect(page.text, address).not.toContain('noindex')
  }
})

test('category, order, search and filter of the library have no canonical address of their own', async () => {
  const headOf = async (query: string) => {
    const { text } = await world.person().get(`/library${query}`)
    return {
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&'),
      isIndexed: !text.includes('<meta name="robots" content="noindex"/>'),
    }
  }
  for (const query of ['', '?category=Family', '?sort=price', '?category=Family&sort=price'])
    expect(await headOf(query), query).toEqual({ canonical: `${origin}/library`, isIndexed: true })
  expect(await headOf('?tab=mystery&category=1920s&lang=fr')).toEqual({
    canonical: `${origin}/library?tab=mystery&lang=fr`,
    isIndexed: true,
  })
  for (const query of ['?q=rabbit', '?players=4', '?category=Family&level=expert'])
    expect(await headOf(query), query).toEqual({ canonical: undefined, isIndexed: false })
})

test('an adventure that is taken back leaves the site map right away', async () => {
  const { adventure: row } = await buildPublishedAdventure(database.database)
  await announce()
  await expect.poll(async () => (await world.person().get('/sitemap.xml')).text).toContain(row.id)
  const creator = { userId: row.creatorId!, role: 'user', emailVerified: true } as const
  await changeStatus(
    database.database,
    creator,
    { adventureId: row.id, status: 'draft' },
    { isLocalInstallation: false },
  )
  await expect.poll(async () => (await world.person().get('/sitemap.xml')).text).not.toContain(row.id)
})

test('a part that ends among the creators continues in the next where it stopped', async () => {
  await buildAdventure(database.database, { status: 'published' })
  await buildAdventure(database.database, { status: 'published' })
  const total = await countMapped(database.database)
  const all = await listMapped(database.database, 0, total)
  expect(all).toHaveLength(total)
  const first = all.findIndex(({ path }) => path.startsWith('/creators/'))
  for (const cut of [first - 1, first, first + 1, total - 1]) {
    const parts = [await listMapped(database.database, 0, cut), await listMapped(database.database, cut, total)]
    expect(parts.flat()).toEqual(all)
  }
})

test('above 10,000 addresses the site map is an index of parts, each page listed once', async () => {
  await world.database.query(
    `insert into adventures (id, title, slug, kind, category, status, search_text)
     select gen_random_uuid(), 'Many', 'many-' || n, 'online-adventure', 'Mystery', 'published', '' from generate_series(1, 6000) as n`,
  )
  await announce()
  await expect.poll(async () => (await world.person().get('/sitemap.xml')).text).toContain('<sitemapindex')
  const parts = locations((await world.person().get('/sitemap.xml')).text)
  expect(parts).toEqual([`${origin}/sitemap.xml?part=1`, `${origin}/sitemap.xml?part=2`])
  const named = await Promise.all(
    parts.map(async (part) => locations((await world.person().get(part.slice(origin.length))).text)),
  )
  expect(named[0]).toHaveLength(10_000)
  const { rows } = await world.database.query<{ id: string }>(
    "select id from adventures where status in ('published', 'coming_soon') and deleted_at is null",
  )
  const all = named.flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((address) => address.includes('/adventure/') && !address.includes('lang='))).toHaveLength(
    rows.length,
  )
  expect(all.filter((address) => address.includes('/creators/'))).not.toEqual([])
  for (const part of ['0', '3', 'x', '-1', '1.5', ''])
    expect((await world.person().get(`/sitemap.xml?part=${part}`)).status, part).toBe(404)
})

test('robots find the site map, and are kept out of private areas but not of creators’ pages', async () => {
  const { text, headers } = await world.person().get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  for (const area of ['/account', '/admin', '/creator', '/editor', '/run', '/api'])
    expect(text).toContain(`Disallow: ${area}/\n`)
  expect(text).not.toMatch(/Disallow: (\/|\/creator|\/creators.*)$/m)
})

test('a local installation keeps every robot out', async () => {
  const request = new Request('http://localhost:3000/robots.txt')
  const reply = await readRobots({
    request,
    url: new URL(request.url),
    params: {},
    pattern: '/robots.txt',
    context: new RouterContextProvider(),
  })
  expect(await reply.text()).toBe('User-agent: *\nDisallow: /\n')
})

test('personal pages ask search engines not to index them', async () => {
  const member = await world.member('reader@example.org')
  for (const [person, path] of [
    [world.person(), '/auth'],
    [member, '/account'],
    [member, '/creator'],
  ] as const) {
    expect((await person.get(path)).text, path).toContain('<meta name="robots" content="noindex"/>')
  }
  const missing = await world.person().get('/no-such-page')
  expect(missing.status).toBe(404)
  expect(missing.text).toContain('<meta name="robots" content="noindex"/>')
})
