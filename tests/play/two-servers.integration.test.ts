import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { makeAdventure, play, publish, startRun } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { askWell, chat, invite, join as joinParty } from '#tests/support/party-driver.ts'
import { Person } from '#tests/support/person.ts'
import { openRunStream } from '#tests/support/run-stream.ts'
import type { RunStream } from '#tests/support/run-stream.ts'
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
