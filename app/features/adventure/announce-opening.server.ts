import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'

/**
 * Queues the mails to those who wait for an adventure; call it in the transaction that publishes. The adventure's row
 * must be locked, so that no wish comes between this and the commit.
 */
export async function announceOpening(tx: Transaction, adventureId: string): Promise<void> {
  await tx.execute(sql`
    insert into openings (adventure_id)
    select ${adventureId}::uuid where exists (select from wishes where adventure_id = ${adventureId} and notified_at is null)
    on conflict (adventure_id) do update set created_at = now()`)
}
