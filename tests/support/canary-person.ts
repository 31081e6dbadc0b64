import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { PgTable } from 'drizzle-orm/pg-core'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { newId, randomName } from '#app/shared/ids.ts'
import { accountTokens } from '#database/schema/account-tokens.ts'
import { authAccounts, authSessions, profiles, secondFactors, users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { auditLog, contactMessages, outboxMails, reports } from '#database/schema/back-office.ts'
import { adventureItems, adventureNpcs, npcDialogueNodes } from '#database/schema/cast.ts'
import { coAuthorInvitations, coAuthors } from '#database/schema/co-authors.ts'
import { draftCommands } from '#database/schema/draft-commands.ts'
import { draftChanges, draftVisits } from '#database/schema/draft-changes.ts'
import { draftNotes } from '#database/schema/draft-notes.ts'
import { draftPresence } from '#database/schema/draft-presence.ts'
import { draftVersions } from '#database/schema/draft-versions.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'
import * as escapeRoom from '#database/schema/escape-room.ts'
import { evenings } from '#database/schema/evenings.ts'
import { generationCalls } from '#database/schema/generation.ts'
import { groupSessions, groupTeams } from '#database/schema/groups.ts'
import * as mysteryDinner from '#database/schema/mystery-dinner.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { giftRedemptions, gifts, payoutAccounts, purchases } from '#database/schema/payments.ts'
import { reviews } from '#database/schema/play.ts'
import { adventurePuzzles, adventurePuzzleSolutions } from '#database/schema/puzzles.ts'
import { adventureScenes, sceneHotspots, sceneLayers } from '#database/schema/scenes.ts'
import { lockPlays, locks } from '#database/schema/locks.ts'
import { wishes } from '#database/schema/wishes.ts'
import { memberAs, startAs } from './play-as.ts'
import { isText, personalOf, snake } from './personal-texts.ts'
import type { buildTwoLocks } from './two-locks-game.ts'

export type Canary = { id: string; email: string; number: number; runId: string; sold: string; picture: string }

/** In every text of a person; none is the beginning of another. */
export const wordOf = (number: number) => `canary${number}z`
export const markOf = (number: number, column: string) => `${wordOf(number)}-${column.replace('.', '-')}`

/** Columns that `addCanary` has given a mark. */
export const marked = new Set<string>()

type Given = Record<string, unknown>

/** A row with a mark in each personal text that is not given. @returns its id, where it has one */
async function put(number: number, table: PgTable, given: Given = {}): Promise<string> {
  const { name, columns } = getTableConfig(table)
  const row: Given = { ...(columns.some((column) => column.name === 'id') && { id: newId() }), ...given }
  for (const column of columns) {
    const full = `${name}.${snake(column.name)}`
    if (column.name in given || !isText(column) || !personalOf(full)) continue
    const mark = markOf(number, full)
    const inDocument = Array.isArray(column.default) ? [mark] : { mark }
    row[column.name] = column.columnType === 'PgText' ? mark : column.columnType === 'PgArray' ? [mark] : inDocument
    marked.add(full)
  }
  await getDatabase()
    .insert(table)
    .values(row as never)
  return String(row['id'] ?? '')
}

type Game = Awaited<ReturnType<typeof buildTwoLocks>>

/** Somebody with a row of their own in every table that holds something of people. */
export async function addCanary(number: number, storage: FileStorage, game: Game): Promise<Canary> {
  const database = getDatabase()
  const email = `${markOf(number, 'users.email').replaceAll('_', '-')}@example.org`
  const userId = newId()
  await put(number, users, { id: userId, email, emailVerified: true, consentedAt: new Date() })
  marked.add('users.email')
  await put(number, authSessions, { userId, expiresAt: new Date(Date.now() + 3_600_000) })
  await put(number, authAccounts, { userId })
  await put(number, secondFactors, { userId })
  await put(number, accountTokens, { userId, email, purpose: 'verify_email', expiresAt: new Date() })
  marked.add('account_tokens.email')
  await put(number, outboxMails, {
    userId,
    template: 'verify_email',
    language: 'en',
    expiresAt: new Date(Date.now() + 3_600_000),
  })
  await put(number, auditLog, {
    actorId: userId,
    action: 'user.banned',
    entityType: 'user',
    entityId: null,
    detail: {},
  })
  await put(number, contactMessages, { email: email.toUpperCase(), language: 'en' })
  marked.add('contact_messages.email')
  await put(number, reports, {
    kind: 'adventure',
    subjectId: game.id,
    reason: 'other',
    reporterId: userId,
    reporterKey: newId(),
    subjectText: 'Two locks',
    outcome: '',
  })
  await put(number, generationCalls, { userId, function: 'f', provider: 'p', model: 'm', amount: 1 })
  const avatar = await putFile(number, storage, { ownerId: userId, purpose: 'avatar' })
  await put(number, profiles, { id: userId, avatarAssetId: avatar.id })
  const sold = await addWork(number, userId, storage)
  const purchaseId = await put(number, purchases, {
    buyerId: userId,
    adventureId: game.id,
    adventureTitle: 'Two locks',
    language: 'en',
    amountCents: 500,
    totalCents: 500,
    feeCents: 50,
    status: 'paid',
    provider: 'test',
    sessionId: `session-${newId()}`,
    paymentIntentId: `payment-${newId()}`,
    chargeId: `charge-${newId()}`,
    payoutAccountId: `account-${newId()}`,
    refundedAmountCents: undefined,
    refundedFeeCents: undefined,
  })
  await put(number, gifts, { purchaseId, codeHash: newId(), sealedCode: newId(), language: 'en' })
  await put(number, giftRedemptions, { purchaseId, userId })
  await put(number, payoutAccounts, { creatorId: userId })
  await put(number, reviews, { userId, adventureId: game.id, rating: 4, creatorAnswer: null })
  await put(number, wishes, { userId, adventureId: game.id, language: 'en' })
  const { id: shared } = await buildAdventure(database, { title: 'Made by two' })
  await put(number, draftPresence, { userId, adventureId: shared })
  await put(number, coAuthors, { userId, adventureId: shared, role: 'reviewer' })
  await put(number, draftVisits, { userId, adventureId: shared, revision: 1 })
  const note = { authorId: userId, adventureId: shared }
  const noteId = await put(number, draftNotes, { ...note, kind: 'scene', rowId: newId() })
  await put(number, draftNotes, { ...note, noteId, closedBy: userId })
  const sessionId = await put(number, groupSessions, {
    organiserId: userId,
    adventureId: game.id,
    editionId: game.editionId,
    arrival: 'list',
    starts: 'together',
    screenTokenHash: randomName(),
    sealedScreenToken: '',
    keptUntil: new Date(Date.now() + 86_400_000),
  })
  await put(number, groupTeams, { sessionId, displayOrder: 0, tokenHash: randomName(), sealedToken: '' })
  await put(number, evenings, {
    hostId: userId,
    adventureId: game.id,
    editionId: game.editionId,
    kind: 'mystery-dinner',
    language: 'en',
    day: '2030-01-01',
    tableTokenHash: randomName(),
    sealedTableToken: '',
    keptUntil: new Date(Date.now() + 86_400_000),
  })
  const lockId = await put(number, locks, { ownerId: userId, makerHash: null, language: 'en', typeVersion: 1 })
  await put(number, lockPlays, { lockId, guestHash: newId() })
  const runId = await playAlone(number, userId, game)
  await database.execute(sql`
    insert into rate_limit_counters (key, count, max_count, window_ends_at)
      values (${`chat|user:${userId}`}, 1, 5, now() + interval '1 hour')`)
  return { id: userId, email, number, runId, sold, picture: avatar.key }
}

async function putFile(number: number, storage: FileStorage, given: Given): Promise<{ id: string; key: string }> {
  const key = `canaries/${markOf(number, 'assets.storage_key')}-${randomName()}.webp`
  const bytes = Buffer.from(`RIFF ${markOf(number, 'files.bytes')}`)
  await storage.put(key, bytes, { mime: 'image/webp' })
  const id = await put(number, assets, {
    storageKey: key,
    name: `${markOf(number, 'assets.name')}-${randomName()}`,
    mime: 'image/webp',
    bytes: bytes.length,
    ...given,
  })
  for (const column of ['assets.storage_key', 'assets.name']) marked.add(column)
  return { id, key }
}

/** One that nobody bought, with all that an adventure can have, and one that somebody bought. */
async function addWork(number: number, userId: string, storage: FileStorage): Promise<string> {
  const listing = { creatorId: userId, kind: 'online-adventure', languages: ['en'] }
  const own = await put(number, adventures, listing)
  const adventureId = own
  await putFile(number, storage, { ownerId: userId, adventureId, purpose: 'scene' })
  const sceneId = await put(number, adventureScenes, { adventureId })
  await put(number, sceneHotspots, { sceneId, type: 'scene_link', x: 1, y: 1 })
  await put(number, sceneLayers, { sceneId, x: 1, y: 1, width: 1, height: 1 })
  const puzzleId = await put(number, adventurePuzzles, { adventureId })
  await put(number, adventurePuzzleSolutions, { puzzleId })
  await put(number, adventureItems, { adventureId })
  const npcId = await put(number, adventureNpcs, { adventureId })
  await put(number, npcDialogueNodes, { npcId })
  const { mysteryDinnerCharacters, mysteryDinnerCards, ...kits } = { ...escapeRoom, ...mysteryDinner }
  const characterId = await put(number, mysteryDinnerCharacters, { adventureId })
  await put(number, mysteryDinnerCards, { adventureId, characterId })
  for (const table of Object.values(kits)) await put(number, table, { adventureId })
  await put(number, draftVersions, { adventureId, cause: 'named' })
  await put(number, draftCommands, { adventureId })
  await put(number, draftChanges, { adventureId, userId, op: 'change', rowId: newId(), hour: new Date(0), revision: 1 })
  const invited = { role: 'editor', tokenHash: newId(), expiresAt: new Date(Date.now() + 86_400_000) }
  await put(number, coAuthorInvitations, { adventureId, ...invited })
  const editionId = await put(number, editions, {
    adventureId,
    number: 1,
    purpose: 'published',
    schemaVersion: 1,
    draftRevision: 1,
    createdBy: userId,
  })
  await put(number, editionSecrets, { editionId })
  // Of a game that is sold its words stay for who bought it: they name nobody here
  const sold = newId()
  await getDatabase()
    .insert(adventures)
    .values({
      id: sold,
      ...listing,
      title: 'Sold',
      slug: `sold-${sold}`,
      category: 'Mystery',
      status: 'published',
    } as never)
  await put(number, draftVersions, { adventureId: sold, cause: 'named' })
  await put(number, coAuthorInvitations, { adventureId: sold, ...invited, tokenHash: newId() })
  const buyer = newId()
  await getDatabase()
    .insert(users)
    .values({ id: buyer, name: 'A buyer', email: `${buyer}@example.org` })
  await buildPurchase(getDatabase(), { buyerId: buyer, adventureId: sold, amountCents: 900 })
  await put(number, reviews, { userId: buyer, adventureId: sold, rating: 5, text: 'Good.' })
  marked.delete('reviews.text')
  return sold
}

/** A game that only this person plays, with typed answers in its moves and its state. */
async function playAlone(number: number, userId: string, game: Game): Promise<string> {
  const { runId, play } = await startAs(memberAs(userId), game.id)
  await play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
  await play({ type: 'answer', puzzleId: game.ids.box, answer: { code: '9999' } })
  await typeInto(number, runId, userId, game)
  return runId
}

/** Puts marks where the person's words are: name, moves, what was tried, chat. */
export async function typeInto(number: number, runId: string, userId: string, game: Game): Promise<void> {
  const database = getDatabase()
  const tried = markOf(number, 'run_events.events')
  await database.execute(sql`
    update players set name = ${markOf(number, 'players.name')} from parties t where t.id = players.party_id
      and t.run_id = ${runId} and user_id = ${userId}`)
  await database.execute(sql`
    update run_events e set command = jsonb_set(command, '{answer}',
      ${JSON.stringify({ code: markOf(number, 'run_events.command') })}::jsonb),
      events = (select jsonb_agg(case when x->>'type' = 'answered_wrong' then jsonb_set(x, '{key}',
        ${JSON.stringify(tried)}::jsonb) else x end) from jsonb_array_elements(events) x)
    from players p where p.id = e.player_id and p.user_id = ${userId} and e.run_id = ${runId}
      and e.command->>'type' = 'answer'`)
  await database.execute(sql`
    update runs set state = jsonb_set(state, ${sql.param(['puzzles', game.ids.box, 'tried'])}::text[],
      (state #> ${sql.param(['puzzles', game.ids.box, 'tried'])}::text[]) || ${JSON.stringify([tried])}::jsonb)
      where id = ${runId}`)
  await database.execute(sql`
    insert into chat_messages (party_id, id, player_id, text)
    select t.id, ${newId()}::uuid, p.id, ${markOf(number, 'chat_messages.text')} from parties t
      join players p on p.party_id = t.id where t.run_id = ${runId} and p.user_id = ${userId}`)
  await database.execute(sql`
    insert into attempt_counters (actor, puzzle_id) values (${`user:${userId}`}, ${newId()}::uuid)`)
  for (const column of ['players.name', 'run_events.command', 'run_events.events', 'runs.state', 'chat_messages.text'])
    marked.add(column)
}
