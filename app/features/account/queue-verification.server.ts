import { issueToken, tokenMinutes } from '#app/platform/auth/account-tokens.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { withLanguage } from '#app/i18n/keep-language.ts'
import type { Locale } from '#app/i18n/locale.ts'

export async function queueVerification(
  transaction: Queryable,
  person: { userId: string; email: string; name: string },
  language: Locale,
): Promise<void> {
  const { userId, email, name } = person
  const token = await issueToken(transaction, 'verify_email', { userId, email })
  await queueMail(transaction, {
    to: email,
    language,
    template: 'verify_email',
    variables: { name, link: withLanguage(`/auth/verify?token=${token}`, language), minutes: tokenMinutes },
    userId,
  })
}
