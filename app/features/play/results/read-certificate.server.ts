import { eq } from 'drizzle-orm'
import { localTextOf } from '#app/features/adventure/words.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { certificates } from '#database/schema/certificates.ts'
import { isShareCode } from '#app/shared/share-code.ts'

/** What a certificate was made for; null if no certificate has this code. */
export async function readCertificate(database: Queryable, typed: string, locale: Locale) {
  const code = readCheckCode(typed)
  if (code === undefined) return null
  const [row] = await database
    .select({
      title: adventures.title,
      translations: adventures.translations,
      primaryLanguage: adventures.primaryLanguage,
      ms: certificates.ms,
      score: certificates.score,
      hasEnded: certificates.hasEnded,
      playedOn: certificates.playedOn,
    })
    .from(certificates)
    .innerJoin(adventures, eq(adventures.id, certificates.adventureId))
    .where(eq(certificates.code, code))
  if (!row) return null
  const { translations, title, primaryLanguage, playedOn, ...facts } = row
  const words = localTextOf({ title, translations }, 'title', [primaryLanguage, locale])
  return { ...facts, title: textIn(words, locale, primaryLanguage), playedOn: playedOn.toISOString() }
}

/** As people type it: small letters, spaces and dashes. Undefined for anything that cannot be a code. */
function readCheckCode(typed: string): string | undefined {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return isShareCode(signs) ? signs : undefined
}
