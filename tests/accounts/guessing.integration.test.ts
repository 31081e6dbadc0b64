import { Agent } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHttpWorld } from '#tests/support/http-world.ts'
import type { HttpWorld } from '#tests/support/http-world.ts'
import { Person, password } from '#tests/support/person.ts'

/** `GUESSING_TRIES=10000` for the full number; a fiftieth of it by default. */
const tries = Number(process.env.GUESSING_TRIES ?? 200)
const atOnce = 20

let proxied: HttpWorld
let bare: HttpWorld
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

beforeAll(async () => {
  proxied = await openHttpWorld({ RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '1' })
  bare = await openHttpWorld({ RATE_LIMIT_SCALE: '1' })
})

afterAll(async () => {
  agent.destroy()
  await proxied.close()
  await bare.close()
})

const guess = async (world: HttpWorld, from: string, email: string, tried: string): Promise<number> => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': from }
  return (
    await new Person(world.server.url, agent).send('POST', '/auth', {
      headers,
      body: new URLSearchParams({ email, password: tried }).toString(),
      timeoutMs: 60_000,
    })
  ).status
}

async function guessAll(count: number, one: (i: number) => Promise<number>): Promise<Record<number, number>> {
  const seen: Record<number, number> = {}
  let next = 0
  const worker = async () => {
    while (next < count) {
      const status = await one(next++)
      seen[status] = (seen[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return seen
}

function looked(seen: Record<number, number>): { at: number; refused: number } {
  const refused = (seen[429] ?? 0) + (seen[503] ?? 0)
  return { at: Object.values(seen).reduce((sum, count) => sum + count, 0) - refused, refused }
}

const addressOf = (i: number) => `198.${18 + (i >> 16)}.${(i >> 8) & 255}.${i & 255}`

describe('B1: guessing a password', () => {
  it(
    `of one account, ${tries} times from many addresses: 25 guesses count, then none for 5 minutes`,
    async () => {
      await proxied.member('ada@example.org')
      const first = await guessAll(tries, (i) =>
        guess(proxied, addressOf(i % (tries / 10)), 'ada@example.org', `wrong lantern ${i}`),
      )
      expect(first[401]).toBeGreaterThan(0)
      expect(first[401]).toBeLessThanOrEqual(25)
      expect(Object.keys(first).filter((status) => !['401', '429', '503'].includes(status))).toEqual([])
      // As if five minutes had gone by: only what counts by the hour is left
      await proxied.database.query("delete from rate_limit_counters where key not like 'signInPerHour|%'")
      expect(
        looked(await guessAll(100, (i) => guess(proxied, addressOf(40_000 + i), 'ada@example.org', password))),
      ).toEqual({ at: 0, refused: 100 })
    },
    Math.max(60_000, tries * 60),
  )

  it('of many accounts from one address: 25 in five minutes, whatever client it forwards for', async () => {
    const seen = await guessAll(100, (i) => guess(bare, addressOf(i), `person${i}@example.org`, 'wrong lantern'))
    expect(looked(seen)).toEqual({ at: 25, refused: 75 })
  })
})

describe('B1: signing up from one address', () => {
  const signUp = (place: number, confirmPassword = password) =>
    new Person(bare.server.url, agent).send('POST', '/auth?tab=sign-up', {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        email: `new${place}@example.org`,
        displayName: '',
        password,
        confirmPassword,
      }).toString(),
    })

  it('sixty complete forms pass in half an hour; the next is told how long to wait', async () => {
    const incomplete = await guessAll(100, async (place) => (await signUp(place, 'another')).status)
    expect(incomplete).toEqual({ 400: 100 })
    const complete = await guessAll(60, async (place) => (await signUp(place % 30)).status)
    expect(complete).toEqual({ 302: 30, 409: 30 })
    const { status, headers } = await signUp(100)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(29 * 60)
  })
})
