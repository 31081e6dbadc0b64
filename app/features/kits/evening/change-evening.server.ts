import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { serverZone } from '#app/i18n/format.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { evenings } from '#database/schema/evenings.ts'
import { announceEvening } from './evening-channel.server.ts'
import { keptUntil } from './kept-until.ts'
import { loadKitEdition } from './kit-edition.server.ts'
import type { KitEdition } from './kit-edition.server.ts'

type AnyState = { kind: string; endedAt: number | null }

/** `isPlay`: it counts as one in its creator's figures. */
export type Changed<State> = { state: State; isPlay: boolean }

/** One after another, whoever changes it: the row is locked, and everybody is told once it is written. What is said
 * again, as after a lost answer, changes nothing.
 * @param and what else is written with it @throws AppError notFound */
export const changeEvening = <State extends AnyState, Refused extends { refused: string }>(
  database: Database,
  eveningId: string,
  change: (before: State) => Changed<State> | Refused,
  and: (transaction: Transaction, before: State, after: State) => Promise<unknown>,
): Promise<{ version: number } | Refused> =>
  database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(evenings).where(eq(evenings.id, eveningId)).for('update')
    if (!row) throw new AppError('notFound')
    const before = row.state as State
    const changed = change(before)
    if ('refused' in changed) return changed
    const { state, isPlay } = changed
    if (isDeepStrictEqual(state, before)) return { version: row.version }
    const isCounted = row.isCounted || isPlay
    const version = row.version + 1
    await transaction
      .update(evenings)
      .set({
        state,
        version,
        isCounted,
        ...(state.endedAt === null ? {} : { keptUntil: keptUntil(state.endedAt) }),
      })
      .where(eq(evenings.id, eveningId))
    await and(transaction, before, state)
    if (isCounted && !row.isCounted) await countPlay(transaction, row)
    await announceEvening(transaction, eveningId)
    return { version }
  })

/** @throws AppError notFound */
export async function editionOf(database: Database, eveningId: string): Promise<KitEdition & { id: string }> {
  const [row] = await database
    .select({ editionId: evenings.editionId })
    .from(evenings)
    .where(eq(evenings.id, eveningId))
  if (!row) throw new AppError('notFound')
  return { id: row.editionId, ...(await loadKitEdition(row.editionId)) }
}

/** An evening beyond its host's first, which their download counted. Raw SQL: Drizzle would change `updated_at`. */
async function countPlay(
  transaction: Transaction,
  { editionId, adventureId }: { editionId: string; adventureId: string },
) {
  await transaction.execute(sql`
    insert into play_days as d (edition_id, day, plays)
    values (${editionId}::uuid, (now() at time zone ${serverZone})::date, 1)
    on conflict (edition_id, day) do update set plays = d.plays + 1`)
  await transaction.execute(sql`update adventures set total_plays = total_plays + 1 where id = ${adventureId}::uuid`)
}
