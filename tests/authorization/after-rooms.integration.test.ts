import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RoomHostView, TeamView, TimerView } from '#app/features/kits/evening/room/room-views.ts'
import { m } from '#app/i18n/generated/messages.js'
import { mostStreamsOfOne } from '#app/platform/realtime/event-streams.server.ts'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { buildPublishedKit } from '#database/factories/build-kit.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { command, seenBy } from '#tests/support/evening-driver.ts'
import type { OpenedEvening } from '#tests/support/evening-driver.ts'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import type { Person, Reply } from '#tests/support/person.ts'

/* A game of a room by its addresses, for its host, somebody else, its team and the room's screen. */

let world: HttpWorld
let host: Person
let other: Person
let game: OpenedEvening
let team: string
let timer: string
const stranger = () => world.person()
const statusOf = async (reply: Promise<Reply>) => (await reply).status
const told = async (reply: Promise<Reply>) => JSON.parse((await reply).text) as unknown
const asTeam = (body: object) => told(command(stranger(), team, body))
const asHost = (body: object) => told(command(host, game.path, body))
const pathOf = (link: { address: string } | null) => new URL(link!.address).pathname
const idOf = async (name: string) =>
  (await seenBy<RoomHostView>(host, game.path)).list.find((lock) => lock.name === `Puzzle ${name}`)!.id

beforeAll(async () => {
  world = await openHttpWorld()
  const database = createDatabase({ connectionString: world.databaseUrl })
  host = await world.member('host@example.org')
  other = await world.member('other@example.org')
  const kit = await buildPublishedKit(database.database, 'escape-room')
  await database.pool.end()
  await world.database.query(`select pg_notify('whodini_pages', '')`)
  const form = { team: 'The Owls', minutes: '45', language: 'en' }
  const refused = await host.postForm(`/evening/new/${kit.id}`, { ...form, minutes: 'soon' })
  expect([refused.status, refused.text.includes('The Owls')]).toEqual([400, true])
  expect(refused.text).toContain(`<title>${m.evening_room_new({}, { locale: 'en' })}`)
  const { headers } = await host.postForm(`/evening/new/${kit.id}`, form)
  game = { path: headers.location!, id: headers.location!.split('/').at(-1)! }
  const view = await seenBy<RoomHostView>(host, game.path)
  team = pathOf(view.teamLink)
  timer = pathOf(view.timerLink)
}, 120_000)

afterAll(() => world?.close())

test('a game is its host’s alone, and its links open for whoever has them', async () => {
  expect(await statusOf(other.get(game.path))).toBe(404)
  expect(await statusOf(command(other, game.path, { type: 'start' }))).toBe(404)
  for (const path of [team, timer]) {
    const page = await stranger().get(path)
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })
    expect(page.text).toContain('The Owls')
  }
  // A sheet’s code asks first whether the game is still there
  expect(await statusOf(stranger().send('HEAD', team))).toBe(200)
  expect(await statusOf(stranger().get(team.replace('guest', 'table')))).toBe(404)
  expect(await statusOf(command(stranger(), timer, { type: 'stuck', isStuck: true }))).toBe(404)
})

test('everybody of a team may have its link open, and one screen has no more than one person', async () => {
  const open = async (path: string) => {
    const streams = await Promise.all(
      Array.from({ length: mostStreamsOfOne + 2 }, () => openEventStream(stranger(), `${path}/events`)),
    )
    for (const each of streams) each.leave()
    return streams.filter(({ status }) => status === 200).length
  }
  expect([await open(team), await open(timer)]).toEqual([mostStreamsOfOne + 2, mostStreamsOfOne])
})

test.each([
  ['a guest’s', { type: 'notes', text: 'x' }],
  ['a host’s', { type: 'start' }],
  ['none', { type: 'answer' }],
])('what a team does not do is refused: %s', async (_, body) => {
  expect(await statusOf(command(stranger(), team, body))).toBe(400)
})

test('a dinner’s commands do nothing to a room', async () => {
  expect(await statusOf(command(host, game.path, { type: 'turn', from: { phase: 0, revealed: 0 } }))).toBe(400)
  const day = new Date().toISOString().slice(0, 10)
  const details = { deed: 'details', host: 'Hana', day, time: '', place: '' }
  expect(await statusOf(command(host, game.path, details))).toBe(404)
})

test('phones and the screen hear what happens, and no stream or page says an answer', async () => {
  const [phone, screen] = await Promise.all([
    openEventStream(stranger(), `${team}/events`),
    openEventStream(stranger(), `${timer}/events`),
  ])
  const verse = await idOf('verse')
  expect(await asTeam({ type: 'answer', puzzleId: verse, text: 'clock' })).toEqual({ refused: 'early' })
  expect((await seenBy<TeamView>(stranger(), team)).list).toEqual([])
  await asHost({ type: 'start' })
  expect(await asTeam({ type: 'answer', puzzleId: verse, text: 'rook' })).toMatchObject({ isRight: false })
  expect(await asTeam({ type: 'hint', puzzleId: verse, step: 1 })).toMatchObject({ version: 4 })
  await expect.poll(() => phone.text()).toContain('Look at verse again')
  await expect.poll(() => screen.text()).toContain('"hints":1')
  const pages = await Promise.all([stranger().get(team), stranger().get(timer), host.get(game.path)])
  const all = [phone.text(), screen.text(), ...pages.map(({ text }) => text)].join('')
  expect(all).not.toMatch(/horloge|The sheet of|What note says|under the rug/u)
  expect(await asTeam({ type: 'answer', puzzleId: verse, text: 'horloge' })).toMatchObject({ isRight: true })
  const chest = await idOf('chest')
  expect(await asTeam({ type: 'opened', puzzleId: chest })).toEqual({ refused: 'last' })
  const { list } = await seenBy<TeamView>(stranger(), team)
  for (const { id, isOpen } of list) if (!isOpen && id !== chest) await asHost({ type: 'opened', puzzleId: id })
  await asTeam({ type: 'opened', puzzleId: chest })
  await expect.poll(() => screen.text()).toContain('"hasEscaped":true')
  phone.leave()
  screen.leave()
  expect(await seenBy<TimerView>(stranger(), timer)).toMatchObject({ opened: 3, end: { hasEscaped: true, hints: 1 } })
})

test('a kit taken down ends what is open, a link made anew the old one, and deleting both', async () => {
  const phone = await openEventStream(stranger(), `${team}/events`)
  await world.database.query(`update adventures set deleted_at = now()`)
  await phone.ended
  await world.database.query('update adventures set deleted_at = null')
  const old = team
  const { teamLink } = await seenBy<RoomHostView>(host, game.path)
  await asHost({ deed: 'renew', guestId: teamLink!.id })
  team = pathOf((await seenBy<RoomHostView>(host, game.path)).teamLink)
  expect([await statusOf(stranger().get(old)), await statusOf(stranger().get(team))]).toEqual([404, 200])
  await asHost({ deed: 'delete' })
  expect([await statusOf(stranger().get(team)), await statusOf(stranger().get(timer))]).toEqual([404, 404])
})
