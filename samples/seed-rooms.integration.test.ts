import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { storedKit } from '#app/features/kits/compile/stored-kit.server.ts'
import { checkKit } from '#app/features/kits/checks/check-kit.ts'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { DiskStorage } from '#app/platform/storage/disk.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { editions } from '#database/schema/editions.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { kitSamples } from './all-samples.ts'
import { seedSamplesInto } from './seed-samples.server.ts'
import { kitKeys } from './seed/kit-rows.ts'

const rooms = kitSamples.filter(({ kind }) => kind === 'escape-room')

test('the sample rooms are published free in both languages, with their pictures, and seeded once', async () => {
  const opened = await openTestDatabase()
  const { database, pool } = createDatabase(opened.connection)
  const folder = await mkdtemp(join(tmpdir(), 'whodini-rooms-'))
  onTestFinished(async () => {
    await pool.end()
    await opened.close()
    await rm(folder, { recursive: true })
  })
  const storage = new DiskStorage(folder)
  const seed = () => seedSamplesInto({ database, pool, storage, samples: rooms })
  expect(new Set(Object.values(await seed()))).toEqual(new Set(['created']))
  for (const room of rooms) {
    const [row] = await database.select().from(adventures).where(eq(adventures.sampleKey, room.key))
    expect(row).toMatchObject({ status: 'published', kind: 'escape-room', priceCents: 0, languages: ['en', 'fr'] })
    const [edition] = await database.select().from(editions).where(eq(editions.id, row!.publishedEditionId!))
    expect(edition!.document).toMatchObject({ title: room.title })
    const draft = await findStoredDraft(database, row!.id)
    expect(checkKit(storedKit(draft!)!, ['en', 'fr']).findings).toEqual([])
    const stored = await database.select().from(assets).where(eq(assets.adventureId, row!.id))
    expect(stored).toHaveLength(1 + kitKeys(room).pictures.length)
  }
  expect(new Set(Object.values(await seed()))).toEqual(new Set(['unchanged']))
})
