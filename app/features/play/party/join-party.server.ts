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

/** `name` is already cleaned. `language`: the one they would like to read the game in, if it has that. */
type Joiner = { person: Person; name: string; language?: Locale }

type JoinOutcome = 'joined' | 'alreadyIn' | 'full' | 'finished' | 'removed' | 'closed'

/** If several people try for the last seat, one gets it. @param found what the code led to; checked again here */
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

/** Most players that a party can ever have had: a new cookie each time must not fill the database. */
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
  // Somebody who comes back keeps the language that they chose
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
