import { sql } from 'drizzle-orm'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { mostPlayers } from '#app/features/rows/catalogue.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { compilePlaytestEdition } from '#app/features/adventure/compile-playtest-edition.server.ts'
import type { PartyCommand } from '#app/features/engine/command.schema.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import { checkStage } from '#app/features/engine/set-stage.ts'
import type { Stage, StageProblem } from '#app/features/engine/stage.schema.ts'
import { findLobby, lobbyFacts } from './lobby.queries.server.ts'
import type { LobbyRow } from './lobby.queries.server.ts'
import { lobbyView, mayPlayTogether, startKind } from './lobby.policy.ts'
import { cleanName } from '#app/features/play/party/clean-words.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId, newId } from '#app/shared/ids.ts'
import { parties, players, runEvents, runs } from '#database/schema/play.ts'
import { beginRun } from '#app/features/play/runs/begin-run.ts'
import { loadEdition, loadSecrets, readEdition } from '#app/features/play/runs/editions.server.ts'

export type Starter = (Member & { name: string }) | { userId: null; guestHash: string }

type StartInput = {
  adventureId: string
  starter: Starter
  language: Locale
  sceneId?: string
  stage?: Stage
  withFriends?: boolean
  now?: Date
  /** Writes what belongs to the run in its transaction; what it throws undoes the start. */
  alongside?: (transaction: Transaction, runId: string) => Promise<void>
}

export type Started = { runId: string } | { findings: Finding[] } | { problems: StageProblem[] }

/** The starter is the host and begins in the first scene. A play is counted, a playtest is not. @throws AppError
 * notFound, notPlayable (starts no new runs), purchaseNeeded, invalidInput (no such scene) */
export async function startRun(database: Database, input: StartInput): Promise<Started> {
  const { starter } = input
  const person = personOf(starter)
  const row = isId(input.adventureId) ? await findLobby(database, input.adventureId, person) : undefined
  const facts = row && lobbyFacts(row, person)
  if (!row || !facts || lobbyView(facts) === 'hidden') throw new AppError('notFound')
  // The printed kinds are downloaded, not played
  if (row.kind !== 'online-adventure') throw new AppError('notPlayable')
  if (input.stage) return startPlaytest(database, row, starter, input)
  if (input.withFriends && mostPlayers(row.recommendedPlayers) < 2)
    throw new AppError('invalidInput', { log: 'made for one' })
  const known = startKind(facts)
  // Staff who play to judge, like authors who play their own work, are counted in no figure
  const counts = !facts.isAuthor && !facts.judges
  const isOwn = known === 'playtest' && input.withFriends === true
  if (isOwn && !mayPlayTogether(facts)) throw new AppError('notPlayable', { log: 'a playtest is for one' })
  const kind = isOwn ? 'play' : known
  if (kind === 'playtest') return startPlaytest(database, row, starter, input, facts.judges)
  if (input.sceneId !== undefined) throw new AppError('invalidInput', { log: 'only a playtest begins elsewhere' })
  if (kind === 'buy') throw new AppError('purchaseNeeded')
  if (kind !== 'play' || row.editionId === null) throw new AppError('notPlayable')
  const editionId = row.editionId
  const edition = { document: (await loadEdition(editionId)).document, secrets: await loadSecrets(editionId) }
  return database.transaction(async (transaction) => {
    const runId = await insertRun(transaction, {
      row,
      editionId,
      edition,
      isPlaytest: false,
      isOwn: !counts,
      input,
    })
    if (counts) await countPlay(transaction, row.id)
    await input.alongside?.(transaction, runId)
    return { runId }
  })
}

const personOf = (starter: Starter) =>
  starter.userId === null
    ? { userId: null, guestHash: starter.guestHash, isAdmin: false }
    : {
        userId: starter.userId,
        guestHash: null,
        isAdmin: starter.role === 'admin',
        isModerator: starter.role === 'moderator',
      }

/** Writes edition and run together, or another playtest could delete the edition in between. */
function startPlaytest(
  database: Database,
  row: LobbyRow,
  starter: Starter,
  input: StartInput,
  judges = false,
): Promise<Started> {
  if (starter.userId === null) throw new AppError('notFound', { log: 'a guest has no drafts' })
  return database.transaction(async (transaction) => {
    const { editionId, findings } = await compilePlaytestEdition(transaction, starter, {
      adventureId: row.id,
      judges,
    })
    if (editionId === null) return { findings }
    const edition = await readEdition(transaction, editionId)
    const problems = input.stage ? checkStage({ edition: edition.document, secrets: edition.secrets }, input.stage) : []
    if (problems.length > 0) return { problems }
    return { runId: await insertRun(transaction, { row, editionId, edition, isPlaytest: true, isOwn: false, input }) }
  })
}

type Game = { document: EditionDocument; secrets: EditionSecrets }

/** `stage` and `sceneId`: where a playtest begins. */
function begin({ document, secrets }: Game, playerId: string, isPlaytest: boolean, input: StartInput) {
  const { sceneId, stage, language: wanted } = input
  const command: PartyCommand = {
    type: 'join',
    ...(sceneId === undefined ? {} : { sceneId }),
    ...(stage ? { stage } : {}),
  }
  const game = { edition: document, secrets, judge: puzzleJudge, isPlaytest }
  return { ...beginRun(game, { playerId, wanted, command }), command }
}

/** For children, the chat is off until the host turns it on, and then it hides phone numbers. */
const quietCategories: ReadonlySet<string> = new Set(['Family', 'Educational'])

type NewRun = {
  row: LobbyRow
  editionId: string
  edition: Game
  isPlaytest: boolean
  isOwn: boolean
  input: StartInput
}

async function insertRun(
  transaction: Transaction,
  { row, editionId, edition, isPlaytest, isOwn, input }: NewRun,
): Promise<string> {
  const { starter, now = new Date() } = input
  const [runId, partyId, playerId] = [newId(), newId(), newId()]
  const { state, events, language, command } = begin(edition, playerId, isPlaytest, input)
  const ended = state.ending ? { status: 'finished' as const, score: state.ending.score, finishedAt: now } : {}
  const times = { startedAt: now, updatedAt: now }
  await transaction.insert(runs).values({
    id: runId,
    adventureId: row.id,
    editionId,
    isPlaytest,
    isOwn,
    stateVersion: state.stateVersion,
    state,
    version: 1,
    contentLanguage: language,
    ...times,
    ...ended,
  })
  await transaction.insert(parties).values({
    id: partyId,
    runId,
    maxPlayers: isPlaytest ? 1 : mostPlayers(row.recommendedPlayers),
    chatEnabled: !quietCategories.has(row.category),
    chatHidesNumbers: quietCategories.has(row.category),
  })
  const guestName = m.play_guest_name({}, { locale: input.language })
  const who =
    starter.userId === null
      ? { guestTokenHash: starter.guestHash, name: guestName }
      : { userId: starter.userId, name: cleanName(starter.name) || guestName }
  await transaction
    .insert(players)
    .values({ id: playerId, partyId, ...who, isHost: true, joinedAt: now, lastSeenAt: now })
  await transaction
    .insert(runEvents)
    .values({ runId, seq: 1, commandId: newId(), playerId, command, events, createdAt: now })
  return runId
}

/** Raw SQL: Drizzle would set `updated_at`. Cached pages stay, since on a busy evening none would last. */
async function countPlay(transaction: Transaction, adventureId: string): Promise<void> {
  await transaction.execute(sql`update adventures set total_plays = total_plays + 1 where id = ${adventureId}`)
}
