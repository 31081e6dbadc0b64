import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { presentAdventure } from './adventure-page.present.ts'
import { findShown } from './adventure-page.queries.server.ts'
import { presentCard, presentLibraryCard } from './card.present.ts'
import { findElsewhere, findOpenTabs, listFeatured, readLibrary, wantedIn } from './library.queries.server.ts'
import { mostCounted, pageSize, readLibraryState } from './library-state.ts'

let server: TestDatabase
let open: ReturnType<typeof createDatabase>
let creatorId: string

beforeAll(async () => {
  server = await openTestDatabase()
  // Inserting some thousand rows may take longer on a busy machine than the product allows a statement
  open = createDatabase({ ...server.connection, statement_timeout: 60_000, query_timeout: 60_000 })
  creatorId = (await buildUser(open.database)).id
})
afterAll(async () => {
  await open.pool.end()
  await server.close()
})
beforeEach(() => open.database.execute(sql`truncate adventures cascade`))

type Overrides = Parameters<typeof buildAdventure>[1]
const day = (n: number) => new Date(Date.UTC(2026, 0, n))
const build = (overrides: Overrides) => buildAdventure(open.database, { status: 'published', creatorId, ...overrides })
const read = (query: string) => readLibrary(open.database, readLibraryState(new URLSearchParams(query)))
const titles = async (query: string) => (await read(query)).rows.map((row) => row.title)
const search = (typed: string) => titles(new URLSearchParams({ q: typed }).toString())

describe('what visitors see', () => {
  test('a kit is listed, and found by the number of players it was published for', async () => {
    await build({ title: 'Supper', kind: 'mystery-dinner', recommendedPlayers: '6', publishedPlayers: '9-10' })
    const { rows } = await read('tab=mystery&players=10')
    expect(rows.map(({ title, recommendedPlayers }) => [title, recommendedPlayers])).toEqual([['Supper', '9-10']])
    expect(await titles('tab=mystery&players=6')).toEqual([])
    expect(await titles('tab=mystery&players=10&q=supper')).toEqual(['Supper'])
    expect(await titles('tab=mystery&players=6&q=supper')).toEqual([])
  })

  test('visitors see published and announced adventures, never drafts, reviews or the trash', async () => {
    await build({ title: 'Old and published', category: 'Family', createdAt: day(1) })
    await build({ title: 'Announced', status: 'coming_soon', createdAt: day(2) })
    const hidden = [
      await build({ title: 'A draft', status: 'draft' }),
      await build({ title: 'In review', status: 'in_review' }),
      await build({ title: 'In the trash', deletedAt: new Date() }),
    ]
    await build({ title: 'A dinner', kind: 'mystery-dinner', category: '1920s' })
    expect(await titles('')).toEqual(['Announced', 'Old and published'])
    expect(await titles('tab=mystery')).toEqual(['A dinner'])
    expect(await titles('category=Family')).toEqual(['Old and published'])
    expect(await search('draft')).toEqual([])
    for (const row of hidden) expect(await findShown(open.database, row.id)).toBeUndefined()
    expect((await listFeatured(open.database, 9)).map((row) => row.title).sort()).toEqual([
      'A dinner',
      'Old and published',
    ])
  })

  test('a tab is open once it holds something to play; an announcement does not open it', async () => {
    await build({ kind: 'mystery-dinner', category: '1920s', status: 'coming_soon' })
    expect(await findOpenTabs(open.database)).toEqual({ online: false, mystery: false, escape: false })
    await build({ kind: 'mystery-dinner', category: '1920s' })
    expect(await findOpenTabs(open.database)).toEqual({ online: false, mystery: true, escape: false })
  })
})

describe('the search', () => {
  test('a search that finds nothing under one tab says under which others it does', async () => {
    await build({ title: 'Lost Property', kind: 'escape-room', category: 'Home Setup' })
    await build({ title: 'Lost Property', kind: 'mystery-dinner', category: '1920s', status: 'draft' })
    const elsewhere = (query: string) => findElsewhere(open.database, readLibraryState(new URLSearchParams(query)))
    expect(await elsewhere('q=lost+property&price=free')).toEqual([
      { tab: 'escape', to: '/library?tab=escape&q=lost+property' },
    ])
    for (const query of ['', 'q=zeppelin', 'tab=escape&q=lost+property']) expect(await elsewhere(query)).toEqual([])
  })

  test('a name with an apostrophe is found without it, too', async () => {
    await build({ title: 'The Clockmaker’s Runaway Hour', description: "It's late." })
    for (const typed of ['clockmakers', "clockmaker's", 'clockmaker', 'Clockmaker’s', 'its', 'it'])
      expect(await search(typed), typed).toEqual(['The Clockmaker’s Runaway Hour'])
  })

  test('words found in a title come before words found in a description', async () => {
    await build({ title: 'The lighthouse keeper', description: 'A lamp.', createdAt: day(1), averageRating: 1 })
    await build({
      title: 'Le phare',
      translations: { fr: {}, en: { title: 'A dark lighthouse', description: '' } },
      createdAt: day(2),
      averageRating: 2,
    })
    await build({ title: 'The storm', description: 'Near a lighthouse.', createdAt: day(3), averageRating: 3 })
    expect(await search('lighthouse')).toEqual(['Le phare', 'The lighthouse keeper', 'The storm'])
    expect(await search('lighthouse lamp')).toEqual(['The lighthouse keeper'])
    expect(await titles('q=lighthouse&sort=rating')).toEqual(['The storm', 'Le phare', 'The lighthouse keeper'])
  })

  test('a search finds each word in title or description, in any language, case or accent', async () => {
    await build({
      title: 'The Burnt Egg',
      description: 'A breakfast mystery with 100% suspense_',
      languages: ['en', 'fr'],
      translations: { fr: { title: 'L’Œuf brûlé', description: 'Un mystère au déjeuner' } },
    })
    for (const typed of [
      'burnt',
      'EGG mystery',
      'oeuf',
      'Œuf',
      "l'œuf BRULE",
      'dejeuner',
      'Déjeuner',
      '100%',
      'suspense_',
      'eggs',
      'mysteries',
      'mystères',
      '%',
      '_',
    ])
      expect(await search(typed), typed).toEqual(['The Burnt Egg'])
    for (const typed of ['burnt omelette', 'zzz%', 'eggplant']) expect(await search(typed), typed).toEqual([])
  })

  test('a search finds any part of a word, down to one letter', async () => {
    await build({ title: 'Clockwork', description: 'q' })
    await build({ title: 'Zanzibar 42', description: '' })
    for (const typed of ['clockwork', 'clo', 'ockwo', 'work', 'rk', 'cl', 'q', 'ckw clockwork'])
      expect(await search(typed), typed).toEqual(['Clockwork'])
    for (const typed of ['z', 'zi', '2', '42', 'nzib ar', 'zanzibar 4'])
      expect(await search(typed), typed).toEqual(['Zanzibar 42'])
    // All fragments of the word are there, but not the word
    await build({ title: 'abcd bcda cdab', description: '' })
    expect(await search('abcda')).toEqual([])
  })

  test('a search takes the syntax of tsquery, SQL and LIKE as text', async () => {
    await build({ title: 'Plain', description: '' })
    for (const typed of [
      '%',
      '_____',
      '\\',
      '%%',
      "'",
      "' or 1=1 --",
      "plain' | 'x",
      "plain':* & !'y'",
      '<->',
      '&',
      '!plain',
      '(plain',
      'plain)',
      ':*',
      '\u0000',
      '\\u0000',
      '"plain',
      '$1',
      '😀',
      '𝒜',
      'ʼ',
      '가'.normalize('NFD'),
    ]) {
      const { words } = wantedIn(readLibraryState(new URLSearchParams({ q: typed })).search)
      const expected = words.length > 0 && words.every(({ text }) => 'plain'.includes(text))
      expect(await search(typed), typed).toEqual(
        expected || readLibraryState(new URLSearchParams({ q: typed })).search === '' ? ['Plain'] : [],
      )
    }
  })

  test('a search finds changed titles and descriptions immediately', async () => {
    const built = await build({ title: 'Before' })
    await open.database.execute(sql`update adventures set search_text = 'afterwards' where id = ${built.id}`)
    expect([await search('before'), await search('terwa')]).toEqual([[], ['Before']])
  })

  test('a search of many or very long words is answered', async () => {
    await build({ title: 'Short' })
    expect(await search('a b c d e f g h i j k l m n o p q r s t u v w x y z'.repeat(2))).toEqual([])
    expect(await search('x'.repeat(100))).toEqual([])
  })

  test('a search reads the index, not every text', async () => {
    await open.database.execute(sql`insert into adventures (id, title, slug, kind, category, status, search_text)
      select gen_random_uuid(), 'Number ' || i, 'number-' || i, 'online-adventure', 'Mystery', 'published',
        md5(i::text) || ' ' || md5((i + 1)::text) || case when i = 4000 then ' needle' else '' end
        from generate_series(1, 5000) i`)
    await open.database.execute(sql`vacuum analyze adventures`)
    expect(await search('needle')).toEqual(['Number 4000'])
    const { rows } = await open.database.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from adventures where status in ('published', 'coming_soon') and deleted_at is null
        and search_pieces @@ ${"'nee' & 'eed' & 'edl' & 'dle'"}::tsquery and search_text like '%needle%'`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('adventures_search_index')
  })
})

describe('the filters', () => {
  test('filter by players: the recommended range includes the number', async () => {
    await build({ title: 'Solo', recommendedPlayers: '1' })
    await build({ title: 'Up to four', recommendedPlayers: '1-4' })
    await build({ title: 'Nobody said', recommendedPlayers: '' })
    expect((await titles('players=1')).sort()).toEqual(['Solo', 'Up to four'])
    expect(await titles('players=4')).toEqual(['Up to four'])
    expect(await titles('players=5')).toEqual([])
    await build({ title: 'Seven to nine', kind: 'mystery-dinner', category: '1920s', recommendedPlayers: '7-9' })
    expect([await titles('tab=mystery&players=8'), await titles('tab=mystery&players=10')]).toEqual([
      ['Seven to nine'],
      [],
    ])
  })

  test('filter by difficulty: any of the chosen three words, each for its levels', async () => {
    for (const difficulty of [1, 2, 3, 4, 5]) await build({ title: `Level ${difficulty}`, difficulty })
    expect((await titles('level=beginner')).sort()).toEqual(['Level 1', 'Level 2'])
    expect(await titles('level=moderate')).toEqual(['Level 3'])
    expect((await titles('level=moderate&level=expert')).sort()).toEqual(['Level 3', 'Level 4', 'Level 5'])
    expect(await titles('level=moderate&q=four')).toEqual([])
  })

  test('filter by price: free, paid, or at most so many dollars', async () => {
    for (const priceCents of [0, 500, 501, 2500]) await build({ title: String(priceCents), priceCents })
    expect(await titles('price=free')).toEqual(['0'])
    expect((await titles('price=paid')).sort()).toEqual(['2500', '500', '501'])
    expect((await titles('price=5')).sort()).toEqual(['0', '500'])
    expect((await titles('price=20')).sort()).toEqual(['0', '500', '501'])
  })

  test('filter by language: adventures offered in it', async () => {
    await build({ title: 'Both', languages: ['en', 'fr'] })
    await build({ title: 'French', languages: ['fr'], primaryLanguage: 'fr' })
    expect([await titles('language=en'), (await titles('language=fr')).sort()]).toEqual([['Both'], ['Both', 'French']])
  })

  test('filter by accessibility: all tags; by warnings: none of those excluded', async () => {
    await build({ title: 'Open', accessibilityTags: ['captions', 'one-handed'] })
    await build({ title: 'Half open', accessibilityTags: ['captions'], contentWarnings: ['blood'] })
    await build({ title: 'Loud', contentWarnings: ['loud-sounds'] })
    expect((await titles('tag=captions')).sort()).toEqual(['Half open', 'Open'])
    expect(await titles('tag=captions&tag=one-handed')).toEqual(['Open'])
    expect((await titles('without=blood')).sort()).toEqual(['Loud', 'Open'])
    expect(await titles('without=blood&without=loud-sounds')).toEqual(['Open'])
    expect(await titles('tag=captions&without=blood&q=open')).toEqual(['Open'])
    expect(await titles('tag=captions&without=blood&q=half')).toEqual([])
  })
})

describe('orders and pages', () => {
  test('the library sorts by date, rating, plays or price; of equals the newer comes first', async () => {
    await build({ title: 'A', createdAt: day(1), averageRating: 4.5, totalPlays: 10, priceCents: 900 })
    await build({ title: 'B', createdAt: day(2), averageRating: null, totalPlays: 30, priceCents: 0 })
    await build({ title: 'C', createdAt: day(3), averageRating: 4.9, totalPlays: 20, priceCents: 900 })
    for (const narrowed of ['', '&q=key']) {
      const orders = await Promise.all(
        ['newest', 'rating', 'plays', 'price'].map((sort) => titles(`sort=${sort}${narrowed}`)),
      )
      expect(orders, narrowed).toEqual([
        ['C', 'B', 'A'],
        ['C', 'A', 'B'],
        ['B', 'C', 'A'],
        ['B', 'C', 'A'],
      ])
    }
  })

  const fill = (count: number) =>
    open.database.execute(sql`insert into adventures (id, title, slug, kind, category, status, search_text, created_at)
      select gen_random_uuid(), 'Number ' || i, 'number-' || i, 'online-adventure', 'Mystery', 'published',
        'number ' || i, ${day(1).toISOString()}::timestamptz + i * interval '1 second'
        from generate_series(1, ${count}::int) i`)

  test('pages have no gap and no repetition; a page after the last is the last', async () => {
    await fill(50)
    const pages = await Promise.all([1, 2, 3].map((page) => read(`q=number&page=${page}`)))
    expect(pages.flatMap(({ rows }) => rows.map((row) => row.title))).toEqual(
      Array.from({ length: 50 }, (_, at) => `Number ${50 - at}`),
    )
    expect(pages.map(({ rows, total, more, pages: all }) => [rows.length, total, more, all])).toEqual([
      [pageSize, 50, false, 3],
      [pageSize, 50, false, 3],
      [2, 50, false, 3],
    ])
    expect(await read('q=number&page=40')).toMatchObject({
      page: 3,
      rows: [{ title: 'Number 2' }, { title: 'Number 1' }],
    })
  })

  test('more than a thousand matches show no number, and pages end with the thousandth', async () => {
    await fill(mostCounted + 60)
    expect(await read('q=number')).toMatchObject({ total: mostCounted, more: true, page: 1, pages: 42 })
    const last = await read('q=number&page=42')
    expect(last.rows.map((row) => row.title).slice(0, 2)).toEqual(['Number 76', 'Number 75'])
    expect((await read('')).rows[0]).toMatchObject({ title: `Number ${mostCounted + 60}` })
    expect(await read('q=number 1060')).toMatchObject({ total: 1, more: false })
  })

  test('matches that are common at first and rare later are all found', async () => {
    await fill(1_200)
    await open.database.execute(
      sql`update adventures set search_text = search_text || ' fresh', difficulty = 5
        where split_part(title, ' ', 2)::int > 1000 or split_part(title, ' ', 2)::int = 1`,
    )
    for (const query of ['q=fresh', 'level=expert', 'level=expert&q=fresh']) {
      expect(await read(query), query).toMatchObject({ total: 201, more: false, pages: 9, rows: { length: pageSize } })
      expect(
        (await read(`${query}&page=9`)).rows.map((row) => row.title),
        query,
      ).toEqual([
        'Number 1008',
        'Number 1007',
        'Number 1006',
        'Number 1005',
        'Number 1004',
        'Number 1003',
        'Number 1002',
        'Number 1001',
        'Number 1',
      ])
    }
    expect(await read('level=beginner&level=moderate')).toMatchObject({ total: 999, more: false })
    expect(await read('level=moderate&level=expert&language=en')).toMatchObject({ total: mostCounted, more: true })
  })
})

// Drizzle's `desc()` is NULLS LAST in an index but not in a query: such a list used to sort every row
test('library lists read as many rows as they show, by the index of their display order', async () => {
  await open.database
    .execute(sql`insert into adventures (id, title, slug, kind, category, status, average_rating, total_plays,
      price_cents, created_at)
    select gen_random_uuid(), 'Number ' || i, 'number-' || i, 'online-adventure', 'Mystery', 'published', i % 5, i % 97,
      i % 7, now() - i * interval '1 second' from generate_series(1, 5000) i`)
  await open.database.execute(sql`vacuum analyze adventures`)
  const sent: { text: string; values: unknown[] }[] = []
  const database = drizzle(open.pool, {
    casing: 'snake_case',
    logger: { logQuery: (text, values) => void sent.push({ text, values }) },
  })
  const plansOf = async (ask: () => Promise<unknown>): Promise<string> => {
    sent.length = 0
    await ask()
    const plans = await Promise.all(
      sent.map(({ text, values }) => open.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)),
    )
    return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n')
  }
  const featured = await plansOf(() => listFeatured(database, 3))
  expect(featured).toContain('adventures_best_rated_index')
  expect(featured).not.toContain('Seq Scan on adventures')
  for (const [sort, index] of Object.entries({
    newest: 'listed',
    rating: 'best_rated',
    plays: 'most_played',
    price: 'price',
  })) {
    expect(
      await plansOf(() => readLibrary(database, readLibraryState(new URLSearchParams({ sort, level: '3' })))),
      sort,
    ).toContain(`adventures_${index}_index`)
  }
})

test('a card is in the reader’s language; a missing text falls back to the primary one', async () => {
  const built = await build({
    title: 'Half translated',
    description: 'Only English',
    languages: ['en', 'fr'],
    translations: { fr: { title: 'À moitié traduit', description: '  ' } },
    contentWarnings: ['blood'],
  })
  const row = (await findShown(open.database, built.id))!
  expect(presentCard(row, 'fr')).toMatchObject({
    title: 'À moitié traduit',
    description: 'Only English',
    category: 'Mystère',
  })
  expect(presentAdventure(row, 'en')).toMatchObject({
    title: 'Half translated',
    kindLabel: 'Online Adventure',
    contentWarnings: ['Blood'],
  })
})

test('a text in another language than the page names its language; others do not', async () => {
  const built = await build({
    title: 'Half translated',
    description: 'Only English',
    languages: ['en', 'fr'],
    translations: { fr: { title: 'À moitié traduit' } },
  })
  const row = (await findShown(open.database, built.id))!
  const languages = ({ titleLanguage, descriptionLanguage }: ReturnType<typeof presentCard>) => [
    titleLanguage,
    descriptionLanguage,
  ]
  expect(languages(presentCard(row, 'fr'))).toEqual([undefined, 'en'])
  expect(languages(presentLibraryCard({ ...row, translations: {} }, 'fr'))).toEqual(['en', 'en'])
  expect(languages(presentAdventure({ ...row, translations: {}, primaryLanguage: 'fr' }, 'en'))).toEqual(['fr', 'fr'])
  expect(languages(presentCard(row, 'en'))).toEqual([undefined, undefined])
  expect(languages(presentCard({ ...row, description: ' ' }, 'fr'))).toEqual([undefined, undefined])
})

test('a library card has the beginning of a long description, cut between words', async () => {
  await build({ title: 'Long', description: 'word '.repeat(100) })
  const [row] = (await read('')).rows
  const { description } = presentLibraryCard(row!, 'en')
  expect(description.length).toBeLessThan(210)
  expect(description).toMatch(/ word…$/)
  // A sentence that ended at the cut used to have four dots
  for (const sentence of ['He ran. ', 'Il a pris la clé des champs\u00a0: ', 'Wait… ']) {
    expect(presentLibraryCard({ ...row!, description: sentence.repeat(60) }, 'en').description).toMatch(/\p{L}…$/u)
  }
})

test('a library card contains what it shows, and no ids of people', async () => {
  await build({})
  const [row] = (await read('')).rows
  const card = presentLibraryCard(row!, 'en')
  expect(Object.keys(card).sort()).toEqual([
    'averageRating',
    'category',
    'comingSoon',
    'cover',
    'creatorName',
    'description',
    'difficulty',
    'id',
    'kind',
    'languages',
    'playtime',
    'priceCents',
    'recommendedPlayers',
    'reviewCount',
    'title',
  ])
  expect(JSON.stringify(card)).not.toContain(creatorId)
})
