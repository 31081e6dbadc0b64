import { getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { adventures } from '#database/schema/adventures.ts'

/** Carries the id of a draft that was saved, or in which somebody is somewhere else. */
export const draftChannel = 'whodini_drafts'

/** Once the transaction is committed. */
export const announceDraft = (tx: Transaction, adventureId: string) =>
  tx.execute(sql`select pg_notify(${draftChannel}, ${adventureId})`)

/** A saved draft's own row; as it is read, the draft is announced, once the transaction is committed. */
export const savedRoot = {
  ...getTableColumns(adventures),
  announced: sql`pg_notify(${draftChannel}, ${adventures.id}::text)`.as('announced'),
}
