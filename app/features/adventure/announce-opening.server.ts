import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'

/**
 * Notes, in the transaction that publishes an adventure, that those who wait for it are to be told. Call it wherever an adventure becomes
 * published. It is one row however many they are: the library writes the mails afterwards, a minute later at most. The adventure's
 * row must be held, as every change of the status does, so that no wish is made between this and the commit.
 */
export async function announceOpening(tx: Transaction, adventureId: string): Promise<void> {
  await tx.execute(sql`
    insert into openings (adventure_id)
    select ${adventureId}::uuid where exists (select from wishes where adventure_id = ${adventureId} and notified_at is null)
    on conflict (adventure_id) do update set created_at = now()`)
}
