import { eq } from 'drizzle-orm'
import { initialState } from '#app/features/engine/initial-state.ts'
import { readState } from '#app/features/engine/read-state.ts'
import { moveInParty } from '#app/features/play/party/locked-party.server.ts'
import type { LockedParty } from '#app/features/play/party/locked-party.server.ts'
import type { groupSessions } from '#database/schema/groups.ts'
import { runs } from '#database/schema/play.ts'

/** A team has started once its run has a move. */
export const hasStarted = ({ run }: Pick<LockedParty, 'run'>): boolean => run.version > 0

/** Whether a team that comes now begins without the organiser. */
export const startsByItself = ({
  status,
  starts,
}: Pick<typeof groupSessions.$inferSelect, 'status' | 'starts'>): boolean =>
  status === 'running' && starts !== 'by_team'

/** Lets those who wait into the game, and its clock go. Does nothing for a team that has started. */
export async function startTeam(locked: LockedParty, limitMs: number | null, now: Date): Promise<void> {
  if (hasStarted(locked)) return
  const { transaction, run, present } = locked
  // The organiser may have given everybody more time since the team was added
  const { seed } = readState(run.state, run.stateVersion)
  const begun = { startedAt: now, updatedAt: now, state: initialState({ seed, halted: 'paused', limitMs }) }
  await transaction.update(runs).set(begun).where(eq(runs.id, run.id))
  Object.assign(run, begun)
  for (const { id } of present) await moveInParty(locked, id, { type: 'join' }, now)
  await moveInParty(locked, null, { type: 'resume' }, now)
}
