import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { NameChange } from '#app/features/account/save-profile.server.ts'
import { announceRun } from '#app/features/play/live/announce-run.server.ts'
import { runChannel } from '#app/features/play/live/run-channel.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { cleanName } from './clean-words.ts'
import { nameAmong } from './name-among.ts'

/** In every unfinished run where the person uses the account's name. A name chosen for one party stays. */
export async function followName(transaction: Transaction, { userId, from, to }: NameChange): Promise<void> {
  const [before, after] = [cleanName(from), cleanName(to)]
  if (after === '' || after === before) return
  // Lock the runs first and in order, as every change of a party does
  const own = await transaction
    .select({ id: players.id, partyId: players.partyId, runId: runs.id, name: players.name })
    .from(runs)
    .innerJoin(parties, eq(parties.runId, runs.id))
    .innerJoin(players, eq(players.partyId, parties.id))
    .where(and(eq(players.userId, userId), isNull(players.removedAt), ne(runs.status, 'finished')))
    .orderBy(asc(runs.id))
    .for('update', { of: runs })
  const named = own.filter(({ name }) => isCalled(before, name))
  if (named.length === 0) return
  const others = await transaction
    .select({ id: players.id, partyId: players.partyId, name: players.name })
    .from(players)
    .where(
      and(
        inArray(
          players.partyId,
          named.map(({ partyId }) => partyId),
        ),
        isNull(players.removedAt),
      ),
    )
  for (const { id, partyId, runId } of named) {
    const there = others.filter((other) => other.partyId === partyId && other.id !== id)
    await transaction
      .update(players)
      .set({ name: nameAmong(there, after) })
      .where(eq(players.id, id))
    await announceRun(transaction, { run: runId, party: true })
  }
}

/** The second Wren in a party is called "Wren 2". */
const isCalled = (account: string, name: string): boolean =>
  name.startsWith(account) && /^(?: \d+)?$/u.test(name.slice(account.length))

/** Shows the new portrait to the others in every open run. */
export async function followPortrait(transaction: Transaction, userId: string): Promise<void> {
  await transaction.execute(sql`
    select pg_notify(${runChannel}, json_build_object('run', r.id, 'party', true)::text)
    from players p join parties t on t.id = p.party_id join runs r on r.id = t.run_id
    where p.user_id = ${userId} and p.removed_at is null and r.status = 'active'`)
}
