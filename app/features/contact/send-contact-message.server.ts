import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { contactMessages } from '#database/schema/back-office.ts'
import type { ContactForm } from './contact.schema.ts'

type Sender = { address: string; locale: Locale }

/** Without mail, a dummy address: the mail can be read in the outbox. */
function teamAddress(): string | undefined {
  const { CONTACT_EMAIL, SMTP_URL, isLocalInstallation } = env()
  return CONTACT_EMAIL ?? (isLocalInstallation && !SMTP_URL ? 'contact@whodini.localhost' : undefined)
}

/** Counts only complete forms and drops trapped ones. @throws AppError slowDown */
export async function sendContactMessage(form: ContactForm, sender: Sender, database: Database): Promise<void> {
  await consumeLimit('contact', [`address:${sender.address}`], { database })
  if (form.website) {
    logger.info('a contact message fell into the trap')
    return
  }
  const { firstName, lastName, email, message } = form
  const to = teamAddress()
  await database.transaction(async (transaction) => {
    await transaction.insert(contactMessages).values({ firstName, lastName, email, message, language: sender.locale })
    if (to)
      await queueMail(transaction, {
        to,
        language: sender.locale,
        template: 'contact_message',
        variables: { firstName, lastName, email, message },
        replyTo: email,
      })
  })
}
