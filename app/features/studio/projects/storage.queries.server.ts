import { desc, eq, sql } from 'drizzle-orm'
import { localTextOf } from '#app/features/adventure/words.ts'
import { unverifiedQuotaBytes, quotaBytes } from '#app/features/media/upload-rules.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'

/** In bytes. `projects`: largest first; `other`: the portrait, and files whose project is gone. */
export type StorageUse = {
  used: number
  quota: number
  projects: { id: string; title: string; isInTrash: boolean; bytes: number }[]
  other: number
}

/** Covers all files that count towards the person's storage quota. */
export async function readStorage(
  database: Queryable,
  person: { userId: string; isUnverified: boolean },
  locale: Locale,
): Promise<StorageUse> {
  const rows = await database
    .select({
      id: adventures.id,
      title: adventures.title,
      translations: adventures.translations,
      primaryLanguage: adventures.primaryLanguage,
      deletedAt: adventures.deletedAt,
      bytes: sql<number>`sum(${assets.bytes})`.mapWith(Number).as('bytes'),
    })
    .from(assets)
    .leftJoin(adventures, eq(adventures.id, assets.adventureId))
    .where(eq(assets.ownerId, person.userId))
    .groupBy(adventures.id)
    .orderBy(desc(sql`bytes`))
  const projects = rows.flatMap(({ id, title, translations, primaryLanguage, deletedAt, bytes }) => {
    if (id === null || title === null || primaryLanguage === null) return []
    const words = localTextOf({ title, translations: translations ?? {} }, 'title', [primaryLanguage, locale])
    return [{ id, title: textIn(words, locale, primaryLanguage), isInTrash: deletedAt !== null, bytes }]
  })
  return {
    used: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    quota: person.isUnverified ? unverifiedQuotaBytes : quotaBytes,
    projects,
    other: rows.find(({ id }) => id === null)?.bytes ?? 0,
  }
}
