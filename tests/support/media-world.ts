import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '#app/platform/database/client.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { DiskStorage } from '#app/platform/storage/disk.server.ts'
import { buildRun } from '#database/factories/build-run.ts'
import { adventures } from '#database/schema/adventures.ts'
import { editions } from '#database/schema/editions.ts'
import { adventureScenes } from '#database/schema/scenes.ts'
import { users } from '#database/schema/accounts.ts'
import { newId } from '#app/shared/ids.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'

export type MediaWorld = {
  db: Database
  storage: DiskStorage
  folder: string
  databaseUrl: string
  addPerson: () => Promise<string>
  addAdventure: (creatorId: string) => Promise<string>
  addScene: (adventureId: string, canvas?: 'landscape' | 'portrait') => Promise<string>
  addEdition: (adventureId: string) => Promise<string>
  addRun: (adventureId: string, guestHash: string) => Promise<unknown>
  close: () => Promise<void>
}

export async function openMediaWorld(): Promise<MediaWorld> {
  const test = await openTestDatabase()
  const { pool, database: db } = createDatabase(test.connection)
  const folder = await mkdtemp(join(tmpdir(), 'whodini-media-'))
  const insert = async (write: (id: string) => PromiseLike<unknown>) => {
    const id = newId()
    await write(id)
    return id
  }
  const addEdition = (adventureId: string) =>
    insert((id) =>
      db.insert(editions).values({
        id,
        adventureId,
        number: 1,
        purpose: 'published',
        schemaVersion: 2,
        document: {} as never,
        contentHash: 'test',
        draftRevision: 1,
      }),
    )
  return {
    db,
    addEdition,
    addRun: async (adventureId, guestHash) =>
      buildRun(db, { adventureId, editionId: await addEdition(adventureId), guestHash }),
    folder,
    storage: new DiskStorage(folder),
    databaseUrl: stringifyConnection(test.connection),
    addPerson: () => insert((id) => db.insert(users).values({ id, name: 'Ada', email: `${id}@example.org` })),
    addAdventure: (creatorId) =>
      insert((id) =>
        db
          .insert(adventures)
          .values({ id, creatorId, title: 'The attic', slug: id, kind: 'online-adventure', category: 'Mystery' }),
      ),
    addScene: (adventureId, canvas = 'landscape') =>
      insert((id) =>
        db.insert(adventureScenes).values({
          id,
          adventureId,
          name: 'Hall',
          ...(canvas === 'portrait' ? { canvasWidth: 1080, canvasHeight: 1920 } : {}),
        }),
      ),
    close: async () => {
      await pool.end()
      await test.close()
      await rm(folder, { recursive: true })
    },
  }
}
