import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { makeAdventure, play, publish, startRun } from '#tests/support/made-adventure.ts'
import type { MadeAdventure } from '#tests/support/made-adventure.ts'
import { askWell, chat, invite, join as joinParty } from '#tests/support/party-driver.ts'
import { Person } from '#tests/support/person.ts'
import { clientHeader, openReverseProxy } from '#tests/support/reverse-proxy.ts'
import type { ReverseProxy } from '#tests/support/reverse-proxy.ts'
import { openRunStream } from '#tests/support/run-stream.ts'
import type { RunStream } from '#tests/support/run-stream.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { openTwoServers } from '#tests/support/two-servers.ts'
import type { TwoServers } from '#tests/support/two-servers.ts'

/* As docs/operations.md has it: the proxy ends TLS, sends every request to the next process and collects answers. */

const site = 'https://play.example.org'
let database: TestDatabase
let folder: string
let servers: TwoServers
let proxy: ReverseProxy
let made: MadeAdventure
const open: RunStream[] = []
const people: Person[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'whodini-proxy-'))
  servers = await openTwoServers({
    DATABASE_URL: stringifyConnection(database.connection),
    DATA_DIR: folder,
    PUBLIC_URL: site,
    TRUSTED_PROXIES: '1',
    RATE_LIMIT_SCALE: '1',
  })
  proxy = await openReverseProxy([servers.urlOf(0), servers.urlOf(1)], site)
  const creator = someone('198.51.100.1')
  await creator.signUp('creator@example.org')
  await verify()
  made = await makeAdventure(creator, { title: 'The house behind the gate' })
  await publish(creator, made.id)
})

afterAll(async () => {
  for (const stream of open) stream.leave()
  for (const person of people) person.close()
  await proxy?.close()
  await servers?.close()
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

/** As the mail would, which nothing sends here: under a public address only who has a verified one publishes. */
async function verify(): Promise<void> {
  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query('update users set email_verified = true')
  await client.end()
}

function someone(address: string, claimed?: string): Person {
  const extra = {
    [clientHeader]: address,
    'X-Forwarded-Proto': 'http',
    ...(claimed === undefined ? {} : { 'X-Forwarded-For': claimed }),
  }
  const person = new Person(`http://127.0.0.1:${proxy.port}`, new Agent({ keepAlive: true }), { site, extra })
  people.push(person)
  return person
}

async function hear(person: Person, runId: string, after?: string): Promise<RunStream> {
  const stream = await openRunStream(person, runId, after === undefined ? {} : { headers: { 'Last-Event-ID': after } })
  open.push(stream)
  await stream.until(({ last }) => last('party'))
  return stream
}

const commandsOf = (stream: RunStream): string[] =>
  stream.all('moved').flatMap(({ data }) => data.events.map(({ commandId }) => commandId))

test('H9: behind a proxy a party is made, joined and played across processes, with its streams', async () => {
  const [host, guest] = [someone('198.51.100.2'), someone('198.51.100.3')]
  const runId = await startRun(host, made.id)
  expect([...host.cookies.keys()].filter((name) => name.startsWith('__Host-'))).toHaveLength(1)
  expect(await joinParty(guest, await invite(host, runId), 'Bo')).toBe(runId)
  await askWell(host, runId, { chatEnabled: true })

  const before = proxy.streamed()
  // One after the other: each is held by another process
  const streams = [await hear(host, runId), await hear(guest, runId)] as const
  expect(proxy.streamed()).toBe(before + 2)
  for (const { headers } of streams) expect(headers['strict-transport-security']).toBeDefined()
  const [taken, opened] = [newId(), newId()]
  expect((await play(host, runId, { type: 'use_hotspot', hotspotId: made.ids.key }, taken)).status).toBe(200)
  expect((await play(guest, runId, { type: 'use_hotspot', hotspotId: made.ids.lock }, opened)).status).toBe(200)
  await askWell(guest, runId, chat('Behind the gate!'))
  for (const stream of streams) {
    await stream.until((heard) => expect(commandsOf(heard)).toEqual([taken, opened]))
    await stream.until((heard) => expect(heard.last('chatted')).toMatchObject({ name: 'Bo', text: 'Behind the gate!' }))
    await stream.until((heard) => expect(heard.last('party').members.map(({ isHere }) => isHere)).toEqual([true, true]))
  }
})

test('H9: when a process behind the proxy is killed, its players go on and miss nothing', async () => {
  const [host, guest] = [someone('198.51.100.4'), someone('198.51.100.5')]
  const runId = await startRun(host, made.id)
  await joinParty(guest, await invite(host, runId), 'Cleo')
  const streams = [await hear(host, runId), await hear(guest, runId)] as const
  await servers.kill(0)
  const cut = await Promise.race(streams.map((stream, at) => stream.ended.then(() => at)))
  const [lost, stays] = [streams[cut]!, streams[1 - cut]!]
  const taken = newId()
  expect(
    (await play(cut === 0 ? guest : host, runId, { type: 'use_hotspot', hotspotId: made.ids.key }, taken)).status,
  ).toBe(200)
  await stays.until((heard) => expect(commandsOf(heard)).toEqual([taken]))
  const back = await hear(cut === 0 ? host : guest, runId, lost.said().findLast(({ id }) => id !== undefined)!.id)
  expect(commandsOf(back)).toEqual([taken])
  expect(back.last('moved').view.inventory.map(({ id }) => id)).toEqual([made.ids.item])
  await servers.start(0)
})

test('limits count the proxy’s real clients, whatever they claim; others behind it can join', async () => {
  const host = someone('198.51.100.6')
  const code = await invite(host, await startRun(host, made.id))
  const tries = []
  for (let at = 0; at < 11; at++)
    tries.push((await someone('198.51.100.7', `203.0.113.${at}`).get(`/join/ZZZZ99${10 + at}`)).status)
  expect(tries.slice(0, 10)).not.toContain(429)
  expect(tries[10]).toBe(429)
  const late = someone('198.51.100.7', '203.0.113.200')
  expect((await late.get(`/join/${code}`)).status).toBe(429)
  expect((await someone('198.51.100.8').get(`/join/${code}`)).status).toBe(200)
})
