import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { contactMessages } from '#database/schema/back-office.ts'
import type { ContactForm } from './contact.schema.ts'

type Sender = { address: string; locale: Locale }

/**
 * Keeps a visitor's message for the inbox. It is counted only here, when it is complete, so that nobody runs into the
 * limit by a forgotten field. What fell into the trap is answered as if it had been kept, and is not.
 * @throws AppError slowDown with the seconds until the next message is taken
 */
export async function sendContactMessage(form: ContactForm, sender: Sender, database: Queryable): Promise<void> {
  await consumeLimit('contact', [`address:${sender.address}`], { database })
  if (form.website) {
    logger.info('a contact message fell into the trap')
    return
  }
  const { firstName, lastName, email, message } = form
  await database.insert(contactMessages).values({ firstName, lastName, email, message, language: sender.locale })
}
