import { eq } from 'drizzle-orm'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import type { Theme } from '#app/platform/theme.server.ts'
import { users } from '#database/schema/accounts.ts'

export async function keepLook(
  database: Queryable,
  userId: string,
  chosen: { language?: Locale | undefined; theme?: Theme | undefined },
): Promise<void> {
  const { language, theme } = chosen
  if (!language && !theme) return
  await database
    .update(users)
    .set({ ...(language && { language }), ...(theme && { theme }) })
    .where(eq(users.id, userId))
}

export async function readPreferences(database: Queryable, userId: string) {
  const [row] = await database
    .select({
      language: users.language,
      theme: users.theme,
      openingMails: users.openingMails,
      closesAt: users.closesAt,
      consentVersion: users.consentVersion,
    })
    .from(users)
    .where(eq(users.id, userId))
  return row
}
