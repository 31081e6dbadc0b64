import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { pageViews } from '#database/schema/back-office.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { flushPageViews, forgetOldPageViews, recordPageView } from './page-views.server.ts'

useDatabase()

type View = Parameters<typeof recordPageView>[0]

const view = (day: string, more: Partial<View> = {}) =>
  recordPageView({
    path: '/library',
    language: 'en',
    address: '203.0.113.7',
    agent: 'Firefox',
    now: new Date(`${day}T12:00:00Z`),
    ...more,
  })

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

// each new name of a browser was a row of its own: 5,000 in four seconds
test('5,000 views of one address under as many names are one row a page and count as 300', async () => {
  for (let i = 0; i < 5_000; i++) view('2026-03-01', { agent: `Browser ${i}` })
  view('2026-03-01', { address: '198.51.100.4' })
  await flushPageViews()
  expect(await written('2026-03-01')).toEqual([
    { path: '*', language: 'en', views: 301, visitors: 301 },
    { path: '/library', language: 'en', views: 301, visitors: 301 },
  ])
})

test('an address is a new visitor a thousand times a day, however often the views are written', async () => {
  for (let minute = 0; minute < 4; minute++) {
    for (let i = 0; i < 300; i++) view('2026-03-02', { agent: `Browser ${minute} ${i}` })
    await flushPageViews()
  }
  const [site, library] = await written('2026-03-02')
  expect([site!.views, library!.views, site!.visitors + library!.visitors]).toEqual([1_200, 1_200, 1_000])
})

test('a visitor counts once a day on each page and once on the whole site, and anew the next day', async () => {
  const look = (day: string) => {
    view(day)
    view(day)
    view(day, { path: '/About' })
    view(day, { agent: 'Chromium' })
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

test('views of an adventure belong to it; one that is gone costs no other', async () => {
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

test('nothing of a visitor is written down', async () => {
  view('2026-03-06', { agent: 'a-name-of-a-browser' })
  await flushPageViews()
  const rows = await getDatabase().select().from(pageViews).where(eq(pageViews.day, '2026-03-06'))
  expect(Object.keys(rows[0]!).toSorted()).toEqual(['adventureId', 'day', 'language', 'path', 'views', 'visitors'])
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
