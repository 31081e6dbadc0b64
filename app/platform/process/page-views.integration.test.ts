import { asc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { dayOf } from '#app/i18n/day.ts'
import { daySalts, dayVisits, pageViews } from '#database/schema/figures.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { flushPageViews, forgetOldPageViews, recordPageView } from './page-views.server.ts'

useDatabase()

type View = Parameters<typeof recordPageView>[0]

const browser = (name: string) => `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 ${name}`

const view = (day: string, more: Partial<View> = {}, record = recordPageView) =>
  record({
    path: '/library',
    language: 'en',
    address: '203.0.113.7',
    agent: browser('Firefox/140.0'),
    now: new Date(`${day}T12:00:00Z`),
    ...more,
  })

/** A separate memory, the same database. */
async function anotherProcess(): Promise<typeof import('./page-views.server.ts')> {
  vi.resetModules()
  return import('./page-views.server.ts')
}

const written = (day: string) =>
  getDatabase()
    .select({
      path: pageViews.path,
      language: pageViews.language,
      views: pageViews.views,
      visitors: pageViews.visitors,
    })
    .from(pageViews)
    .where(eq(pageViews.day, day))
    .orderBy(asc(pageViews.path), asc(pageViews.language))

// each new browser name used to be a row: 5,000 in four seconds
test('5,000 views from one address under as many names are one row a page and count as 300', async () => {
  for (let i = 0; i < 5_000; i++) view('2026-03-01', { agent: browser(`Firefox/${i}`) })
  view('2026-03-01', { address: '198.51.100.4' })
  await flushPageViews()
  expect(await written('2026-03-01')).toEqual([
    { path: '*', language: 'en', views: 301, visitors: 301 },
    { path: '/library', language: 'en', views: 301, visitors: 301 },
  ])
})

test('an address is a new visitor at most 1,000 times a day, however often views are written', async () => {
  for (let minute = 0; minute < 4; minute++) {
    for (let i = 0; i < 300; i++) view('2026-03-02', { agent: browser(`Firefox/${minute}.${i}`) })
    await flushPageViews()
  }
  const [site, library] = await written('2026-03-02')
  expect([site!.views, library!.views, site!.visitors + library!.visitors]).toEqual([1_200, 1_200, 1_000])
})

test('an address makes at most 1,000 rows a day, whatever pages it says it opened', async () => {
  for (let minute = 0; minute < 4; minute++) {
    for (let i = 0; i < 300; i++) view('2026-03-09', { path: `/adventure/${minute}-${i}` })
    await flushPageViews()
  }
  view('2026-03-09', { path: '/adventure/3-299' })
  view('2026-03-09', { path: '/adventure/3-299', address: '198.51.100.4' })
  view('2026-03-09', { path: '/adventure/0-0' })
  await flushPageViews()
  const rows = await written('2026-03-09')
  expect(rows).toHaveLength(1_001)
  expect(rows.filter(({ views }) => views > 1)).toMatchObject([
    { path: '*', views: 1_203 },
    { path: '/adventure/0-0', views: 2 },
  ])
})

test('a visitor counts once a day on each page and once on the whole site, and anew the next day', async () => {
  const look = (day: string) => {
    view(day)
    view(day)
    view(day, { path: '/About' })
    view(day, { agent: browser('Firefox/139.0') })
  }
  look('2026-03-03')
  await flushPageViews()
  look('2026-03-03')
  await flushPageViews()
  const sums = (times: number) => [
    { path: '*', language: 'en', views: 4 * times, visitors: 2 },
    { path: '/about', language: 'en', views: times, visitors: 1 },
    { path: '/library', language: 'en', views: 3 * times, visitors: 2 },
  ]
  expect(await written('2026-03-03')).toEqual(sums(2))
  look('2026-03-04')
  await flushPageViews()
  expect(await written('2026-03-04')).toEqual(sums(1))
})

test('a reader of both languages is one visitor of the whole site, in the first of them', async () => {
  for (const language of ['fr', 'en']) view('2026-03-08', { language })
  await flushPageViews()
  view('2026-03-08', { path: '/about' })
  await flushPageViews()
  expect((await written('2026-03-08')).filter(({ path }) => path === '*')).toEqual([
    { path: '*', language: 'en', views: 2, visitors: 0 },
    { path: '*', language: 'fr', views: 1, visitors: 1 },
  ])
})

test('views of an adventure belong to it; a deleted one does not cost the others theirs', async () => {
  const { id } = await buildAdventure(getDatabase())
  const gone = '0198c5f2-0000-7000-8000-000000000000'
  for (const each of [id, gone]) view('2026-03-05', { path: `/adventure/${each}` })
  await flushPageViews()
  const rows = await getDatabase()
    .select({ path: pageViews.path, adventureId: pageViews.adventureId })
    .from(pageViews)
    .where(eq(pageViews.day, '2026-03-05'))
  expect(rows).toHaveLength(3)
  expect(rows.find(({ path }) => path.endsWith(id))?.adventureId).toBe(id)
  expect(rows.find(({ path }) => path.endsWith(gone))?.adventureId).toBeNull()
})

test('only a hash of a visitor is written, and it goes with its salt when the day is over', async () => {
  view('2026-03-06')
  await flushPageViews()
  const rows = await getDatabase().select().from(pageViews).where(eq(pageViews.day, '2026-03-06'))
  expect(Object.keys(rows[0]!).toSorted()).toEqual(['adventureId', 'day', 'language', 'path', 'views', 'visitors'])
  const kept = () => getDatabase().select().from(dayVisits).where(eq(dayVisits.day, '2026-03-06'))
  expect((await kept()).map(({ visit }) => visit.length)).toEqual([16, 16])
  const { flushPageViews: flushNextDay } = await anotherProcess()
  await flushNextDay()
  expect(await kept()).toEqual([])
  expect(await getDatabase().select().from(daySalts)).toEqual([])
})

test('a visitor seen by two processes is one, thanks to the salt they share', async () => {
  const day = dayOf(new Date())
  const other = await anotherProcess()
  for (const record of [recordPageView, other.recordPageView]) {
    view(day, {}, record)
    view(day, { address: '198.51.100.4' }, record)
  }
  await Promise.all([flushPageViews(), other.flushPageViews()])
  expect(await written(day)).toEqual([
    { path: '*', language: 'en', views: 4, visitors: 2 },
    { path: '/library', language: 'en', views: 4, visitors: 2 },
  ])
})

test('self-declared robots count nowhere', async () => {
  for (const agent of ['Googlebot/2.1', 'curl/8.5.0', browser('HeadlessChrome/150.0')]) view('2026-03-07', { agent })
  await flushPageViews()
  expect(await written('2026-03-07')).toEqual([])
})

test('sums are deleted after 400 days, and not before', async () => {
  for (const day of ['2024-01-01', '2024-01-02']) {
    view(day)
    await flushPageViews()
  }
  expect(await forgetOldPageViews(getDatabase(), new Date('2025-02-05T12:00:00Z'))).toBe(2)
  expect(await written('2024-01-01')).toEqual([])
  expect(await written('2024-01-02')).toHaveLength(2)
})

test('views of unlisted work and of its kit, opened by its link, count under its id', async () => {
  const { id, link } = await buildAdventure(getDatabase(), { status: 'unlisted' })
  const paths = (address: string) => [`/adventure/${address}`, `/kit/${address}`, `/adventure/${address}/rooms`]
  for (const path of paths(link)) view('2026-03-20', { path })
  for (const path of paths(id)) view('2026-03-20', { path, address: '203.0.113.8' })
  await flushPageViews()
  const both = { language: 'en', views: 2, visitors: 2 }
  expect(await written('2026-03-20')).toEqual([
    { ...both, path: '*', views: 6 },
    { ...both, path: `/adventure/${id}` },
    { ...both, path: `/adventure/${id}/rooms` },
    { ...both, path: `/kit/${id}` },
  ])
})

test('somebody who opens unlisted work by its link and by its id is one visitor', async () => {
  const { id, link } = await buildAdventure(getDatabase(), { status: 'unlisted' })
  for (const address of [link, id]) view('2026-03-21', { path: `/adventure/${address}` })
  await flushPageViews()
  expect(await written('2026-03-21')).toEqual([
    { path: '*', language: 'en', views: 2, visitors: 1 },
    { path: `/adventure/${id}`, language: 'en', views: 2, visitors: 1 },
  ])
})

test('views that come in while others are written are neither lost nor counted twice', async () => {
  const { id } = await buildAdventure(getDatabase(), { status: 'unlisted' })
  const path = `/adventure/${id}`
  view('2026-03-22', { path })
  const writing = [flushPageViews(), flushPageViews()]
  view('2026-03-22', { path })
  await Promise.all(writing)
  await flushPageViews()
  expect((await written('2026-03-22')).map(({ views }) => views)).toEqual([2, 2])
})
