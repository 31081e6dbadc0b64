import { eq } from 'drizzle-orm'
import { mostEver } from '#app/features/play/party/join-party.server.ts'
import { changeParty, moveInParty, rowsOf } from '#app/features/play/party/locked-party.server.ts'
import type { LockedParty } from '#app/features/play/party/locked-party.server.ts'
import { nameAmong } from '#app/features/play/party/name-among.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { violatedConstraint } from '#app/platform/database/client.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { newId } from '#app/shared/ids.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'
import { players } from '#database/schema/play.ts'
import { hasStarted, startsByItself, startTeam } from './start-team.server.ts'

/** `name` is already cleaned. */
type Joiner = { guestHash: string; name: string; language: Locale }

export type TeamOutcome = 'joined' | 'alreadyIn' | 'full' | 'over'

/** As a guest of the device, whoever is signed in there. Who joins a team that has started is in the game at once.
 * @throws AppError notFound, slowDown */
export async function joinTeam(
  database: Database,
  runId: string,
  joiner: Joiner,
  now = new Date(),
): Promise<TeamOutcome> {
  await consumeLimit('joinTeam', [`run:${runId}`], { now })
  try {
    return await changeParty(database, runId, (locked) => join(locked, joiner, now))
  } catch (error) {
    // The same device joined at the same moment
    if (violatedConstraint(error)?.startsWith('players_party_')) return 'alreadyIn'
    throw error
  }
}

async function join(locked: LockedParty, { guestHash, name, language }: Joiner, now: Date): Promise<TeamOutcome> {
  const { transaction, run, party, everybody, present } = locked
  const [session] = await transaction
    .select({ status: groupSessions.status, starts: groupSessions.starts, limitMs: groupSessions.limitMs })
    .from(groupSessions)
    .innerJoin(groupTeams, eq(groupTeams.sessionId, groupSessions.id))
    .where(eq(groupTeams.id, run.groupTeamId!))
  const [known] = rowsOf({ userId: null, guestHash }, everybody)
  if (known?.removedAt === null) return 'alreadyIn'
  if (!session || session.status === 'ended' || run.status === 'finished') return 'over'
  if (present.length >= party.maxPlayers || (!known && everybody.length >= mostEver)) return 'full'
  const { document } = await loadEdition(run.editionId)
  const player = {
    ...known,
    id: known?.id ?? newId(),
    partyId: party.id,
    guestTokenHash: guestHash,
    name: nameAmong(present, name),
    contentLanguage: known?.contentLanguage ?? (document.languages.includes(language) ? language : null),
    isHost: false,
    joinedAt: now,
    lastSeenAt: now,
    removedAt: null,
  }
  const [row] = known
    ? await transaction.update(players).set(player).where(eq(players.id, player.id)).returning()
    : await transaction.insert(players).values(player).returning()
  present.push(row!)
  if (hasStarted(locked)) await moveInParty(locked, player.id, { type: 'join' }, now)
  else if (startsByItself(session)) await startTeam(locked, session.limitMs, now)
  return 'joined'
}
