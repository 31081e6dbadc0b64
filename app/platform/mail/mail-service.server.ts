import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Env } from '#app/platform/env.server.ts'
import { startJobs } from '#app/platform/jobs/jobs.server.ts'
import type { JobKind } from '#app/platform/jobs/jobs.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { deliverMail } from './deliver-mail.server.ts'
import { expireMails, giveUpMails, mailQueue, relayMails } from './keep-outbox.server.ts'
import { senderOf, smtpTransport } from './mail-transport.server.ts'
import type { MailTransport } from './mail-transport.server.ts'
import { sendingMs } from './outbox.ts'

/** More than a day: 30 s, 1 min, 2 min … then every hour. */
const retries = 32
const pauseSeconds = 30

export const mailJob = (
  transport: MailTransport,
  pauses: { pauseSeconds: number; pollSeconds: number } = { pauseSeconds, pollSeconds: 1 },
): JobKind => ({
  name: mailQueue,
  retries,
  ...pauses,
  handle: (id, { isLast }) => deliverMail(getDatabase(), id, transport, isLast),
})

export interface MailService {
  close: () => Promise<void>
}

/** Without `SMTP_URL` nothing starts, and mails wait in the outbox. */
export function startMail(env: Env): MailService {
  if (!env.SMTP_URL) return { close: async () => {} }
  const transport = smtpTransport(env.SMTP_URL, senderOf(env), sendingMs)
  const jobs = startJobs([mailJob(transport)], () => {
    relayMails(getDatabase()).catch((error: unknown) => logger.warn('waiting mails were not found', errorFields(error)))
  })
  return {
    async close() {
      await jobs.close()
      transport.close()
    },
  }
}

export async function keepOutbox(): Promise<void> {
  await expireMails(getDatabase())
  await giveUpMails(getDatabase())
  await relayMails(getDatabase())
}
