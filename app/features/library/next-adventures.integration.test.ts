import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, test } from 'vitest'
import { guestHash } from '#app/platform/guest.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId, randomName } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildPublishedAdventure } from '#database/factories/build-published-adventure.ts'
import { buildRun } from '#database/factories/build-run.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { listNext } from './next-adventures.queries.server.ts'
import { readAfterword } from './read-afterword.server.ts'

const reach = useDatabase()

const nobody = { userId: null, guestHash: null }
const build = (title: string, overrides: Parameters<typeof buildAdventure>[1] = {}) =>
  buildAdventure(getDatabase(), {
    title,
    status: 'published',
    kind: 'online-adventure',
    category: 'Mystery',
    ...overrides,
  })
const titlesAfter = async (adventureId: string, person: Parameters<typeof listNext>[1]['person'] = nobody, most = 3) =>
  (await listNext(getDatabase(), { adventureId, person, most })).map(({ title }) => title)
const empty = () => getDatabase().execute(sql`truncate adventures cascade`)

test('next adventures: best of the category, of the kind, then others; only published ones', async () => {
  await empty()
  const played = await build('Played', { averageRating: 5 })
  await build('Good mystery', { averageRating: 3 })
  await build('Best mystery', { averageRating: 4.5 })
  await build('Horror', { category: 'Horror', averageRating: 5 })
  await build('Dinner', { kind: 'mystery-dinner', category: '1920s', averageRating: 5 })
  await build('Draft', { status: 'draft', averageRating: 5 })
  await build('Soon', { status: 'coming_soon', averageRating: 5 })
  await build('Trash', { deletedAt: new Date(), averageRating: 5 })
  expect(await titlesAfter(played.id)).toEqual(['Best mystery', 'Good mystery', 'Horror'])
  expect(await titlesAfter(played.id, nobody, 9)).toEqual(['Best mystery', 'Good mystery', 'Horror', 'Dinner'])
})

test('next adventures leave out those finished or made by the reader, not those begun', async () => {
  await empty()
  const played = await build('Played')
  const person = await buildUser(getDatabase())
  const hash = guestHash(randomName())
  const [done, begun, tried] = [
    await buildPublishedAdventure(getDatabase(), { title: 'Done' }),
    await buildPublishedAdventure(getDatabase(), { title: 'Begun' }),
    await buildPublishedAdventure(getDatabase(), { title: 'Tried' }),
  ]
  await build('Own', { creatorId: person.id })
  const run = { userId: person.id }
  await buildRun(getDatabase(), {
    ...run,
    adventureId: done.adventure.id,
    editionId: done.editionId,
    status: 'finished',
  })
  await buildRun(getDatabase(), { ...run, adventureId: begun.adventure.id, editionId: begun.editionId })
  await buildRun(getDatabase(), {
    ...run,
    adventureId: tried.adventure.id,
    editionId: tried.editionId,
    status: 'finished',
    isPlaytest: true,
  })
  await buildRun(getDatabase(), {
    guestHash: hash,
    adventureId: begun.adventure.id,
    editionId: begun.editionId,
    status: 'finished',
  })
  const all = ['Begun', 'Done', 'Own', 'Tried']
  expect((await titlesAfter(played.id, nobody, 9)).sort()).toEqual(all)
  expect((await titlesAfter(played.id, { userId: person.id, guestHash: null }, 9)).sort()).toEqual(['Begun', 'Tried'])
  expect((await titlesAfter(played.id, { userId: null, guestHash: hash }, 9)).sort()).toEqual(['Done', 'Own', 'Tried'])
})

test('next adventures are in the reader’s language; an unknown adventure has none', async () => {
  await empty()
  const played = await build('Played')
  await build('The attic', { languages: ['en', 'fr'], translations: { fr: { title: 'Le grenier' } } })
  const { next } = await readAfterword(getDatabase(), { adventureId: played.id, person: nobody, locale: 'fr' })
  expect(next).toMatchObject([{ title: 'Le grenier', category: 'Mystère' }])
  expect(await titlesAfter(newId())).toEqual([])
})

test('an unlisted adventure asks for no rating and still offers next adventures', async () => {
  await empty()
  const played = await build('Taken back', { status: 'draft' })
  await build('Another')
  const person = await buildUser(getDatabase())
  const afterword = await readAfterword(getDatabase(), {
    adventureId: played.id,
    person: { userId: person.id, guestHash: null },
    locale: 'en',
  })
  expect(afterword).toMatchObject({ review: null, next: [{ title: 'Another' }] })
})

test('next adventures read only the first rows of an index in a large library', async () => {
  await empty()
  const played = await build('Played')
  // As patient as some thousand rows need on a busy machine
  const pool = new pg.Pool({ ...reach.connection, max: 1 })
  await pool.query(`insert into adventures (id, title, slug, kind, category, status, average_rating, total_plays, created_at)
    select gen_random_uuid(), 'Number ' || i, 'next-' || i, 'online-adventure', case when i % 3 = 0 then 'Mystery' else 'Horror' end, 'published', i % 5, i % 97, now() - i * interval '1 second' from generate_series(1, 5000) i`)
  await pool.query('vacuum analyze adventures')
  const sent: { text: string; values: unknown[] }[] = []
  const database = drizzle(pool, {
    casing: 'snake_case',
    logger: { logQuery: (text, values) => void sent.push({ text, values }) },
  })
  await listNext(database, { adventureId: played.id, person: { userId: newId(), guestHash: null }, most: 3 })
  const plans = await Promise.all(
    sent.map(({ text, values }) =>
      pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off, summary off) ${text}`, values),
    ),
  )
  await pool.end()
  const plan = plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n')
  expect(plan).toContain('adventures_best_in_category_index')
  expect(plan).toContain('adventures_best_rated_index')
  expect(plan).not.toContain('Seq Scan on adventures')
  const read = [...plan.matchAll(/Index Scan using adventures_best\w+ on adventures[^\n]*rows=(\d+)/g)].map((match) =>
    Number(match[1]),
  )
  expect(read.length).toBeGreaterThan(1)
  for (const rows of read) expect(rows).toBeLessThan(200)
})
