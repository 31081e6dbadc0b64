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
  number: number
  /** The half that anybody may see. */
  document: KitDocument
  title: KitDocument['title']
  primaryLanguage: Locale
  /** In which it has something to read, the primary one first. */
  languages: Locale[]
  kit: KitSecrets
}

const most = 50

const loaded = new LruCache<KitEdition>(most, async (id) => {
  const [row] = await getDatabase()
    .select({ number: editions.number, document: editions.document, secrets: editionSecrets.document })
    .from(editions)
    .innerJoin(editionSecrets, eq(editionSecrets.editionId, editions.id))
    .where(eq(editions.id, id))
  if (!row) throw new AppError('notFound', { log: `no edition ${id}` })
  const document = kitDocumentSchema.parse(row.document)
  const { title, primaryLanguage, languages } = document
  const kit = readKitSecrets(row.secrets)
  const inOrder = [primaryLanguage, ...languages.filter((each) => each !== primaryLanguage)]
  const written = writtenLanguages(kit, inOrder)
  return { number: row.number, document, title, primaryLanguage, languages: written, kit }
})

/** Cached, since editions never change. @throws AppError notFound */
export const loadKitEdition = (editionId: string): Promise<KitEdition> => loaded.get(editionId)

/** The words of a kit as this reader gets them. */
export const readIn = ({ languages, primaryLanguage }: KitEdition, locale: Locale): Locale =>
  languages.includes(locale) ? locale : primaryLanguage
