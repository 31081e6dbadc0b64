import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openParty } from '#tests/support/party-driver.ts'
import { openPartyWorld } from '#tests/support/party-world.ts'
import type { PartyWorld } from '#tests/support/party-world.ts'
import type { Person } from '#tests/support/person.ts'
import type { ProductServer } from '#tests/support/product-server.ts'

let world: PartyWorld
let second: ProductServer
let { another, at, hear, take, openLock, answer } = {} as PartyWorld

beforeAll(async () => {
  world = await openPartyWorld()
  ;({ second, another, at, hear, take, openLock, answer } = world)
})

afterAll(() => world?.close())

test('H8: a stopping process ends its streams, which reconnect; nobody is shown as away', async () => {
  const third = await another()
  const { runId, host, others } = await openParty(world, world.made.id, ['Bo'])
  const [bo] = others as [Person]
  const here = await hear(host, runId)
  const atThird = await hear(at(third, bo), runId)
  await here.until(({ last }) => expect(last('party').members[1]!.isHere).toBe(true))
  const began = performance.now()
  expect(await third.stop()).toBe(0)
  await atThird.ended
  // A server that waited for its streams would take until the deadline of ten seconds
  expect(performance.now() - began).toBeLessThan(9_000)
  expect(atThird.text()).toMatch(/^retry: \d{4}\n\n/)
  const back = await hear(at(second, bo), runId, {
    headers: { 'Last-Event-ID': String(atThird.last('moved').version) },
  })
  expect(back.last('moved').events).toEqual([])
  // Away once, before the stream was opened; then here, and not away in between
  expect(
    here
      .all('party')
      .map(({ data }) => data.members[1]!.isHere)
      .lastIndexOf(false),
  ).toBe(0)
  expect(here.last('party').members[1]!.isHere).toBe(true)
}, 60_000)

test('a killed process loses no moves: its players go on at another, visible to the others', async () => {
  const third = await another()
  const { runId, host, others } = await openParty(world, world.made.id, ['Bo'])
  const [bo] = others as [Person]
  const atThird = await hear(at(third, bo), runId)
  const here = await hear(host, runId)
  await take(at(third, bo), runId)
  await atThird.until(({ last }) => expect(last('moved').view.inventory).toHaveLength(1))
  const seen = atThird.last('moved').version
  third.process.kill('SIGKILL')
  await atThird.ended
  await openLock(host, runId)
  const back = await hear(at(second, bo), runId, { headers: { 'Last-Event-ID': String(seen) } })
  expect(back.last('moved').version).toBe(seen + 1)
  expect(back.last('moved').events.map(({ notice }) => notice.type)).toEqual(['puzzle_opened'])
  await answer(at(second, bo), runId, 'x')
  await here.until(({ last }) => expect(last('moved').version).toBe(back.last('moved').version))
  // The killed process no longer confirms its streams, so the others report the player away once that is certain
  back.leave()
  const { rowCount } = await world.database.query(
    `update player_streams set seen_at = now() - interval '41 seconds' where player_id = $1`,
    [back.last('party').you],
  )
  expect(rowCount).toBeGreaterThanOrEqual(1)
  await vi.waitFor(() => expect(here.last('party').members[1]!.isHere).toBe(false), { timeout: 25_000, interval: 200 })
}, 60_000)
