import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { functionText } from '#app/features/admin/function-text.ts'
import { functionNames } from '#app/features/generation/functions.ts'
import { m } from '#app/i18n/generated/messages.js'
import { findsWord } from '#app/platform/database/search.server.ts'
import { foldLetters } from '#app/shared/fold-text.ts'
import { parsePrice } from '#app/shared/money.ts'
import { saysWords, wordsOfSearch } from '#app/shared/search-words.ts'
import type { SearchWord } from '#app/shared/search-words.ts'
import { users } from '#database/schema/accounts.ts'
import { auditLog } from '#database/schema/back-office.ts'
import { auditKinds, roleKinds } from './audit-text.ts'

/** The person an entry is about; its actor is in `users`. */
export const concerned = alias(users, 'concerned')

/** Entries containing each of the words in their displayed text, in the language of the request. */
export const wordsOfAudit = (words: string): SQL | undefined => and(...wordsOfSearch(words).map(hasWord))

function hasWord(word: SearchWord): SQL | undefined {
  const says = (text: string) => saysWords(foldLetters(text), [word])
  const kinds = auditKinds()
  const roles = roleKinds().flatMap(({ role, text }) => (says(text) ? [role] : []))
  const cents = parsePrice(word.text)
  return or(
    ...kinds
      .filter(({ text }) => says(text))
      .map(({ action, to }) => and(eq(auditLog.action, action), to === null ? undefined : eq(valueOf('to'), to))),
    // Anything without a text is shown by its code
    and(
      findsWord(word, [auditLog.action]),
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
    and(isNull(users.name), says(m.admin_no_actor()) ? eq(valueOf('from'), 'command line') : sql`false`),
    findsWord(word, [
      users.name,
      concerned.name,
      auditLog.entityId,
      sql`(select string_agg(said.value, ' ') from jsonb_each_text(${auditLog.detail}) as said)`,
    ]),
  )
}

const valueOf = (name: string) => sql<string>`${auditLog.detail} ->> ${name}::text`
