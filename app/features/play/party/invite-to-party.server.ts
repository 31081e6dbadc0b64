import { eq, sql } from 'drizzle-orm'
import type { Person } from '#app/features/play/runs/person.server.ts'
import { violatedConstraint } from '#app/platform/database/client.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { parties } from '#database/schema/play.ts'
import { joinCodeLastsMs, newJoinCode } from './join-code.ts'
import { changeParty, hostOf } from './locked-party.server.ts'
import { mayHostInvite } from '#app/features/play/live/read-party.server.ts'

const mostTries = 5

/** For the host; an open invitation is kept. @throws AppError notFound, notAllowed, notPlayable (over, single-player or
 * a playtest), purchaseNeeded (the host of a paid adventure has not bought it) */
export async function inviteToParty(
  database: Database,
  person: Person,
  runId: string,
  now = new Date(),
  newCode = newJoinCode,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await changeParty(database, runId, async (locked) => {
        hostOf(person, locked)
        const { run, party, transaction } = locked
        if (run.status === 'finished' || run.isPlaytest || party.maxPlayers < 2)
          throw new AppError('notPlayable', { log: 'nobody can join this run' })
        if (!(await mayHostInvite(transaction, party.id)))
          throw new AppError('purchaseNeeded', { log: 'the host came along with who bought it' })
        if (!isOpen(party, now)) await setCode(transaction, party.id, newCode(), now)
      })
    } catch (error) {
      // Another party has the same code, which is one chance in a trillion
      if (violatedConstraint(error) !== 'parties_joinCode_unique' || tries === mostTries) throw error
    }
  }
}

export async function closeInvitation(database: Database, person: Person, runId: string): Promise<void> {
  await changeParty(database, runId, async (locked) => {
    hostOf(person, locked)
    await clearCode(locked.transaction, locked.party.id)
  })
}

export const isOpen = (
  { joinCode, joinCodeExpiresAt }: Pick<typeof parties.$inferSelect, 'joinCode' | 'joinCodeExpiresAt'>,
  now: Date,
): boolean => joinCode !== null && joinCodeExpiresAt !== null && joinCodeExpiresAt > now

export async function setCode(transaction: Transaction, partyId: string, joinCode: string, now: Date): Promise<void> {
  await transaction
    .update(parties)
    .set({ joinCode, joinCodeExpiresAt: new Date(now.getTime() + joinCodeLastsMs), previousJoinCode: theOneBefore })
    .where(eq(parties.id, partyId))
}

export async function clearCode(transaction: Transaction, partyId: string): Promise<void> {
  await transaction
    .update(parties)
    .set({ joinCode: null, joinCodeExpiresAt: null, previousJoinCode: theOneBefore })
    .where(eq(parties.id, partyId))
}

const theOneBefore = sql`coalesce(${parties.joinCode}, ${parties.previousJoinCode})`
