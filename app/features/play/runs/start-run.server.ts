import { sql } from 'drizzle-orm'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { mostPlayers } from '#app/features/adventure/catalogue.ts'
import { apply } from '#app/features/engine/apply.ts'
import type { Applied } from '#app/features/engine/apply.ts'
import type { PartyCommand } from '#app/features/engine/command.schema.ts'
import { initialState } from '#app/features/engine/initial-state.ts'
import { findLobby, lobbyFacts } from '#app/features/play/lobby/lobby.queries.server.ts'
import type { LobbyRow } from '#app/features/play/lobby/lobby.queries.server.ts'
import { startKind } from '#app/features/play/lobby/lobby.policy.ts'
import { puzzleJudge } from '#app/features/puzzles/registry.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId, newId } from '#app/shared/ids.ts'
import { parties, players, runEvents, runs } from '#database/schema/play.ts'
import { loadEdition, loadSecrets } from './editions.server.ts'
import { playtestEditionOf } from './playtest-edition.server.ts'

/** Who starts: a member, or a guest by the hash of the cookie's token. */
export type Starter = { userId: string; name: string; isAdmin: boolean; guestHash?: null } | { userId: null; guestHash: string; isAdmin?: false }

export type StartInput = {
  adventureId: string
  starter: Starter
  /** The language to read the game in, where the edition has it; otherwise its primary one. */
  language: Locale
  /** Where a playtest begins; nobody else chooses. */
  sceneId?: string
  now?: Date
}

/**
 * Starts a run: the starter is its host and already stands in the first scene. A play counts, a playtest does not.
 * @throws AppError notFound (no such adventure, as far as this person may know), notPlayable (starts no new runs),
 *   purchaseNeeded, invalidInput (no such scene)
 */
export async function startRun(database: Database, { adventureId, starter, language, sceneId, now = new Date() }: StartInput): Promise<{ runId: string }> {
  const person = { userId: starter.userId, guestHash: starter.guestHash ?? null, isAdmin: starter.isAdmin ?? false }
  const row = isId(adventureId) ? await findLobby(database, adventureId, person) : undefined
  const facts = row && lobbyFacts(row, person)
  if (!row || !facts) throw new AppError('notFound')
  const editionId = await editionFor(database, row, facts, starter)
  const isPlaytest = startKind(facts) === 'playtest'
  if (sceneId !== undefined && !isPlaytest) throw new AppError('invalidInput', { log: 'only a playtest begins elsewhere' })
  const host = { playerId: newId(), name: starter.userId === null ? m.play_guest_name({}, { locale: language }) : starter.name }
  const begun = await begin(editionId, host.playerId, sceneId, language)
  const runId = newId()
  await database.transaction(async (transaction) => {
    await insertRun(transaction, { runId, row, editionId, isPlaytest, host, starter, begun, now })
    if (!facts.isOwner && !isPlaytest) await countPlay(transaction, row.id)
  })
  return { runId }
}

async function editionFor(database: Database, row: LobbyRow, facts: ReturnType<typeof lobbyFacts>, starter: Starter): Promise<string> {
  // The print kinds are downloaded, not played
  if (row.kind !== 'online-adventure') throw new AppError('notPlayable')
  switch (startKind(facts)) {
    case 'playtest':
      return playtestEditionOf(database, row.id, starter.userId)
    case 'play':
      if (row.editionId === null) throw new AppError('notPlayable')
      return row.editionId
    case 'buy':
      throw new AppError('purchaseNeeded')
    case 'closed':
      throw new AppError(facts.status === 'coming_soon' || facts.hasRuns ? 'notPlayable' : 'notFound')
  }
}

type Begun = Applied & { language: Locale; command: PartyCommand }

/** The state after the host has come in. */
async function begin(editionId: string, playerId: string, sceneId: string | undefined, wanted: Locale): Promise<Begun> {
  const { document } = await loadEdition(editionId)
  const language = document.languages.includes(wanted) ? wanted : document.primaryLanguage
  const game = { edition: document, secrets: await loadSecrets(editionId), judge: puzzleJudge }
  const [seed] = crypto.getRandomValues(new Uint32Array(1))
  const command: PartyCommand = { type: 'join', ...(sceneId === undefined ? {} : { sceneId }) }
  const applied = apply(game, initialState({ seed: seed! }), { playerId, language }, command, { now: 0, activeMs: 0 })
  if ('refused' in applied) throw new AppError('invalidInput', { log: `the host was refused: ${applied.refused}` })
  return { ...applied, language, command }
}

type NewRun = {
  runId: string
  row: LobbyRow
  editionId: string
  isPlaytest: boolean
  host: { playerId: string; name: string }
  starter: Starter
  begun: Begun
  now: Date
}

async function insertRun(transaction: Transaction, { runId, row, editionId, isPlaytest, host, starter, begun, now }: NewRun): Promise<void> {
  const { ending } = begun.state
  await transaction.insert(runs).values({
    id: runId,
    adventureId: row.id,
    editionId,
    isPlaytest,
    stateVersion: begun.state.stateVersion,
    state: begun.state,
    version: 1,
    contentLanguage: begun.language,
    startedAt: now,
    updatedAt: now,
    ...(ending ? { status: 'finished' as const, score: ending.score, finishedAt: now } : {}),
  })
  const partyId = newId()
  await transaction.insert(parties).values({ id: partyId, runId, maxPlayers: mostPlayers(row.recommendedPlayers) })
  await transaction.insert(players).values({
    id: host.playerId,
    partyId,
    userId: starter.userId,
    guestTokenHash: starter.guestHash ?? null,
    name: host.name,
    isHost: true,
    joinedAt: now,
    lastSeenAt: now,
  })
  await transaction
    .insert(runEvents)
    .values({ runId, seq: 1, commandId: newId(), playerId: host.playerId, command: begun.command, events: begun.events, createdAt: now })
}

/** By hand, because Drizzle would move the adventure's `updated_at`, and playing is no edit. */
async function countPlay(transaction: Transaction, adventureId: string): Promise<void> {
  await transaction.execute(sql`update adventures set total_plays = total_plays + 1 where id = ${adventureId}`)
  await announcePageChange(transaction)
}
