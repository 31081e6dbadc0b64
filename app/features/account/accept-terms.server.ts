import { eq } from 'drizzle-orm'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { users } from '#database/schema/accounts.ts'
import { consentVersion } from './consent.ts'

export async function acceptTerms(database: Queryable, userId: string, language: Locale): Promise<void> {
  await database
    .update(users)
    .set({ consentVersion, consentLanguage: language, consentedAt: new Date() })
    .where(eq(users.id, userId))
}
