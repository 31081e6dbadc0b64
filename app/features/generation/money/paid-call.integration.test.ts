import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { createDatabase } from '#app/platform/database/client.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId } from '#app/shared/ids.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { auditLog } from '#database/schema/back-office.ts'
import { generationCalls } from '#database/schema/generation.ts'
import { modelProvider } from '#app/features/generation/provider/model-provider.server.ts'
import type { Provider } from '#app/features/generation/provider/provider.ts'
import { asError, asPicture, startModelEndpoint } from '#tests/support/model-endpoint.ts'
import type { ModelEndpoint } from '#tests/support/model-endpoint.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { callsLeft } from './calls-left.queries.server.ts'
import { paidCall } from './paid-call.server.ts'
import type { Asker } from './paid-call.server.ts'
import { reserveCall } from './reserve-call.server.ts'
import { forgetOldCalls, settleCall, sweepReservations } from './settle-call.server.ts'
import { listSwitches, switchFunction } from './switch-function.server.ts'

const dailyBudget = 5_000
const plainStyles = { photographyStyle: '', lightingStyle: '', artStyle: '', atmosphereStyle: '', compositionStyle: '' }

/** Two pools, as two processes have them. */
let databases: Database[]
let db: Database
let close: () => Promise<void>
let endpoint: ModelEndpoint
let provider: Provider

beforeAll(async () => {
  vi.spyOn(logger, 'warn').mockImplementation(() => undefined)
  const opened = await openTestDatabase()
  const pools = [createDatabase(opened.connection), createDatabase(opened.connection)]
  databases = pools.map(({ database }) => database)
  db = databases[0]!
  endpoint = await startModelEndpoint()
  close = async () => {
    await endpoint.close()
    for (const { pool } of pools) await pool.end()
    await opened.close()
  }
})
afterAll(() => close())
beforeEach(async () => {
  await db.delete(generationCalls)
  endpoint.answerWith(asPicture)
  provider = modelProvider({
    baseUrl: endpoint.url,
    apiKey: 'key',
    imageModel: 'painter',
    textModel: 'writer',
    imageHosts: [],
  })
})

const somebody = async (): Promise<Asker> => (await buildUser(db)).member

const paint = (asker: Asker, where = db, signal = new AbortController().signal) =>
  paidCall(
    { db: where, provider, asker, signal },
    { name: 'generate-cover-image', adventureId: null, prompt: 'A hall' },
    (until) =>
      provider.draw(
        { format: 'cover', prompt: 'A hall', styles: plainStyles, size: { width: 16, height: 9 }, seed: 1 },
        until,
      ),
    async (picture) => picture,
  )

const spend = (userId: string | null, amount: number, createdAt = new Date()) =>
  db.insert(generationCalls).values({
    id: newId(),
    userId,
    function: 'generate-cover-image',
    provider: 'x',
    model: 'x',
    prompt: '',
    state: 'spent',
    amount,
    createdAt,
  })

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
const allRows = () => db.select().from(generationCalls).orderBy(generationCalls.createdAt, generationCalls.id)
const rows = async () => (await allRows()).filter(({ state }) => state !== 'refused')

const codesOf = (results: PromiseSettledResult<unknown>[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const result of results) {
    const code = result.status === 'fulfilled' ? 'done' : ((result.reason as AppError).code ?? String(result.reason))
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

describe('G2: a call', () => {
  test('is stored with who made it, for what, with which model and how much, and as spent', async () => {
    const asker = await somebody()
    await paint(asker)
    expect(await rows()).toMatchObject([
      {
        userId: asker.userId,
        function: 'generate-cover-image',
        provider: new URL(endpoint.url).host,
        model: 'painter',
        amount: 10,
        prompt: 'A hall',
        state: 'spent',
        errorCode: null,
        endedAt: expect.any(Date) as Date,
      },
    ])
  })

  test('that fails is given back, with the reason', async () => {
    endpoint.answerWith(asError(402))
    await expect(paint(await somebody())).rejects.toMatchObject({ code: 'generationCredits' })
    expect(await rows()).toMatchObject([{ state: 'given_back', errorCode: 'generationCredits' }])
  })

  test('whose asker left is spent, since it may be billed', async () => {
    const controller = new AbortController()
    endpoint.answerWith(() => controller.abort(new Error('gone')))
    await expect(paint(await somebody(), db, controller.signal)).rejects.toThrow('gone')
    expect(await rows()).toMatchObject([{ state: 'spent', errorCode: 'left' }])
  })

  test('whose asker left before it was sent costs nothing and is not sent', async () => {
    const asker = await somebody()
    await expect(paint(asker, db, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
    const leaving = new AbortController()
    const waiting = paint(asker, db, leaving.signal)
    leaving.abort(new Error('left the queue'))
    await expect(waiting).rejects.toThrow('left the queue')
    expect(await rows()).toMatchObject([{ state: 'given_back', errorCode: 'left' }])
    expect(endpoint.asked).toHaveLength(0)
  })

  test('whose picture cannot be stored is spent, and says why', async () => {
    const asker = await somebody()
    const keep = async () => {
      throw new AppError('quotaExceeded')
    }
    const signal = new AbortController().signal
    await expect(
      paidCall(
        { db, provider, asker, signal },
        { name: 'generate-cover-image', adventureId: null, prompt: '' },
        async () => 1,
        keep,
      ),
    ).rejects.toMatchObject({ code: 'quotaExceeded' })
    expect(await rows()).toMatchObject([{ state: 'spent', errorCode: 'quotaExceeded' }])
  })

  test('that the provider would refuse now is not reserved', async () => {
    const asker = await somebody()
    provider = {
      ...provider,
      assertReady: () => {
        throw new AppError('generationUnavailable')
      },
    }
    await expect(paint(asker)).rejects.toMatchObject({ code: 'generationUnavailable' })
    expect(await rows()).toEqual([])
  })

  test('of the built-in generator uses none of the budget', async () => {
    const asker = await somebody()
    provider = { ...provider, origin: 'built-in', name: 'built-in' }
    await paint(asker)
    expect(await rows()).toMatchObject([{ provider: 'built-in', amount: 0, state: 'spent' }])
  })
})

describe('G2: of 200 calls at once from two processes', () => {
  test('five reach the provider where a person has five left', async () => {
    const asker = await somebody()
    const results = await Promise.allSettled(Array.from({ length: 200 }, (_, at) => paint(asker, databases[at % 2])))
    expect(codesOf(results)).toEqual({ done: 5, generationLimit: 195 })
    expect(endpoint.asked).toHaveLength(5)
    expect(await rows()).toHaveLength(5)
  }, 30_000)

  test('five reach the provider where the day’s budget has room for five', async () => {
    await spend(null, dailyBudget - 59)
    const askers = await Promise.all(Array.from({ length: 50 }, somebody))
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_, at) => paint(askers[at % 50]!, databases[at % 2])),
    )
    expect(codesOf(results)).toEqual({ done: 5, generationBudget: 195 })
    expect(endpoint.asked).toHaveLength(5)
  }, 30_000)
})

describe('the limits of a person', () => {
  test.each([
    ['an hour', 30, 1_800, 3_700, 1_800],
    ['a day', 100, 43_200, 90_000, 43_200],
  ])('allow a number of calls in %s, and say when the next is allowed', async (_what, most, within, after, wait) => {
    const asker = await somebody()
    await Promise.all(Array.from({ length: most }, () => spend(asker.userId, 0, ago(within))))
    const refused = await paint(asker).catch((error: { code: string; retryAfter: number }) => error)
    expect(refused).toMatchObject({ code: 'generationLimit' })
    expect(Math.abs((refused as { retryAfter: number }).retryAfter - wait)).toBeLessThan(60)
    await db.update(generationCalls).set({ createdAt: ago(after) })
    await paint(asker)
  })

  test('are reported with the remaining calls, and do not affect others', async () => {
    const asker = await somebody()
    await paint(asker)
    await paint(asker)
    expect(await callsLeft(db, asker.userId)).toEqual({ minute: 3, hour: 28, day: 98, budget: dailyBudget - 20 })
    expect(await callsLeft(db, newId())).toEqual({ minute: 5, hour: 30, day: 100, budget: dailyBudget - 20 })
  })

  test('record who was refused and why, once a minute, without counting it', async () => {
    const asker = await somebody()
    await Promise.all(Array.from({ length: 30 }, () => spend(asker.userId, 0, ago(1_800))))
    for (let time = 0; time < 3; time++) await expect(paint(asker)).rejects.toMatchObject({ code: 'generationLimit' })
    const refused = (await allRows()).filter(({ state }) => state === 'refused')
    expect(refused).toMatchObject([{ userId: asker.userId, errorCode: 'generationLimit', amount: 0, prompt: '' }])
    expect(await callsLeft(db, asker.userId)).toMatchObject({ minute: 5, hour: 0, day: 70 })
  })

  test('count a failure only in its minute', async () => {
    const asker = await somebody()
    endpoint.answerWith(asError(402))
    for (let time = 0; time < 5; time++) await expect(paint(asker)).rejects.toMatchObject({ code: 'generationCredits' })
    await expect(paint(asker)).rejects.toMatchObject({ code: 'generationLimit' })
    expect(await callsLeft(db, asker.userId)).toEqual({ minute: 0, hour: 30, day: 100, budget: dailyBudget })
  })

  test('restart daily for the budget, at midnight UTC', async () => {
    const asker = await somebody()
    const noon = new Date('2030-05-05T12:00:00Z')
    await spend(null, dailyBudget, new Date('2030-05-04T23:59:59Z'))
    expect((await callsLeft(db, asker.userId, noon)).budget).toBe(dailyBudget)
    await spend(null, 100, new Date('2030-05-05T00:00:00Z'))
    expect((await callsLeft(db, asker.userId, noon)).budget).toBe(dailyBudget - 100)
  })
})

describe('a reservation whose process was killed', () => {
  test('holds its place for five minutes, and is then given back', async () => {
    const { userId } = await somebody()
    const call = {
      userId,
      adventureId: null,
      function: 'generate-cover-image' as const,
      provider: 'x',
      model: 'x',
      amount: 10,
      prompt: '',
    }
    const id = await reserveCall(db, call)
    expect(await sweepReservations(db)).toBe(0)
    expect((await callsLeft(db, userId)).budget).toBe(dailyBudget - 10)
    expect(await sweepReservations(db, ago(-301))).toBe(1)
    expect(await rows()).toMatchObject([{ id, state: 'given_back', errorCode: 'killed' }])
    // Settling it late changes nothing
    await settleCall(db, id, 'spent')
    expect(await rows()).toMatchObject([{ state: 'given_back' }])
  })
})

test('calls are forgotten after 400 days', async () => {
  await spend(null, 1, ago(399 * 86_400))
  await spend(null, 2, ago(401 * 86_400))
  expect(await forgetOldCalls(db)).toBe(1)
  expect(await rows()).toMatchObject([{ amount: 1 }])
})

describe('a function that is switched off', () => {
  test('is refused to everybody until it is on again; only administrators can switch it', async () => {
    const admin = (await buildUser(db, { role: 'admin' })).member
    const asker = await somebody()
    await expect(switchFunction(db, asker, { name: 'generate-cover-image', isOn: false })).rejects.toMatchObject({
      code: 'notAllowed',
    })
    await switchFunction(db, admin, { name: 'generate-cover-image', isOn: false })
    await expect(paint(asker)).rejects.toMatchObject({ code: 'generationOff' })
    await expect(paint(admin)).rejects.toMatchObject({ code: 'generationOff' })
    expect((await listSwitches(db)).filter(({ isOn }) => !isOn).map(({ name }) => name)).toEqual([
      'generate-cover-image',
    ])
    await switchFunction(db, admin, { name: 'generate-cover-image', isOn: true })
    await paint(asker)
    expect(endpoint.asked).toHaveLength(1)
    const noted = await db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.actorId, admin.userId))
    expect(noted.map(({ action }) => action).sort()).toEqual(['generation.switched_off', 'generation.switched_on'])
  })
})

test('the table of calls survives a crash of the database', async () => {
  const { rows: found } = await db.execute<{ kept: string }>(
    sql`select relpersistence as kept from pg_class where relname = 'generation_calls'`,
  )
  expect(found).toEqual([{ kept: 'p' }])
})
