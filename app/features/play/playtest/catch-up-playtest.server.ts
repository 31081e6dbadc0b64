import { eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { compilePlaytestEdition } from '#app/features/adventure/compile-playtest-edition.server.ts'
import { changeParty, moveInParty, playerOf } from '#app/features/play/party/locked-party.server.ts'
import { readEdition } from '#app/features/play/runs/editions.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { runs } from '#database/schema/play.ts'

/** Moves a playtest on to the current draft; any other game, or one that is over, stays as it is. `findings`: why the
 * draft cannot be tried. @throws AppError notFound for strangers, and for people who may not edit it */
export async function catchUpPlaytest(
  database: Database,
  member: Member,
  runId: string,
  now = new Date(),
): Promise<{ findings: Finding[] }> {
  return changeParty(database, runId, async (locked) => {
    const { transaction, run } = locked
    const player = playerOf({ userId: member.userId, guestHash: null }, locked)
    if (!run.isPlaytest || run.status === 'finished') return { findings: [] }
    const { editionId, findings } = await compilePlaytestEdition(transaction, member, { adventureId: run.adventureId })
    if (editionId === null) return { findings }
    if (editionId === run.editionId) return { findings: [] }
    await transaction.update(runs).set({ editionId }).where(eq(runs.id, runId))
    const { document, secrets } = await readEdition(transaction, editionId)
    await moveInParty(locked, player.id, { type: 'catch_up' }, now, { document, secrets })
    return { findings: [] }
  })
}
