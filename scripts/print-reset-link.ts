/** `npm run account:link -- <mail>`: a link for a new password, for people who cannot get mail. It works once, is
 * valid as long as a mailed one, and is recorded. `--remove-second-factor` also removes the second factor and ends all
 * sessions, for people who lost phone and recovery codes. The owner is mailed a notice of that. */
import { DatabaseError } from '#app/platform/database/database-client.server.ts'
import { eq, sql } from 'drizzle-orm'
import { issueToken, tokenMinutes } from '#app/platform/auth/account-tokens.server.ts'
import { removeSecondFactor } from '#app/platform/auth/second-factor.server.ts'
import { revokeAllSessions } from '#app/platform/auth/sessions.server.ts'
import { createDatabase } from '#app/platform/database/client.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { queueMail } from '#app/platform/mail/send-mail.server.ts'
import { readEmail } from '#app/shared/email-address.ts'
import { users } from '#database/schema/accounts.ts'
import { auditLog } from '#database/schema/back-office.ts'
import { reachDatabase } from './reach-database.ts'

const withoutFactor = '--remove-second-factor'

async function printResetLink(args: readonly string[]): Promise<number> {
  const mail = readEmail(args.find((arg) => arg !== withoutFactor) ?? '')
  if (mail === null) {
    console.error('Whose? Give the e-mail address of the account: npm run account:link -- person@example.org')
    return 1
  }
  const reached = await reachDatabase('npm run account:link')
  if (!reached) {
    console.error('There is no database yet. Run npm start, sign up with this address, then run this again.')
    return 1
  }
  const { database, pool } = createDatabase(reached.connection)
  try {
    return await print(database, mail, args.includes(withoutFactor))
  } finally {
    await pool.end()
    await reached.close()
  }
}

async function print(database: Database, mail: string, removesFactor: boolean): Promise<number> {
  const [person] = await database
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      language: users.language,
      isSeeded: users.isSeeded,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, mail.toLowerCase()))
  if (!person || person.isSeeded) {
    console.error(`Nobody has an account with ${mail}.`)
    return 1
  }
  const token = await database.transaction(async (transaction) => {
    const record = (action: string) =>
      transaction
        .insert(auditLog)
        .values({ action, entityType: 'user', entityId: person.id, detail: { from: 'command line' } })
    await record('reset_link.printed')
    if (removesFactor && (await removeSecondFactor(transaction, person.id))) {
      await record('second_factor.removed')
      await revokeAllSessions(transaction, person.id)
      // The server sends it, if it sends mail: somebody else may have asked for the link
      await queueMail(transaction, {
        to: person.email,
        language: person.language ?? 'en',
        template: 'second_factor_off',
        variables: { name: person.name },
        userId: person.id,
      })
      console.log(`${person.email} has no second factor any more, and is signed out everywhere.`)
    }
    return issueToken(transaction, 'reset_password', { userId: person.id, email: person.email })
  })
  const origin = process.env.PUBLIC_URL
    ? new URL(process.env.PUBLIC_URL).origin
    : `http://localhost:${process.env.PORT || '3000'}`
  console.log(`Whoever opens this within ${tokenMinutes} minutes chooses a new password for ${person.email}, once:`)
  console.log(`${origin}/auth/reset?token=${token}`)
  return 0
}

try {
  process.exitCode = await printResetLink(process.argv.slice(2))
} catch (error) {
  const cause = error instanceof Error && error.cause ? error.cause : error
  const missing = cause instanceof DatabaseError && cause.code === '42P01'
  console.error(
    missing
      ? 'The database is still empty. Run npm start once, sign up with this address, then run this again.'
      : error,
  )
  process.exitCode = 1
}
