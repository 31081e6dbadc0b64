import { beforeAll, expect, test } from 'vitest'
import { beginScope, inLateTransaction, TooLate } from '#app/platform/auth/auth-scope.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { users } from '#database/schema/accounts.ts'
import { useDatabase } from '#tests/support/use-database.ts'

useDatabase()

beforeAll(async () => {
  // So that the time of the tests is not spent on connecting
  await getDatabase().execute('select 1')
})

const patience = { address: '203.0.113.7', patienceMs: 200 }

// the sign-in was reported as failed while it was still carried out: account and session came afterwards
test('a transaction that began in time is waited for, and its outcome is returned', async () => {
  const name = await inLateTransaction(patience, async () => {
    const transaction = await beginScope()
    await transaction.execute('select pg_sleep(0.4)')
    return (await buildUser(transaction, { name: 'Slow' })).name
  })
  expect(name).toBe('Slow')
  expect(await getDatabase().$count(users)).toBe(1)
})

test('if none began in time, the answer comes immediately and none begins afterwards', async () => {
  const known = await getDatabase().$count(users)
  const asked = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<unknown>()
  const work = inLateTransaction(patience, async () => {
    await asked.promise
    beginScope().then(buildUser, begun.resolve)
  })
  await expect(work).rejects.toThrow(TooLate)
  asked.resolve()
  expect(await begun.promise).toBeInstanceOf(TooLate)
  expect(await getDatabase().$count(users)).toBe(known)
})
