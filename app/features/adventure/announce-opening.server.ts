import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'

/** Call inside the publishing transaction with the adventure's row locked: no wish may be added before the commit. */
export async function announceOpening(tx: Transaction, adventureId: string): Promise<void> {
  await tx.execute(sql`
    insert into openings (adventure_id)
    select ${adventureId}::uuid where exists (select from wishes where adventure_id = ${adventureId}
      and notified_at is null)
    on conflict (adventure_id) do update set created_at = now()`)
}
