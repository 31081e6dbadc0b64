import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { presentAdventure } from './adventure-page.present.ts'
import { findListed } from './adventure-page.queries.server.ts'
import { presentCard } from './card.present.ts'
import { countListed, listFeatured, listLibrary } from './library.queries.server.ts'

let server: TestDatabase
let open: ReturnType<typeof createDatabase>

beforeAll(async () => {
  server = await openTestDatabase()
  open = createDatabase(server.connection)
})
afterAll(async () => {
  await open.pool.end()
  await server.close()
})

const titles = async (query: Parameters<typeof listLibrary>[1]) => (await listLibrary(open.database, query)).map((row) => row.title)

test('visitors see what is published or announced, newest first, and never drafts, reviews or the trash', async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n))
  await buildAdventure(open.database, { title: 'Old and published', status: 'published', category: 'Family', createdAt: day(1) })
  await buildAdventure(open.database, { title: 'Announced', status: 'coming_soon', createdAt: day(2) })
  const hidden = [
    await buildAdventure(open.database, { title: 'A draft', status: 'draft' }),
    await buildAdventure(open.database, { title: 'In review', status: 'in_review' }),
    await buildAdventure(open.database, { title: 'In the trash', status: 'published', deletedAt: new Date() }),
  ]
  await buildAdventure(open.database, { title: 'A dinner', status: 'published', kind: 'mystery-dinner', category: '1920s' })
  expect(await titles({ tab: 'online' })).toEqual(['Announced', 'Old and published'])
  expect(await titles({ tab: 'mystery' })).toEqual(['A dinner'])
  expect(await titles({ tab: 'online', category: 'Family' })).toEqual(['Old and published'])
  expect(await countListed(open.database, 'online')).toBe(2)
  expect(await countListed(open.database, 'escape')).toBe(0)
  for (const row of hidden) expect(await findListed(open.database, row.id)).toBeUndefined()
  expect((await listFeatured(open.database, 9)).map((row) => row.title).sort()).toEqual(['A dinner', 'Old and published'])
})

test('the search finds every word in title or description, in any language, whatever the case and the accents', async () => {
  await buildAdventure(open.database, {
    title: 'The Burnt Egg',
    description: 'A breakfast mystery with 100% suspense_',
    status: 'published',
    languages: ['en', 'fr'],
    translations: { fr: { title: 'L’Œuf brûlé', description: 'Un mystère au déjeuner' } },
  })
  for (const search of ['burnt', 'EGG mystery', 'oeuf', "l'œuf BRULE", 'dejeuner', '100%']) expect(await titles({ tab: 'online', search }), search).toEqual(['The Burnt Egg'])
  for (const search of ['burnt omelette', 'zzz%', '_____', '\\', '%%']) expect((await titles({ tab: 'online', search })).includes('The Burnt Egg') && /[a-z0-9]/.test(search), search).toBe(false)
})

test('a card speaks the reader’s language and falls back to the primary one where a text is missing', async () => {
  const built = await buildAdventure(open.database, { title: 'Half translated', description: 'Only English', status: 'published', languages: ['en', 'fr'], translations: { fr: { title: 'À moitié traduit', description: '  ' } }, contentWarnings: ['blood'] })
  const row = (await findListed(open.database, built.id))!
  expect(presentCard(row, 'fr')).toMatchObject({ title: 'À moitié traduit', description: 'Only English', category: 'Mystère' })
  expect(presentAdventure(row, 'en')).toMatchObject({ title: 'Half translated', kindLabel: 'Online Adventure', contentWarnings: ['Blood'] })
})

test('what leaves the server of an adventure is what its page shows, and no id of a person', async () => {
  const built = await buildAdventure(open.database, { status: 'published' })
  const page = presentAdventure((await findListed(open.database, built.id))!, 'en')
  expect(Object.keys(page).sort()).toEqual(
    ['accessibilityTags', 'averagePlaytimeMinutes', 'averageRating', 'category', 'comingSoon', 'contentWarnings', 'cover', 'creatorName', 'description', 'difficulty', 'id', 'kind', 'kindLabel', 'languages', 'priceCents', 'recommendedPlayers', 'title', 'totalPlays', 'trailerUrl'].sort(),
  )
  expect(JSON.stringify(page)).not.toContain(built.creatorId)
})
