import { eq, sql } from 'drizzle-orm'
import { maskFoulWords } from '#app/features/play/party/clean-words.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { consumeLimits } from '#app/platform/rate-limits/consume.server.ts'
import { canonicalJson } from '#app/shared/canonical-json.ts'
import { AppError } from '#app/shared/app-error.ts'
import { lockPlays, locks } from '#database/schema/locks.ts'
import { checkLock } from './check-lock.server.ts'
import type { LockForm } from './lock.schema.ts'
import { draftOf, findOwnLock, ownLock } from './lock.queries.server.ts'
import type { Maker } from './lock.queries.server.ts'

type Saved = { id: string } | Extract<ReturnType<typeof checkLock>, { problem: string }>

export type MakerAt = Maker & { address: string }

/** A lock of somebody with an account is kept from the start. @throws AppError slowDown */
export async function makeLock(
  database: Database,
  { userId, guestHash, address }: MakerAt & { guestHash: string },
  form: LockForm,
): Promise<Saved> {
  await countWrite({ userId, guestHash, address })
  const checked = checkLock(form)
  if ('problem' in checked) return checked
  const made = { ...rowOf(form, checked), ...(userId === null ? { makerHash: guestHash } : { ownerId: userId }) }
  const [row] = await database.insert(locks).values(made).returning({ id: locks.id })
  return row!
}

/** Everybody begins it anew where its puzzle has changed. @throws AppError notFound, slowDown */
export async function changeLock(database: Database, maker: MakerAt, id: string, form: LockForm): Promise<Saved> {
  const row = await findOwnLock(database, id, maker)
  await countWrite(maker)
  // Its type and language are what its puzzle was made for
  const own = { ...form, type: row.type, language: row.language }
  const checked = form.draft === undefined ? null : checkLock(own)
  if (checked && 'problem' in checked) return checked
  return database.transaction(async (tx) => {
    const changed = await tx
      .update(locks)
      .set({ ...(checked ? rowOf(own, checked) : wordsOf(form)), version: sql`${locks.version} + 1` })
      .where(ownLock(id, maker))
    if (changed.rowCount === 0) throw new AppError('notFound')
    if (checked && canonicalJson(checked.draft) !== canonicalJson(draftOf(row)))
      await tx.delete(lockPlays).where(eq(lockPlays.lockId, id))
    return { id }
  })
}

type Checked = Exclude<ReturnType<typeof checkLock>, { problem: string }>

const rowOf = ({ type, language, ...form }: LockForm, { draft, typeVersion }: Checked) => ({
  type,
  typeVersion,
  language,
  ...wordsOf(form),
  ...draft,
})

/** Anybody may publish them, whom nobody knows. */
const wordsOf = ({ title, question, opened, openedLink }: Omit<LockForm, 'type' | 'language'>) => ({
  title: maskFoulWords(title),
  question: maskFoulWords(question),
  opened: maskFoulWords(opened),
  openedLink,
})

const countWrite = ({ userId, guestHash, address }: MakerAt): Promise<void> =>
  consumeLimits([
    { name: 'newLock', key: userId === null ? `guest:${guestHash}` : `user:${userId}` },
    { name: 'newLockByAddress', key: `address:${address}` },
  ])

/** @throws AppError notFound */
export async function deleteLock(database: Database, id: string, maker: Maker): Promise<void> {
  const own = await findOwnLock(database, id, maker)
  await database.delete(locks).where(ownLock(own.id, maker))
}

/** It is then its keeper's alone, whoever uses the browser. Repeating it changes nothing.
 * @throws AppError notFound */
export async function keepLock(database: Database, id: string, maker: Maker & { userId: string }): Promise<void> {
  await findOwnLock(database, id, maker)
  await database
    .update(locks)
    .set({ ownerId: sql`coalesce(${locks.ownerId}, ${maker.userId}::uuid)`, makerHash: null })
    .where(ownLock(id, maker))
}
