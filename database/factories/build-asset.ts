import { createHash } from 'node:crypto'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { newId, randomName } from '#app/shared/ids.ts'
import { assets } from '#database/schema/assets.ts'

type Row = typeof assets.$inferSelect

/** There is no file behind it: where one is served, upload it. */
export async function buildAsset(
  database: Queryable,
  overrides: Partial<typeof assets.$inferInsert> & { adventureId: string },
): Promise<Row> {
  const name = overrides.name ?? randomName()
  const values = {
    id: newId(),
    purpose: 'cover' as const,
    storageKey: `adventure-scenes/${name}.webp`,
    mime: 'image/webp',
    width: overrides.purpose === 'sound' ? null : 1600,
    height: overrides.purpose === 'sound' ? null : 900,
    bytes: 1_000,
    sha256: createHash('sha256').update(name).digest('hex'),
    ...overrides,
    name,
  }
  const [row] = await database.insert(assets).values(values).returning()
  if (!row) throw new Error('no asset was built')
  return row
}
