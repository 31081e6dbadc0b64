import { eq } from 'drizzle-orm'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { players, runs } from '#database/schema/play.ts'
import { clearCode, isOpen, setCode } from './invite-to-party.server.ts'
import { newJoinCode } from './join-code.ts'
import { changeParty, hostOf, moveInParty, playerOf } from './locked-party.server.ts'
import type { LockedParty, Player } from './locked-party.server.ts'
import { mayHostInvite } from '#app/features/play/live/read-party.server.ts'

/** When the last player leaves, the run ends without an ending. @throws AppError notFound for strangers */
export async function leaveParty(database: Database, person: Person, runId: string, now = new Date()): Promise<void> {
  await changeParty(database, runId, async (locked) => goOut(locked, playerOf(person, locked), { byHost: false, now }))
}

/** An open invitation gets a new code. @throws AppError notFound, notAllowed (not the host), invalidInput (oneself) */
export async function removePlayer(
  database: Database,
  person: Person,
  runId: string,
  playerId: string,
  now = new Date(),
): Promise<void> {
  await changeParty(database, runId, async (locked) => {
    const host = hostOf(person, locked)
    const player = locked.present.find(({ id }) => id === playerId)
    if (!player) throw new AppError('notFound')
    if (player.id === host.id) throw new AppError('invalidInput', { log: 'a host leaves, and is not taken out' })
    await goOut(locked, player, { byHost: true, now })
    if (isOpen(locked.party, now)) await setCode(locked.transaction, locked.party.id, newJoinCode(), now)
  })
}

/** When the host goes, the longest-standing of the others becomes host. */
export async function goOut(
  locked: LockedParty,
  player: Player,
  { byHost, now }: { byHost: boolean; now: Date },
): Promise<void> {
  const { transaction, run, present } = locked
  await moveInParty(locked, player.id, { type: 'leave' }, now)
  await transaction
    .update(players)
    .set({ removedAt: now, removedByHost: byHost, isHost: false })
    .where(eq(players.id, player.id))
  const next = present.find(({ id }) => id !== player.id)
  if (player.isHost) await handOver(locked, next)
  if (!next && run.status === 'active')
    await transaction.update(runs).set({ status: 'abandoned' }).where(eq(runs.id, run.id))
}

/** In a paid adventure the next host may not have bought it, so the invitation ends. */
export async function handOver({ transaction, party }: LockedParty, next: Player | undefined): Promise<void> {
  if (next) await transaction.update(players).set({ isHost: true }).where(eq(players.id, next.id))
  if (party.joinCode !== null && !(await mayHostInvite(transaction, party.id))) await clearCode(transaction, party.id)
}
