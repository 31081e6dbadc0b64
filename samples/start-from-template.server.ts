import { join, resolve } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { compileDraft } from '#app/features/adventure/compile-edition.server.ts'
import { gameHash } from '#app/features/adventure/content-hash.server.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import type { StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { compileStoredKit, kitHash } from '#app/features/kits/compile/stored-kit.server.ts'
import { createAdventure } from '#app/features/studio/projects/create-adventure.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { AppError } from '#app/shared/app-error.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { allSamples } from './all-samples.ts'
import { createRequest } from './seed/sample-requests.ts'
import { writerOf } from './seed/seed-sample.server.ts'
import { allTemplates } from './templates/all-templates.ts'

type Where = { database: Database; storage: FileStorage; folder?: string }

/** A template or a sample, as a draft in their language and complete in both.
 * @throws AppError notFound, quotaExceeded, unavailable, notSignedIn; nothing is left then */
export async function startFromTemplate(
  where: Where,
  member: Member,
  input: { template: string; primaryLanguage: Locale },
): Promise<{ id: string }> {
  const { database, storage } = where
  const found = [...allTemplates, ...allSamples].find(({ key }) => key === input.template)
  if (!found) throw new AppError('notFound')
  const home = allTemplates.some(({ key }) => key === found.key) ? 'templates' : 'adventures'
  const folder = where.folder ?? resolve(process.cwd(), join('samples', home))
  const template = { ...found, primaryLanguage: input.primaryLanguage }
  const { id } = await createAdventure(database, member, createRequest(template))
  try {
    const seeding = { database, storage, owner: member, folder }
    const write = await writerOf(seeding, template, id)
    await database.transaction(async (tx) => {
      await write(tx)
      const draft = await findStoredDraft(tx, id)
      const templateHash = draft && hashOf(draft)
      if (templateHash) await tx.update(adventures).set({ templateHash }).where(eq(adventures.id, id))
    })
  } catch (error) {
    await undo(where, id)
    throw error
  }
  return { id }
}

function hashOf(draft: StoredDraft): string | null {
  const kit = compileStoredKit(draft)
  if (kit) return kitHash(kit)
  const compiled = compileDraft(draft)
  return compiled && gameHash(compiled)
}

async function undo({ database, storage }: Where, id: string): Promise<void> {
  const stored = await database.delete(assets).where(eq(assets.adventureId, id)).returning({ key: assets.storageKey })
  await database.delete(adventures).where(eq(adventures.id, id))
  // The sweep of orphans removes any file that is left
  for (const { key } of stored) await storage.delete(key).catch(() => undefined)
}
