import { eq } from 'drizzle-orm'
import { kitDocumentSchema, readKitSecrets } from '#app/features/kits/compile/kit-edition.schema.ts'
import type { KitDocument, KitSecrets } from '#app/features/kits/compile/kit-edition.schema.ts'
import { writtenLanguages } from '#app/features/kits/documents/written-languages.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { LruCache } from '#app/shared/lru-cache.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'

/** Whole, of the server alone: views select from it. */
export type KitEdition = {
  title: KitDocument['title']
  primaryLanguage: Locale
  /** In which it has something to read, the primary one first. */
  languages: Locale[]
  kit: KitSecrets
}

const most = 50

const loaded = new LruCache<KitEdition>(most, async (id) => {
  const [row] = await getDatabase()
    .select({ document: editions.document, secrets: editionSecrets.document })
    .from(editions)
    .innerJoin(editionSecrets, eq(editionSecrets.editionId, editions.id))
    .where(eq(editions.id, id))
  if (!row) throw new AppError('notFound', { log: `no edition ${id}` })
  const { title, primaryLanguage, languages } = kitDocumentSchema.parse(row.document)
  const kit = readKitSecrets(row.secrets)
  const inOrder = [primaryLanguage, ...languages.filter((each) => each !== primaryLanguage)]
  return { title, primaryLanguage, languages: writtenLanguages(kit, inOrder), kit }
})

/** Cached, since editions never change. @throws AppError notFound */
export const loadKitEdition = (editionId: string): Promise<KitEdition> => loaded.get(editionId)

/** The words of a kit as this reader gets them. */
export const readIn = ({ languages, primaryLanguage }: KitEdition, locale: Locale): Locale =>
  languages.includes(locale) ? locale : primaryLanguage
