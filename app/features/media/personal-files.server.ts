import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { extensionOf } from './asset.present.ts'

/** Files of a person's adventures, no matter who uploaded them, and the person's files without an adventure. */
export const personalFiles: PersonalPart = {
  async exports(database, userId) {
    const rows = await database
      .select({
        id: assets.id,
        adventureId: assets.adventureId,
        purpose: assets.purpose,
        name: assets.name,
        key: assets.storageKey,
        mime: assets.mime,
        width: assets.width,
        height: assets.height,
        bytes: assets.bytes,
        sha256: assets.sha256,
        origin: assets.origin,
        createdAt: assets.createdAt,
      })
      .from(assets)
      .leftJoin(adventures, eq(adventures.id, assets.adventureId))
      .where(or(eq(adventures.creatorId, userId), and(isNull(assets.adventureId), eq(assets.ownerId, userId))))
      .orderBy(asc(assets.id))
    const files = rows.map((row) => ({ ...row, path: `files/${row.id}.${extensionOf(row.mime)}` }))
    return [
      { path: 'files.json', read: () => Promise.resolve(files) },
      ...files.map(({ path, key, bytes }) => ({ path, key, bytes })),
    ]
  },

  async erase(transaction, userId) {
    const gone = await transaction
      .delete(assets)
      .where(and(eq(assets.ownerId, userId), isNull(assets.adventureId)))
      .returning({ key: assets.storageKey })
    return gone.map(({ key }) => key)
  },
}
