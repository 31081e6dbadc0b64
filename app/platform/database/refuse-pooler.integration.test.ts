import { expect, test } from 'vitest'
import { getPool } from './client.server.ts'
import { openLine, refusePooler } from './refuse-pooler.server.ts'
import { useDatabase } from '#tests/support/use-database.ts'

const opened = useDatabase({ most: 2 })

/** As PgBouncer does by transaction: any free connection takes the next statement. */
const sharing = async () => ({ query: (text: string) => getPool().query(text), end: async () => {} })

test('connections of their own are taken', async () => {
  await expect(refusePooler(openLine(opened.connection))).resolves.toBeUndefined()
})

test('a pooler that shares connections between transactions is refused, however busy it is', async () => {
  await expect(refusePooler(sharing)).rejects.toThrow(/pool_mode = transaction/)
  // On a slow machine some still wait for a connection when the test is over
  const ask = () =>
    void getPool()
      .query('select pg_sleep(0.001)')
      .catch(() => {})
  const busy = setInterval(ask, 1)
  await expect(refusePooler(sharing)).rejects.toThrow(/pool_mode = transaction/)
  clearInterval(busy)
})

test('a pooler that refuses our settings is named, with what it needs', async () => {
  const refusing = () => Promise.reject(new Error('unsupported startup parameter: statement_timeout'))
  await expect(refusePooler(refusing)).rejects.toThrow(/ignore_startup_parameters = statement_timeout/)
})

test.each([
  [new Error('password authentication failed for user "ada"'), 'cannot be used: password authentication failed'],
  [
    new AggregateError([new Error('connect ECONNREFUSED ::1:1'), new Error('other')]),
    'connect ECONNREFUSED ::1:1. Check',
  ],
  [new Error('The server does not support SSL connections'), 'SSL connections. Check'],
])('a database that refuses us is told in a sentence that names the variable: %s', async (error, told) => {
  const refused = refusePooler(() => Promise.reject(error))
  await expect(refused).rejects.toThrow(told)
  await expect(refused).rejects.toThrow('DATABASE_URL')
})
