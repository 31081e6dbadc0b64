import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Board } from '#app/features/play/groups/board.ts'
import type { ScreenView } from '#app/features/play/results/read-screen.server.ts'
import type { GuestView } from '#app/features/kits/evening/evening-views.ts'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildPublishedKit } from '#database/factories/build-kit.ts'
import { users } from '#database/schema/accounts.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { command, lastView, linksOf, openEvening, seenBy } from '#tests/support/evening-driver.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { makeAdventure, play, publish, startRun } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { askWell, chat, invite, join as joinParty } from '#tests/support/party-driver.ts'
import { Person } from '#tests/support/person.ts'
import { openRunStream } from '#tests/support/run-stream.ts'
import type { RunStream } from '#tests/support/run-stream.ts'
import { comeToTeam, openSession, orderTeams } from '#tests/support/session-driver.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { openTwoServers } from '#tests/support/two-servers.ts'
import type { TwoServers } from '#tests/support/two-servers.ts'

/* Two processes on one database and one home for files, as docs/operations.md has them run. */

let database: TestDatabase
let folder: string
let servers: TwoServers
let made: MadeAdventure
const open: { leave: () => void }[] = []
const people: Person[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'whodini-two-'))
  servers = await openTwoServers({ DATABASE_URL: stringifyConnection(database.connection), DATA_DIR: folder })
  const creator = someone()
  await creator.signUp('creator@example.org')
  made = await makeAdventure(creator, { title: 'The house of two doors' })
  await publish(creator, made.id)
})

afterAll(async () => {
  for (const stream of open) stream.leave()
  for (const person of people) person.close()
  await servers?.close()
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

function someone(): Person {
  const person = new Person(servers.origin)
  people.push(person)
  return person
}

/** Each by a connection of its own, so that the balancer chooses anew. */
async function hear(person: Person, runId: string, after?: string): Promise<RunStream> {
  const stream = await openRunStream(person, runId, after === undefined ? {} : { headers: { 'Last-Event-ID': after } })
  open.push(stream)
  await stream.until(({ last }) => last('party'))
  return stream
}

const lastIdOf = (stream: RunStream): string => stream.said().findLast(({ id }) => id !== undefined)!.id!
const commandsOf = (stream: RunStream): string[] =>
  stream.all('moved').flatMap(({ data }) => data.events.map(({ commandId }) => commandId))

test('H9: a stream shows what another process does, and moves there when its own is killed', async () => {
  servers.prefer(0)
  const host = someone()
  const runId = await startRun(host, made.id)
  const guest = someone()
  await joinParty(guest, await invite(host, runId), 'Bo')
  const stream = await hear(host, runId)

  servers.prefer(1)
  guest.close()
  const [taken, wrong] = [newId(), newId()]
  expect((await play(guest, runId, { type: 'use_hotspot', hotspotId: made.ids.key }, taken)).status).toBe(200)
  await stream.until((heard) => expect(commandsOf(heard)).toContain(taken))
  expect(stream.last('moved').view.inventory.map(({ id }) => id)).toEqual([made.ids.item])

  await servers.kill(0)
  await stream.ended
  host.close()
  await play(guest, runId, { type: 'use_hotspot', hotspotId: made.ids.lock })
  await play(guest, runId, { type: 'answer', puzzleId: made.ids.puzzle, answer: { code: '9999' } }, wrong)
  expect((await play(host, runId, { type: 'use_hotspot', hotspotId: made.ids.lock })).status).toBe(200)
  const back = await hear(host, runId, lastIdOf(stream))
  expect(commandsOf(back).filter((id) => id === taken || id === wrong)).toEqual([wrong])
  expect(back.last('moved')).toMatchObject({
    version: stream.last('moved').version + 3,
    view: { puzzle: { id: made.ids.puzzle, attemptsLeft: 2 } },
  })
  expect(back.last('moved').view.party.map(({ puzzleName }) => puzzleName)).toEqual(['Lock', 'Lock'])

  await servers.start(0)
  servers.prefer(0)
  guest.close()
  const solved = newId()
  expect(
    (await play(guest, runId, { type: 'answer', puzzleId: made.ids.puzzle, answer: { code: '0427' } }, solved)).status,
  ).toBe(200)
  await back.until((heard) => expect(commandsOf(heard)).toContain(solved))
  expect(back.last('moved').view.puzzle?.solved).toMatchObject({ revealed: false })
})

test('H9: a session, uploaded file and chat of one process work at the other', async () => {
  servers.prefer(0)
  const member = someone()
  await member.signUp('member@example.org')
  const runId = await startRun(member, made.id)
  const guest = someone()
  await joinParty(guest, await invite(member, runId), 'Cleo')
  await askWell(member, runId, { chatEnabled: true })
  const stream = await hear(member, runId)
  servers.prefer(1)
  for (const person of people) person.close()
  expect((await member.get('/account')).status).toBe(200)
  for (const { url } of made.pictures) expect((await member.get(url)).status).toBe(200)
  await askWell(guest, runId, chat('Behind the clock!'))
  await stream.until((heard) =>
    expect(heard.last('chatted')).toMatchObject({ name: 'Cleo', text: 'Behind the clock!' }),
  )
})

/** As a player's page does: until it is answered, whichever process that takes. @returns the command's id */
async function surely(person: Person, runId: string, command: object): Promise<string> {
  const id = newId()
  const answered = async () => expect((await play(person, runId, command, id)).status).toBe(200)
  await vi.waitFor(answered, { timeout: 20_000, interval: 20 })
  return id
}

/** What a screen of a session shows, from its stream. */
async function watch<Picture>(person: Person, address: string, name: string) {
  const stream = await openEventStream(person, address)
  open.push(stream)
  const last = () =>
    [...stream.text().matchAll(new RegExp(`^event: ${name}\\ndata: (.*)$`, 'gm'))]
      .map(([, data]) => JSON.parse(data!) as Picture)
      .at(-1)
  const until = (check: (picture: Picture) => void) =>
    vi.waitFor(() => check(last() ?? expect.fail('nothing yet')), { timeout: 10_000, interval: 20 })
  return { stream, until }
}

const teamNames = ['Owls', 'Foxes', 'Newts']
const wrongAnswers = ['1111', '2222']

test('H9: a process dies amid a session of teams: no move is lost, and both screens go on', async () => {
  const client = new DatabaseClient(database.connection)
  await client.connect()
  onTestFinished(() => client.end())
  servers.prefer(0)
  const teacher = someone()
  await teacher.signUp('teacher@example.org')
  const { id, teams } = await openSession(teacher, client, made.id, { teams: teamNames.join('\n') })
  const page = await teacher.get(`/sessions/${id}`)
  const screen = new RegExp(`/sessions/${id}/screen/\\w{22}`).exec(page.text)![0]
  const players: { person: Person; runId: string }[] = []
  for (const [place, { code, runId, name }] of teams.entries()) {
    // The last team plays on the process that stays
    servers.prefer(place === 2 ? 1 : 0)
    const person = someone()
    await comeToTeam(person, code, name)
    players.push({ person, runId })
  }
  await orderTeams(teacher, id, { order: 'start' })
  servers.prefer(0)
  const watchBoth = async () => ({
    board: await watch<Board>(teacher, `/api/sessions/${id}/events`, 'board'),
    projector: await watch<ScreenView>(someone(), `${screen}/events`, 'screen'),
  })
  const before = await watchBoth()
  await before.board.until(({ teams: shown }) =>
    expect(shown.map(({ standing }) => standing)).toEqual(Array(3).fill('playing')),
  )

  const acknowledged = new Map(players.map(({ runId }) => [runId, [] as string[]]))
  const moves = [
    ...Array.from({ length: 10 }, () => [
      { type: 'use_hotspot', hotspotId: made.ids.lock },
      { type: 'close_puzzle' },
    ]).flat(),
    { type: 'use_hotspot', hotspotId: made.ids.lock },
    ...wrongAnswers.map((code) => ({ type: 'answer', puzzleId: made.ids.puzzle, answer: { code } })),
  ]
  const playing = players.map(async ({ person, runId }) => {
    for (const move of moves) acknowledged.get(runId)!.push(await surely(person, runId, move))
  })
  await vi.waitFor(() => expect([...acknowledged.values()].flat().length).toBeGreaterThan(15), {
    timeout: 20_000,
    interval: 5,
  })
  await servers.kill(0)
  expect([...acknowledged.values()].flat().length).toBeLessThan(moves.length * players.length)
  await Promise.all([...playing, before.board.stream.ended, before.projector.stream.ended])

  for (const [runId, ids] of acknowledged) {
    const { rows } = await client.query<{ id: string }>(
      'select command_id as id from run_events where run_id = $1 and player_id is not null order by seq',
      [runId],
    )
    expect(rows.map((row) => row.id).filter((id) => ids.includes(id))).toEqual(ids)
  }
  teacher.close()
  const after = await watchBoth()
  await after.board.until(({ teams: shown }) =>
    expect(shown.map(({ name, wrong, standing }) => [name, wrong, standing])).toEqual(
      teamNames.map((name) => [name, wrongAnswers.length, 'playing']),
    ),
  )
  const [owls] = players
  await surely(owls!.person, owls!.runId, { type: 'answer', puzzleId: made.ids.puzzle, answer: { code: '0427' } })
  await after.board.until(({ teams: [team] }) => expect(team?.puzzlesSolved).toBe(1))
  await after.projector.until(({ teams: [team, other] }) => expect(team!.share).toBeGreaterThan(other!.share))
  await orderTeams(teacher, id, { order: 'pause' })
  await after.board.until(({ status }) => expect(status).toBe('paused'))
  await servers.start(0)
}, 120_000)

const patience = { timeout: 20_000, interval: 5 }

test('H9: an evening’s screens hear of another process, and notes outlive one that dies', async () => {
  const connection = createDatabase(database.connection)
  onTestFinished(() => connection.pool.end())
  servers.prefer(0)
  const host = someone()
  await host.signUp(`${newId()}@example.org`)
  const [creator] = await connection.database.select({ id: users.id }).from(users).limit(1)
  const kit = await buildPublishedKit(connection.database, 'mystery-dinner', { creatorId: creator!.id, priceCents: 0 })
  const evening = await openEvening(host, kit.id, {}, { detectives: 'Zoe\nMax' })
  const links = await linksOf(host, evening)
  servers.prefer(1)
  const stream = await openEventStream(someone(), `${links['Max']}/events`)
  open.push(stream)
  const phaseOf = () => (lastView(stream.text()) as GuestView | undefined)?.phase.number
  await vi.waitFor(() => expect(phaseOf()).toBe(0), patience)
  servers.prefer(0)
  expect((await command(host, evening.path, { type: 'turn', from: { phase: 0, revealed: 0 } })).status).toBe(200)
  await vi.waitFor(() => expect(phaseOf()).toBe(1), patience)

  const zoe = someone()
  let kept = 0
  const writing = (async () => {
    for (let number = 1; ; number++) {
      const reply = await command(zoe, links['Zoe']!, { type: 'notes', text: String(number) }).catch(() => null)
      if (reply?.status !== 200) return
      kept = number
    }
  })()
  await vi.waitFor(() => expect(kept).toBeGreaterThan(5), patience)
  await servers.kill(0)
  await writing
  servers.prefer(1)
  const { me } = await seenBy<GuestView>(someone(), links['Zoe']!)
  expect(Number(me.notes)).toBeGreaterThanOrEqual(kept)
  host.close()
  expect((await command(host, evening.path, { type: 'turn', from: { phase: 1, revealed: 0 } })).status).toBe(200)
  await vi.waitFor(() => expect(phaseOf()).toBe(2), patience)
  await servers.start(0)
}, 120_000)
