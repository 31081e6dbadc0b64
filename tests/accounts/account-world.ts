import { and, desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { closeDatabase, getDatabase, openDatabase } from '#app/platform/database/client.server.ts'
import { takeFlash } from '#app/platform/flash.server.ts'
import type { MailTemplateName } from '#app/platform/mail/templates.ts'
import { authSessions, secondFactors, users } from '#database/schema/accounts.ts'
import { outboxMails } from '#database/schema/back-office.ts'
import { linkIn } from '#tests/support/mailed-link.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import type { TestBrowser } from './test-browser.ts'

export const ada = 'ada@example.org'
export const bob = 'bob@example.org'

const usual = {
  PUBLIC_URL: 'http://whodini.test',
  AUTH_SECRET: 'a secret for the tests of signing in, long enough',
  ADMIN_EMAILS: 'boss@example.org',
}

export function useAccounts(environment: Record<string, string> = {}): { log: string[] } {
  const log: string[] = []
  let database: TestDatabase

  beforeAll(async () => {
    for (const [name, value] of Object.entries({ ...usual, ...environment })) vi.stubEnv(name, value)
    database = await openTestDatabase()
  })

  afterAll(async () => {
    await closeDatabase()
    await database.close()
  })

  beforeEach(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      log.push(String(line))
      return true
    })
    // Nothing to do unless a test closed it
    openDatabase(database.connection)
    await getDatabase().delete(outboxMails)
    await getDatabase().delete(users)
    await getDatabase().execute('delete from rate_limit_counters')
  })

  afterEach(() => {
    vi.restoreAllMocks()
    expect(log.splice(0)).toEqual([])
  })

  return { log }
}

export const person = async (email: string) =>
  (await getDatabase().select().from(users).where(eq(users.email, email)))[0]!

export const sessionsOf = async (email: string) =>
  getDatabase()
    .select()
    .from(authSessions)
    .where(eq(authSessions.userId, (await person(email)).id))

export async function linksTo(email: string, template: MailTemplateName): Promise<string[]> {
  const mails = await getDatabase()
    .select({ id: outboxMails.id, sealed: outboxMails.sealedBody, text: outboxMails.textBody })
    .from(outboxMails)
    .where(and(eq(outboxMails.toAddress, email), eq(outboxMails.template, template)))
    .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
  return mails.map((mail) => linkIn(mail))
}

export const mailsTo = async (email: string): Promise<string[]> =>
  (
    await getDatabase()
      .select({ template: outboxMails.template })
      .from(outboxMails)
      .where(eq(outboxMails.toAddress, email))
      .orderBy(outboxMails.createdAt, outboxMails.id)
  ).map(({ template }) => template)

export const flashOf = (browser: TestBrowser) => takeFlash(browser.request('/')).code

export const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)

/** The second factor that staff need when `PUBLIC_URL` is set, for other tests: nobody has its key. */
export const giveSecondFactor = async (userId: string): Promise<void> => {
  await getDatabase().insert(secondFactors).values({ userId, secret: 'none', confirmedAt: new Date() })
}
