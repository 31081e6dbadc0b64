import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { eveningHub } from '#app/features/kits/evening/evening-hub.server.ts'
import { findByGuest, findByTable, findOwnEvening } from '#app/features/kits/evening/find-evening.server.ts'
import { listAllEvenings } from '#app/features/kits/evening/list-evenings.server.ts'
import { look } from '#app/features/kits/evening/look-at-evening.server.ts'
import { newId } from '#app/shared/ids.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { buildPublishedKit } from '#database/factories/build-kit.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { editions } from '#database/schema/editions.ts'
import { evenings } from '#database/schema/evenings.ts'
import { kitHintDays } from '#database/schema/kits.ts'
import { playDays } from '#database/schema/figures.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { roomHostSees, teamSees, timerSees } from './look-at-room.server.ts'
import { openRoom, readRoomOffer } from './open-room.server.ts'
import type { RoomHostCommand, TeamCommand } from './room-evening.ts'
import { submitToRoom } from './submit-room.server.ts'

useDatabase()

let kit: Awaited<ReturnType<typeof buildPublishedKit>>
let viewer: { userId: string; role: string }

beforeAll(async () => {
  kit = await buildPublishedKit(getDatabase(), 'escape-room')
  viewer = { userId: (await buildUser(getDatabase())).id, role: 'user' }
})

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

/** A new evening, and all that its screens and links do. */
async function open() {
  const database = getDatabase()
  const form = { team: 'The Owls', minutes: 45, language: 'en' as const, plays: false }
  const { eveningId } = await openRoom(database, { adventureId: kit.id, viewer, form })
  const seen = async () => look(database, await findOwnEvening(database, { eveningId, hostId: viewer.userId }))
  const host = async () => roomHostSees(await seen(), { locale: 'en', origin: 'https://whodini.example' })!
  const first = await host()
  const tokenOf = (address: string) => new URL(address).pathname.split('/').at(-1)!
  const links = { team: tokenOf(first.teamLink!.address), timer: tokenOf(first.timerLink!.address) }
  const { tokenHash } = await findByGuest(database, links.team)
  const timerHash = (await findByTable(database, links.timer)).evening.tableTokenHash
  return {
    eveningId,
    links,
    tokenHash,
    seen,
    host,
    team: async () => teamSees(await seen(), { locale: 'en', tokenHash })!,
    timer: async () => timerSees(await seen(), { locale: 'en', tokenHash: timerHash })!,
    asTeam: (command: TeamCommand, now?: number) => submitToRoom(database, eveningId, { as: 'team', command }, now),
    asHost: (command: RoomHostCommand, now?: number) => submitToRoom(database, eveningId, { as: 'host', command }, now),
  }
}

/** By the name that is printed. */
const idOf = async ({ host }: Awaited<ReturnType<typeof open>>, name: string) =>
  (await host()).list.find((lock) => lock.name === `Puzzle ${name}`)!.id

const plays = async () =>
  (await getDatabase().select().from(playDays).where(eq(playDays.editionId, kit.publishedEditionId!))).reduce(
    (sum, row) => sum + row.plays,
    0,
  )

test('an answer on the phone is right or not, and too many are judged no more', async () => {
  const evening = await open()
  const verse = await idOf(evening, 'verse')
  const box = await idOf(evening, 'box')
  const answer = (text: string, puzzleId = verse) => evening.asTeam({ type: 'answer', puzzleId, text }, 1_000)
  expect(await answer('clock')).toEqual({ refused: 'early' })
  expect((await evening.team()).list).toEqual([])
  await evening.asHost({ type: 'start' }, 0)
  for (const text of ['rook', 'raven', 'the owl']) expect(await answer(text)).toMatchObject({ isRight: false })
  expect(await answer('clock')).toEqual({ refused: 'wait' })
  expect(await answer('000', box)).toMatchObject({ isRight: false })
  const lock = (await evening.team()).list.find(({ id }) => id === verse)!
  expect(lock).toMatchObject({ isTyped: true, isOpen: false, given: [] })
  expect(await evening.asTeam({ type: 'answer', puzzleId: verse, text: 'Horloge' }, 32_000)).toMatchObject({
    isRight: true,
  })
  expect(await evening.timer()).toMatchObject({ opened: 1, locks: 3, hints: 0, end: null })
})

test('what is said again after a lost answer changes nothing, and nobody is told', async () => {
  const evening = await open()
  await evening.asHost({ type: 'start' })
  for (const again of [
    () => evening.asTeam({ type: 'stuck', isStuck: true }),
    () => evening.asHost({ type: 'say', text: 'Look up' }),
    () => evening.asHost({ type: 'name', team: 'The Newts' }),
    () => evening.asHost({ type: 'addTime', to: 50 }),
  ])
    expect(await again()).toEqual(await again())
  expect((await evening.host()).minutes).toBe(50)
})

test('a view that cannot be made ends its own stream and no other', async () => {
  const { eveningId } = await open()
  const ended = Promise.withResolvers<void>()
  const shown = Promise.withResolvers<string>()
  const leave = [
    eveningHub().open(eveningId, { send: () => {}, close: () => ended.resolve() }, () => {
      throw new Error('no such view')
    }),
    eveningHub().open(eveningId, { send: (event) => shown.resolve(event), close: () => {} }, () => ({ version: 1 })),
  ]
  await ended.promise
  expect(await shown.promise).toBe('view')
  for (const each of leave) each()
})

test('no screen of a room says an answer, what a lock holds, or a hint that nobody took', async () => {
  const evening = await open()
  // A host who leads may read the hints
  const host = async () => (await evening.host()).list.map((lock) => ({ ...lock, help: [] }))
  const screens = async () => JSON.stringify([await evening.team(), await evening.timer(), await host()])
  const secrets = /Look at|The sheet of|horloge|under the rug|What note says|Lay it all out|Come in out/u
  expect(await screens()).not.toMatch(secrets)
  await evening.asHost({ type: 'start' })
  await evening.asTeam({ type: 'answer', puzzleId: await idOf(evening, 'verse'), text: 'clock' })
  expect(await screens()).not.toMatch(secrets)
})

test('a hint counts once in the evening and in its creator’s figures', async () => {
  const evening = await open()
  const puzzleId = await idOf(evening, 'chest')
  await evening.asHost({ type: 'start' })
  for (const step of [1, 1]) await evening.asTeam({ type: 'hint', puzzleId, step })
  expect((await evening.team()).list.find(({ id }) => id === puzzleId)!.given).toHaveLength(1)
  const rows = await getDatabase().select().from(kitHintDays).where(eq(kitHintDays.puzzleId, puzzleId))
  expect(rows).toMatchObject([{ step: 1, count: 1 }])
})

test('the last lock ends it, and a second game of the same host is one more play, once', async () => {
  const evening = await open()
  const before = await plays()
  const chest = await idOf(evening, 'chest')
  await evening.asHost({ type: 'start' }, 0)
  expect(await evening.asTeam({ type: 'opened', puzzleId: chest }, 0)).toEqual({ refused: 'last' })
  for (const { id } of (await evening.team()).list)
    if (id !== chest) await evening.asHost({ type: 'opened', puzzleId: id }, 0)
  await evening.asTeam({ type: 'opened', puzzleId: chest }, 600_000)
  expect((await evening.team()).end).toEqual({ hasEscaped: true, playedMs: 600_000, hints: 0 })
  expect(await evening.asTeam({ type: 'stuck', isStuck: true })).toEqual({ refused: 'over' })
  await evening.asHost({ type: 'shut', puzzleId: chest })
  await evening.asHost({ type: 'end' })
  expect(await plays()).toBe(before + 1)
  const [row] = await getDatabase().select().from(evenings).where(eq(evenings.id, evening.eveningId))
  expect(row!.keptUntil.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000)
})

test('an evening that nobody started is no play', async () => {
  const evening = await open()
  const before = await plays()
  await evening.asHost({ type: 'end' })
  expect(await plays()).toBe(before)
})

test('links of another evening, and of the other screen, show nothing of this one', async () => {
  const [own, other] = [await open(), await open()]
  const seen = await own.seen()
  expect(teamSees(seen, { locale: 'en', tokenHash: other.tokenHash })).toBe(null)
  expect(timerSees(seen, { locale: 'en', tokenHash: own.tokenHash })).toBe(null)
  expect(await codeOf(findByTable(getDatabase(), own.links.team))).toBe('notFound')
  expect(await codeOf(findByGuest(getDatabase(), own.links.timer))).toBe('notFound')
  const stranger = (await buildUser(getDatabase())).id
  expect(await codeOf(findOwnEvening(getDatabase(), { eveningId: own.eveningId, hostId: stranger }))).toBe('notFound')
})

test('a host finds every game again, with its title, until its kit is taken down', async () => {
  const { eveningId, asHost } = await open()
  await asHost({ type: 'end' })
  const listed = async (userId: string) =>
    (await listAllEvenings(getDatabase(), { userId, locale: 'en' })).find(({ id }) => id === eveningId)
  expect(await listed(viewer.userId)).toMatchObject({ title: kit.title, team: 'The Owls', isOver: true })
  expect(await listed((await buildUser(getDatabase())).id)).toBe(undefined)
  const ofKit = eq(adventures.id, kit.id)
  await getDatabase().update(adventures).set({ status: 'in_review' }).where(ofKit)
  expect(await listed(viewer.userId)).toBe(undefined)
  await getDatabase().update(adventures).set({ status: 'published' }).where(ofKit)
})

test('a game of an edition that can no longer be read is listed, too', async () => {
  const { eveningId } = await open()
  const hostId = (await buildUser(getDatabase())).id
  const [evening] = await getDatabase().select().from(evenings).where(eq(evenings.id, eveningId))
  const [edition] = await getDatabase().select().from(editions).where(eq(editions.id, evening!.editionId))
  const document = { title: { en: 'Old', fr: 'Vieux' }, primaryLanguage: 'en' }
  const [old] = await getDatabase()
    .insert(editions)
    .values({ ...edition!, id: newId(), number: 99, document })
    .returning()
  await getDatabase()
    .insert(evenings)
    .values({ ...evening!, id: newId(), hostId, editionId: old!.id, tableTokenHash: newId() })
  const listed = await listAllEvenings(getDatabase(), { userId: hostId, locale: 'fr' })
  expect(listed).toMatchObject([{ title: 'Vieux', team: 'The Owls', isOver: false }])
})

test('only who may download the room opens a game of it, and with the same people again', async () => {
  const paid = await buildPublishedKit(getDatabase(), 'escape-room', { priceCents: 900 })
  const form = { team: 'The Owls', minutes: 45, language: 'en' as const, plays: false }
  expect(await codeOf(openRoom(getDatabase(), { adventureId: paid.id, viewer, form }))).toBe('notFound')
  const { eveningId } = await openRoom(getDatabase(), { adventureId: kit.id, viewer, form })
  const offer = { adventureId: kit.id, viewer, locale: 'fr' as const }
  expect(await readRoomOffer(getDatabase(), { ...offer, from: eveningId })).toMatchObject({
    typed: { team: 'The Owls', language: 'en' },
  })
  const { own } = (await readRoomOffer(getDatabase(), { ...offer, from: null }))!
  expect(own[0]).toMatchObject({ id: eveningId, team: 'The Owls', isOver: false })
  const another = await buildPublishedKit(getDatabase(), 'escape-room')
  const ofAnother = readRoomOffer(getDatabase(), { ...offer, adventureId: another.id, from: eveningId })
  expect(await codeOf(ofAnother)).toBe('notFound')
  const dinner = await buildPublishedKit(getDatabase(), 'mystery-dinner')
  expect(await readRoomOffer(getDatabase(), { ...offer, adventureId: dinner.id, from: null })).toBe(null)
})
