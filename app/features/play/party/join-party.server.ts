import { eq } from 'drizzle-orm'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { violatedConstraint } from '#app/platform/database/client.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { players } from '#database/schema/play.ts'
import { isOpen } from './invite-to-party.server.ts'
import { changeParty, moveInParty, rowsOf } from './locked-party.server.ts'
import type { LockedParty } from './locked-party.server.ts'
import { nameAmong } from './name-among.ts'

/**
 * Who joins, by account or as the guest of a cookie, and as whom. `name` is clean; of two of the same name in a party the later one gets
 * a number. `language`: what they would read the game in, if it has that; without it what the game was started in.
 */
type Joiner = { person: Person; name: string; language?: Locale }

/** What became of it: in, or why not; `closed`: the code lets nobody in any more. */
type JoinOutcome = 'joined' | 'alreadyIn' | 'full' | 'finished' | 'removed' | 'closed'

/**
 * Brings somebody into the party that a code leads to; they begin where the game begins. Of a paid adventure the host has bought, or
 * there would be no run. Of any number of people at the last seat one gets it.
 * @param found what the code led to when it was looked up; whether it still does is asked again
 */
export async function joinParty(
  database: Database,
  found: { runId: string; code: string },
  joiner: Joiner,
  now = new Date(),
): Promise<JoinOutcome> {
  try {
    return await changeParty(database, found.runId, (locked) => join(locked, found.code, joiner, now))
  } catch (error) {
    // The same person joined at the same moment
    if (violatedConstraint(error)?.startsWith('players_party_')) return 'alreadyIn'
    throw error
  }
}

/** People who ever were in one party: whoever comes and goes under a new cookie each time does not fill the database. */
export const mostEver = 100

async function join(
  locked: LockedParty,
  code: string,
  { person, name, language }: Joiner,
  now: Date,
): Promise<JoinOutcome> {
  const { transaction, run, party, everybody, present } = locked
  const known = rowsOf(person, everybody)
  if (known.some(({ removedAt }) => removedAt === null)) return 'alreadyIn'
  if (known.some(({ removedByHost }) => removedByHost)) return 'removed'
  if (party.joinCode !== code || !isOpen(party, now) || run.isPlaytest) return 'closed'
  if (run.status === 'finished') return 'finished'
  if (present.length >= party.maxPlayers || (known.length === 0 && everybody.length >= mostEver)) return 'full'
  const playerId = known[0]?.id ?? newId()
  const { document } = await loadEdition(run.editionId)
  const offered = language && document.languages.includes(language) ? language : null
  // Who comes back reads on in the language that they chose
  const contentLanguage = known[0]?.contentLanguage ?? offered
  const here = {
    name: nameAmong(present, name),
    contentLanguage,
    joinedAt: now,
    lastSeenAt: now,
    removedAt: null,
    isHost: present.length === 0,
  }
  if (known[0]) await transaction.update(players).set(here).where(eq(players.id, playerId))
  else
    await transaction.insert(players).values({
      id: playerId,
      partyId: party.id,
      userId: person.userId,
      guestTokenHash: person.userId === null ? person.guestHash : null,
      ...here,
    })
  await moveInParty(locked, playerId, { type: 'join', sceneId: document.startSceneId }, now)
  return 'joined'
}
