import { and, eq, ilike, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { functionText } from '#app/features/admin/function-text.ts'
import { functionNames } from '#app/features/generation/functions.ts'
import { m } from '#app/i18n/generated/messages.js'
import { escapeLike } from '#app/shared/escape-like.ts'
import { foldText } from '#app/shared/fold-text.ts'
import { parsePrice } from '#app/shared/money.ts'
import { users } from '#database/schema/accounts.ts'
import { auditLog } from '#database/schema/back-office.ts'
import { auditKinds, roleKinds } from './audit-text.ts'

const mostWords = 8

/** Whom an entry is about; its actor is in `users`. */
export const concerned = alias(users, 'concerned')

/** Entries that have each of the words in what the reader reads, in the language of the request. */
export const wordsOfAudit = (words: string): SQL | undefined =>
  and(
    ...words
      .split(/\s+/u)
      .filter((word) => foldText(word) !== '')
      .slice(0, mostWords)
      .map(hasWord),
  )

function hasWord(word: string): SQL | undefined {
  const folded = foldText(word)
  const says = (text: string) => foldText(text).includes(folded)
  const like = `%${escapeLike(word)}%`
  const kinds = auditKinds()
  const roles = roleKinds().flatMap(({ role, text }) => (says(text) ? [role] : []))
  const cents = parsePrice(word)
  return or(
    ...kinds
      .filter(({ text }) => says(text))
      .map(({ action, to }) => and(eq(auditLog.action, action), to === null ? undefined : eq(valueOf('to'), to))),
    // What has no text is shown by its code
    and(
      ilike(auditLog.action, like),
      notInArray(
        auditLog.action,
        kinds.map(({ action }) => action),
      ),
    ),
    ...(roles.length > 0 ? ['role', 'from', 'to'].map((name) => inArray(valueOf(name), roles)) : []),
    inArray(
      auditLog.entityId,
      functionNames.filter((name) => says(functionText(name))),
    ),
    cents === null ? undefined : eq(valueOf('cents'), String(cents)),
    ilike(users.name, like),
    ilike(concerned.name, like),
    and(isNull(users.name), says(m.admin_no_actor()) ? eq(valueOf('from'), 'command line') : sql`false`),
    ilike(auditLog.entityId, like),
    sql`exists (select from jsonb_each_text(${auditLog.detail}) as said where said.value ilike ${like})`,
  )
}

const valueOf = (name: string) => sql<string>`${auditLog.detail} ->> ${name}::text`
