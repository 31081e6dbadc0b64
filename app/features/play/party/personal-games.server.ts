import { asc, eq, sql } from 'drizzle-orm'
import { isUnpaidText } from '#app/features/payments/ledger/entitled.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/generated/runtime.js'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { adventures } from '#database/schema/adventures.ts'
import { parties, players, runs } from '#database/schema/play.ts'
import { leaveParty } from './leave-party.server.ts'

export const personalGames: PersonalPart = {
  exports: (database, userId) => Promise.resolve([{ path: 'games.json', read: () => gamesOf(database, userId) }]),

  async leave(database, userId) {
    const { rows } = await database.execute<{ runId: string }>(sql`
      select t.run_id as "runId" from players p join parties t on t.id = p.party_id join runs r on r.id = t.run_id
      where p.user_id = ${userId} and p.removed_at is null and r.status = 'active'
        and exists (select from players other where other.party_id = t.id and other.id <> p.id
          and other.removed_at is null)`)
    for (const { runId } of rows)
      // A game that can no longer be read must not keep an account alive: `erase` changes its rows
      await leaveParty(database, { userId, guestHash: null }, runId).catch((error: unknown) =>
        logger.warn('a party was not left', errorFields(error)),
      )
  },

  async erase(transaction, userId) {
    await deleteGamesAlone(transaction, userId)
    await deleteTyped(transaction, userId)
    await keepUnpaid(transaction, userId)
    await passOn(transaction, userId)
    await blankPlayers(transaction, userId)
    await transaction.execute(
      sql`delete from attempt_counters where actor in (${`user:${userId}`}, ${`hasty:${userId}`})`,
    )
    return []
  },
}

/** What the person did and wrote. Leaves out events: they hold what the game hides from its players. */
async function gamesOf(database: Database, userId: string): Promise<object[]> {
  const own = await database
    .select({
      playerId: players.id,
      partyId: parties.id,
      runId: runs.id,
      adventureId: adventures.id,
      adventure: adventures.title,
      status: runs.status,
      isPlaytest: runs.isPlaytest,
      score: runs.score,
      activeMs: runs.activeMs,
      name: players.name,
      isHost: players.isHost,
      contentLanguage: players.contentLanguage,
      joinedAt: players.joinedAt,
      lastSeenAt: players.lastSeenAt,
      leftAt: players.removedAt,
      startedAt: runs.startedAt,
      finishedAt: runs.finishedAt,
    })
    .from(players)
    .innerJoin(parties, eq(parties.id, players.partyId))
    .innerJoin(runs, eq(runs.id, parties.runId))
    .innerJoin(adventures, eq(adventures.id, runs.adventureId))
    .where(eq(players.userId, userId))
    .orderBy(asc(players.joinedAt), asc(players.id))
  const games: object[] = []
  for (const { playerId, partyId, ...game } of own) {
    const moves = await database.execute(sql`
      select created_at as at, command from run_events where run_id = ${game.runId} and player_id = ${playerId}
        order by seq`)
    const messages = await database.execute(sql`
      select created_at as at, text from chat_messages where party_id = ${partyId} and player_id = ${playerId}
        order by created_at`)
    games.push({ ...game, moves: moves.rows, messages: messages.rows })
  }
  return games
}

const partiesOf = (userId: string) => sql`select party_id from players where user_id = ${userId}`
const playersOf = (userId: string) => sql`select id from players where user_id = ${userId}`

const deleteGamesAlone = (transaction: Transaction, userId: string) =>
  transaction.execute(sql`
    delete from runs where id in (
      select t.run_id from parties t where t.id in (${partiesOf(userId)})
        and not exists (select from players other where other.party_id = t.id
          and other.user_id is distinct from ${userId}))`)

/** Deletes chat and typed answers. A wrong answer becomes empty in the events and in the state folded from them. */
async function deleteTyped(transaction: Transaction, userId: string): Promise<void> {
  await transaction.execute(sql`delete from chat_messages where player_id in (${playersOf(userId)})`)
  // Locked before their events, as a move does
  const { rows: shared } = await transaction.execute<{ id: string; state: StoredState }>(sql`
    select r.id, r.state from runs r join parties t on t.run_id = r.id where t.id in (${partiesOf(userId)})
      order by r.id for update of r`)
  for (const { id, state } of shared) {
    const isTheirs = sql`run_id = ${id} and player_id in (${playersOf(userId)})`
    const { rows: wrong } = await transaction.execute<{ puzzleId: string; key: string }>(sql`
      select e.event->>'puzzleId' as "puzzleId", e.event->>'key' as key
        from run_events, jsonb_array_elements(events) as e (event)
      where ${isTheirs} and e.event->>'type' = 'answered_wrong'`)
    await transaction.execute(sql`
      update run_events set command = command - 'answer' - 'notes', events = (
        select coalesce(jsonb_agg(case when e.event->>'type' = 'answered_wrong'
          then jsonb_set(e.event, '{key}', '""') else e.event end order by e.place), '[]')
        from jsonb_array_elements(events) with ordinality as e (event, place))
      where ${isTheirs}`)
    if (wrong.length === 0) continue
    // Raw SQL: Drizzle would set `updated_at`, which is the game's clock
    await transaction.execute(
      sql`update runs set state = ${JSON.stringify(withoutTried(state, wrong))}::jsonb where id = ${id}`,
    )
  }
}

type StoredState = { puzzles?: Record<string, { tried?: string[] }> }

function withoutTried(state: StoredState, wrong: readonly { puzzleId: string; key: string }[]): StoredState {
  const puzzles = { ...state.puzzles }
  for (const [puzzleId, puzzle] of Object.entries(puzzles)) {
    const theirs = new Set(wrong.filter((each) => each.puzzleId === puzzleId).map(({ key }) => key))
    const tried = puzzle.tried?.map((key) => (theirs.has(key) ? '' : key)) ?? []
    if (theirs.size > 0) puzzles[puzzleId] = { ...puzzle, tried: [...new Set(tried)] }
  }
  return { ...state, puzzles }
}

/** Games stopped by a refund stay stopped when nothing is left to tell whose they were. */
const keepUnpaid = (transaction: Transaction, userId: string) =>
  transaction.execute(sql`
    update runs set is_unpaid = true where id in (
      select r.id from runs r join adventures a on a.id = r.adventure_id join parties t on t.run_id = r.id
      where t.id in (${partiesOf(userId)}) and ${sql.raw(isUnpaidText)})`)

/** Where `leave` could not: to the longest-standing of the others. */
const passOn = (transaction: Transaction, userId: string) =>
  transaction.execute(sql`
    update players set is_host = true where id in (
      select distinct on (party_id) id from players
      where party_id in (select party_id from players where user_id = ${userId} and is_host) and removed_at is null
        and user_id is distinct from ${userId}
      order by party_id, joined_at, id)`)

async function blankPlayers(transaction: Transaction, userId: string): Promise<void> {
  await transaction.execute(sql`delete from player_streams where player_id in (${playersOf(userId)})`)
  const names = Object.fromEntries(locales.map((locale) => [locale, m.play_guest_name({}, { locale })]))
  await transaction.execute(sql`
    update players p set user_id = null, guest_token_hash = null, is_host = false,
      removed_at = coalesce(p.removed_at, now()),
      name = ${JSON.stringify(names)}::jsonb ->> r.content_language
    from parties t join runs r on r.id = t.run_id where t.id = p.party_id and p.user_id = ${userId}`)
}
