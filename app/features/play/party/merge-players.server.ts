import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { players } from '#database/schema/play.ts'
import { goOut } from './leave-party.server.ts'
import { changeParty, rowsOf } from './locked-party.server.ts'

/** Merges a guest into the same person's account player, who is host if either was and joined when the first did. */
export async function mergePlayers(
  database: Database,
  person: { userId: string; guestHash: string },
  runId: string,
  now = new Date(),
): Promise<void> {
  await changeParty(database, runId, async (locked) => {
    const [own, ...doubles] = rowsOf(person, locked.present)
    for (const guest of doubles) {
      const kept = {
        isHost: own!.isHost || guest.isHost,
        joinedAt: new Date(Math.min(own!.joinedAt.getTime(), guest.joinedAt.getTime())),
      }
      await goOut(locked, { ...guest, isHost: false }, { byHost: false, now })
      await locked.transaction.update(players).set(kept).where(eq(players.id, own!.id))
    }
  })
}
