import { asc, eq } from 'drizzle-orm'
import { apply } from '#app/features/engine/apply.ts'
import type { PartyCommand } from '#app/features/engine/command.schema.ts'
import type { GroupCommand } from '#app/features/engine/group-command.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import { readState } from '#app/features/engine/read-state.ts'
import { announceRun } from '#app/features/play/live/announce-run.server.ts'
import { loadEdition, loadSecrets } from '#app/features/play/runs/editions.server.ts'
import { gameOf } from '#app/features/play/runs/game-of.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import { clockOf } from '#app/features/play/runs/run-clock.ts'
import { inTurn } from '#app/features/play/runs/turn-order.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId, newId } from '#app/shared/ids.ts'
import { parties, players, runEvents, runs } from '#database/schema/play.ts'

export type Player = typeof players.$inferSelect

/** Nobody else can change this party or its run until the transaction is over. */
export type LockedParty = {
  transaction: Transaction
  run: typeof runs.$inferSelect
  party: typeof parties.$inferSelect
  everybody: Player[]
  present: Player[]
}

/** Locks the run's row first, as every move does, and announces the change on commit. @throws AppError notFound */
export async function changeParty<Result>(
  database: Database,
  runId: string,
  change: (locked: LockedParty) => Promise<Result>,
): Promise<Result> {
  if (!isId(runId)) throw new AppError('notFound')
  await readyGame(database, runId)
  return inTurn(runId, () =>
    database.transaction(async (transaction) => {
      const [run] = await transaction.select().from(runs).where(eq(runs.id, runId)).for('update')
      const [party] = await transaction.select().from(parties).where(eq(parties.runId, runId)).for('update')
      if (!run || !party) throw new AppError('notFound')
      const everybody = await transaction
        .select()
        .from(players)
        .where(eq(players.partyId, party.id))
        .orderBy(asc(players.joinedAt), asc(players.id))
      const result = await change({
        transaction,
        run,
        party,
        everybody,
        present: everybody.filter(({ removedAt }) => removedAt === null),
      })
      await announceRun(transaction, { run: runId, party: true })
      return result
    }),
  )
}

/** Before the transaction: inside it, this would wait for a second connection while holding one. */
async function readyGame(database: Database, runId: string): Promise<void> {
  const [run] = await database.select({ editionId: runs.editionId }).from(runs).where(eq(runs.id, runId))
  if (!run) throw new AppError('notFound')
  await Promise.all([loadEdition(run.editionId), loadSecrets(run.editionId)])
}

const belongsTo = ({ userId, guestHash }: Person, player: Player): boolean =>
  player.userId === null ? guestHash !== null && player.guestTokenHash === guestHash : player.userId === userId

/** The account's row first; there may be a guest's row too, from another device. */
export const rowsOf = (person: Person, all: readonly Player[]): Player[] =>
  all
    .filter((player) => belongsTo(person, player))
    .sort((a, b) => Number(a.userId === null) - Number(b.userId === null))

/** @throws AppError notFound for strangers */
export function playerOf(person: Person, { present }: LockedParty): Player {
  const [player] = rowsOf(person, present)
  if (!player) throw new AppError('notFound')
  return player
}

export function hostOf(person: Person, locked: LockedParty): Player {
  const player = playerOf(person, locked)
  if (!player.isHost) throw new AppError('notAllowed', { log: 'not the host' })
  return player
}

/** A move with a number and events. @param playerId null for what the organiser of a session does
 * @param edition one that is not committed yet and so cannot be loaded
 * @throws AppError conflict when the engine refuses it */
export async function moveInParty(
  { transaction, run, everybody }: LockedParty,
  playerId: string | null,
  command: PartyCommand | GroupCommand,
  now: Date,
  edition?: { document: EditionDocument; secrets: EditionSecrets },
): Promise<void> {
  const { document } = edition ?? (await loadEdition(run.editionId))
  const secrets = edition?.secrets ?? (await loadSecrets(run.editionId))
  const game = gameOf(document, secrets, run.isPlaytest)
  const language = everybody.find(({ id }) => id === playerId)?.contentLanguage ?? run.contentLanguage
  const clock = clockOf({ ...run, seenAt: run.updatedAt.getTime() }, now.getTime())
  const applied = apply(
    game,
    readState(run.state, run.stateVersion),
    { playerId: playerId ?? '', language },
    command,
    clock,
  )
  if ('refused' in applied)
    throw new AppError('conflict', { log: `the engine refuses to ${command.type}: ${applied.refused}` })
  if (applied.events.length === 0) return
  const { state, events } = applied
  // Nobody has come yet to a team whose session has begun: its clock waits for them
  const stands = state.halted !== null || state.visitedScenes.length === 0
  const ends = state.ending !== null && run.status !== 'finished'
  const seq = run.version + 1
  const changed = {
    state,
    stateVersion: state.stateVersion,
    version: seq,
    activeMs: Math.round(clock.activeMs),
    updatedAt: now,
    status: state.ending ? ('finished' as const) : stands ? ('halted' as const) : ('active' as const),
    ...(ends ? { score: state.ending?.score ?? null, finishedAt: now } : {}),
  }
  await transaction.update(runs).set(changed).where(eq(runs.id, run.id))
  await transaction
    .insert(runEvents)
    .values({ runId: run.id, seq, commandId: newId(), playerId, command, events, createdAt: now })
  await announceRun(transaction, { run: run.id, seq })
  Object.assign(run, changed)
}
