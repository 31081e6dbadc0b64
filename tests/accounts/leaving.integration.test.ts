import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { eraseClosedAccounts } from '#app/features/account/erase-accounts.server.ts'
import { exportAccount } from '#app/features/account/export-account.server.ts'
import { inviteToParty } from '#app/features/play/party/invite-to-party.server.ts'
import { joinParty } from '#app/features/play/party/join-party.server.ts'
import { personalParts } from '#app/personal-data.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { DiskStorage } from '#app/platform/storage/disk.server.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { personalColumns } from '#database/personal-columns.ts'
import { users } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { purchases } from '#database/schema/payments.ts'
import { parties, players } from '#database/schema/play.ts'
import { filesOf } from '#tests/studio/zips.ts'
import { addCanary, marked, markOf, typeInto, wordOf } from '#tests/support/canary-person.ts'
import type { Canary } from '#tests/support/canary-person.ts'
import { memberAs, playAs, startAs } from '#tests/support/play-as.ts'
import { personalOf, personalTexts } from '#tests/support/personal-texts.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'

useDatabase()

const parts = Object.values(personalParts)
const people: Canary[] = []
let folder: string
let storage: DiskStorage
let game: Awaited<ReturnType<typeof buildTwoLocks>>
let sharedRun: string

beforeAll(async () => {
  vi.stubEnv('AUTH_SECRET', 'a secret for the tests of leaving, long enough')
  vi.stubEnv('PUBLIC_URL', 'https://whodini.test')
  folder = await mkdtemp(join(tmpdir(), 'whodini-leaving-'))
  storage = new DiskStorage(folder)
  game = await buildTwoLocks(getDatabase())
  for (let number = 1; number <= 10; number++) people.push(await addCanary(number, storage, game))
  sharedRun = await playTogether(people[0]!, people[1]!)
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

/** The first is the host; both type, chat and guess. */
async function playTogether(host: Canary, guest: Canary): Promise<string> {
  const { runId, play } = await startAs(memberAs(host.id), game.id)
  await inviteToParty(getDatabase(), { userId: host.id, guestHash: null }, runId)
  const [party] = await getDatabase().select().from(parties).where(eq(parties.runId, runId))
  const joiner = { person: { userId: guest.id, guestHash: null }, name: 'x' }
  expect(await joinParty(getDatabase(), { runId, code: party!.joinCode! }, joiner)).toBe('joined')
  await play({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
  await play({ type: 'answer', puzzleId: game.ids.box, answer: { code: '9999' } })
  const other = playAs(runId, memberAs(guest.id))
  await other({ type: 'use_hotspot', hotspotId: game.ids.boxSpot })
  await other({ type: 'answer', puzzleId: game.ids.box, answer: { code: '9998' } })
  for (const { number, id } of [host, guest]) await typeInto(number, runId, id, game)
  return runId
}

async function exportOf({ id }: Canary, locale: 'en' | 'fr' = 'en') {
  const { name, stream } = await exportAccount({ database: getDatabase(), storage, parts }, id, locale)
  const files = await filesOf(await buffer(stream))
  return { name, files, text: Object.values(files).join('\n') }
}

/** `table: how often` for every table of ours, and of the job queue, with the word in any of its columns. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await getDatabase().execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`)
  const found: string[] = []
  for (const { schema, name } of rows) {
    const counted = await getDatabase().execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(`"${schema}"."${name}"`)} as t
        where position(lower(${word}) in lower(t::text)) > 0`,
    )
    if (counted.rows[0]!.count > 0) found.push(`${name}: ${counted.rows[0]!.count}`)
  }
  return found
}

async function filesWith(word: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const found: string[] = []
  for (const { parentPath, name } of names) {
    const path = join(parentPath, name)
    if (path.includes(word) || (await readFile(path)).includes(word)) found.push(path)
  }
  return found
}

const closeNow = ({ id }: { id: string }) =>
  getDatabase().update(users).set({ closesAt: new Date() }).where(eq(users.id, id))

const eraseDue = () => eraseClosedAccounts({ database: getDatabase(), storage, parts })

test('the made-up people have a mark in every personal text except those that cannot hold one', () => {
  const unmarked = [
    // Checked by the database, or what stays
    'adventures.languages',
    'purchases.adventure_title',
    'purchases.session_id',
    'purchases.payment_intent_id',
    'purchases.charge_id',
    'reports.reporter_key',
    'reports.subject_text',
    'reports.outcome',
    'purchases.payout_account_id',
    'audit_log.entity_id',
    'audit_log.detail',
    // Keys that are made of ids
    'rate_limit_counters.key',
    'attempt_counters.actor',
    // These store nothing
    'auth_verifications.identifier',
    'auth_verifications.value',
    'players.guest_token_hash',
    'locks.maker_hash',
    'lock_plays.guest_hash',
  ]
  expect(
    personalTexts()
      .filter((column) => !marked.has(column))
      .sort(),
  ).toEqual(unmarked.sort())
})

describe('the export', () => {
  test.each([1, 2, 7])('of person %i has every text that the table promises, and no other', async (number) => {
    const { text } = await exportOf(people[number - 1]!)
    const promised = [...marked].filter((column) => personalOf(column)!.export === true)
    expect(promised.length).toBeGreaterThan(80)
    expect(promised.filter((column) => !text.toLowerCase().includes(markIn(number, column)))).toEqual([])
    const withheld = [...marked].filter((column) => personalOf(column)!.export !== true)
    expect(withheld.filter((column) => text.includes(`${markOf(number, column)}"`))).toEqual([])
  })

  test.each([1, 2, 7])('of person %i has nothing of the nine others', async (number) => {
    const { text } = await exportOf(people[number - 1]!)
    const others = people.filter((person) => person.number !== number)
    expect(others.filter((other) => text.includes(wordOf(other.number)) || text.includes(other.id))).toEqual([])
  })

  test('has each kept version and edition of an adventure in its own file', async () => {
    const names = Object.keys((await exportOf(people[2]!)).files)
    const drafts = names.filter((name) => /^adventures\/[^/]+\.json$/.test(name))
    expect(drafts).toHaveLength(2)
    for (const draft of drafts)
      expect(names.some((name) => name.startsWith(draft.replace('.json', '/version-')))).toBe(true)
    expect(names.filter((name) => /^adventures\/[^/]+\/edition-\d+\.json$/.test(name))).toHaveLength(1)
  })

  test('has the files as they are stored', async () => {
    const { files } = await exportOf(people[2]!)
    const stored = Object.entries(files).filter(([name]) => name.startsWith('files/'))
    expect(stored.map(([, bytes]) => String(bytes))).toEqual(Array(2).fill(`RIFF ${markOf(3, 'files.bytes')}`))
  })

  test.each([
    ['en', /^whodini-my-data-\d{4}-\d\d-\d\d\.zip$/, 'README.txt', 'Everything that Whodini keeps about you'],
    ['fr', /^whodini-mes-donnees-\d{4}-\d\d-\d\d\.zip$/, 'LISEZMOI.txt', 'Tout ce que Whodini conserve à votre sujet'],
  ] as const)('is named and explained in the reader’s language (%s)', async (locale, name, note, title) => {
    const zip = await exportOf(people[3]!, locale)
    expect(zip.name).toMatch(name)
    expect(String(zip.files[note])).toContain(title)
    for (const file of Object.keys(zip.files).filter((path) => !path.includes('/') && path !== note))
      expect(String(zip.files[note])).toContain(file)
  })
})

/** Addresses have hyphens, and one is written in capitals. */
const markIn = (number: number, column: string): string =>
  column.endsWith('.email') ? people[number - 1]!.email : markOf(number, column).toLowerCase()

describe('the erasure', () => {
  test('leaves nothing of the person in any column of any table, nor in any file', async () => {
    const [gone, friend] = people as [Canary, Canary]
    expect((await tablesWith(wordOf(1))).length).toBeGreaterThan(35)
    expect((await filesWith(wordOf(1))).length).toBe(2)
    const friendsBefore = await tablesWith(wordOf(2))
    await closeNow(gone)
    expect(await eraseDue()).toBe(1)
    expect(await tablesWith(wordOf(1))).toEqual([])
    expect(await tablesWith(gone.id)).toEqual([])
    expect(await filesWith(wordOf(1))).toEqual([])
    expect(await storage.exists(gone.picture)).toBe(false)
    // The people who played with them have lost nothing
    expect(await tablesWith(wordOf(2))).toEqual(friendsBefore)
    expect((await exportOf(friend)).text).toContain(markOf(2, 'run_events.command'))
    expect(await eraseDue()).toBe(0)
  })

  test('what was bought stays with its buyers, without its creator and out of the library', async () => {
    const [row] = await getDatabase().select().from(adventures).where(eq(adventures.id, people[0]!.sold))
    expect(row).toMatchObject({ title: 'Sold', creatorId: null })
    expect(row!.deletedAt).not.toBeNull()
    const sales = await getDatabase().select().from(purchases).where(eq(purchases.adventureId, people[0]!.sold))
    expect(sales).toHaveLength(1)
  })

  test('a sold adventure keeps its pictures and games, and its buyer can begin another game', async () => {
    const seller = await buildUser(getDatabase())
    const buyer = await buildUser(getDatabase())
    const sold = await buildTwoLocks(getDatabase(), { creatorId: seller.id, priceCents: 900 })
    const cover = await buildAsset(getDatabase(), { adventureId: sold.id, ownerId: seller.id })
    await storage.put(cover.storageKey, Buffer.from('a picture'), { mime: 'image/webp' })
    await buildPurchase(getDatabase(), { buyerId: buyer.id, adventureId: sold.id, amountCents: 900 })
    const begun = await startAs(memberAs(buyer.id), sold.id)
    await closeNow(seller)
    expect(await eraseDue()).toBe(1)
    expect(await storage.exists(cover.storageKey)).toBe(true)
    const [kept] = await getDatabase().select().from(assets).where(eq(assets.id, cover.id))
    expect(kept).toMatchObject({ adventureId: sold.id, ownerId: null })
    for (const { play } of [begun, await startAs(memberAs(buyer.id), sold.id)]) {
      const reply = await play({ type: 'use_hotspot', hotspotId: sold.ids.boxSpot })
      expect(JSON.stringify(reply)).toContain(sold.ids.box)
    }
  })

  test('the person’s payments stay, without a name', async () => {
    const paid = await getDatabase().select().from(purchases).where(eq(purchases.adventureId, game.id))
    expect(paid.map(({ buyerId }) => buyerId).filter((buyerId) => buyerId === null)).toHaveLength(1)
    expect(paid).toHaveLength(10)
  })

  test('a shared game goes on: the other player becomes host, and the game can be played', async () => {
    const { rows } = await getDatabase().execute<{ name: string; host: boolean; left: boolean; isFriend: boolean }>(sql`
      select p.name, p.is_host as host, p.removed_at is not null as left, p.user_id is not null as "isFriend"
      from players p join parties t on t.id = p.party_id where t.run_id = ${sharedRun} order by p.user_id nulls first`)
    expect(rows).toEqual([
      { name: 'Guest', host: false, left: true, isFriend: false },
      { name: markOf(2, 'players.name'), host: true, left: false, isFriend: true },
    ])
    const play = playAs(sharedRun, memberAs(people[1]!.id))
    const reply = await play({ type: 'answer', puzzleId: game.ids.box, answer: { code: '0427' } })
    expect(JSON.stringify(reply)).toContain('puzzle_solved')
  })

  test('nobody else is erased, nor anybody before their day or without asking', async () => {
    const [, , third] = people as [Canary, Canary, Canary]
    await getDatabase()
      .update(users)
      .set({ closesAt: new Date(Date.now() + 60_000) })
      .where(eq(users.id, third.id))
    expect(await eraseDue()).toBe(0)
    await getDatabase().update(users).set({ closesAt: null }).where(eq(users.id, third.id))
    expect(await getDatabase().$count(players, eq(players.userId, third.id))).toBeGreaterThan(0)
  })

  test('the owner of the samples is never erased', async () => {
    const seeded = people[8]!
    await getDatabase().update(users).set({ isSeeded: true }).where(eq(users.id, seeded.id))
    await closeNow(seeded)
    expect(await eraseDue()).toBe(0)
    expect(await getDatabase().$count(users, eq(users.id, seeded.id))).toBe(1)
  })

  test('two processes that run at the same time erase each account once', async () => {
    const [, , , , fifth, sixth] = people as Canary[]
    await closeNow(fifth!)
    await closeNow(sixth!)
    const done = await Promise.all([eraseDue(), eraseDue()])
    expect(done[0]! + done[1]!).toBe(2)
    for (const person of [fifth!, sixth!]) expect(await tablesWith(wordOf(person.number))).toEqual([])
  })
})

test('every part of the table has a feature that is responsible for it', () => {
  expect([...new Set(Object.values(personalColumns).map(({ part }) => part))].sort()).toEqual(
    Object.keys(personalParts).sort(),
  )
})
