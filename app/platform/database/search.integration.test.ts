import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { found, notFound } from '#app/shared/search-cases.fixtures.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { getDatabase } from './client.server.ts'
import { finds } from './search.server.ts'

useDatabase({ most: 1 })

test.each([...found.map((one) => [true, ...one] as const), ...notFound.map((one) => [false, ...one] as const)])(
  'PostgreSQL finds as the browser does (%s): %s in %s',
  async (expected, search, text) => {
    const { rows } = await getDatabase().execute(sql`select 1 where ${finds(search, [sql`null`, sql`${text}::text`])}`)
    expect(rows.length === 1).toBe(expected)
  },
)

test('each word may be in a different column, and an empty search asks nothing', async () => {
  const texts = [sql`'Élodie'::text`, sql`'The White Rabbit'::text`]
  const { rows } = await getDatabase().execute(sql`select 1 where ${finds('rabbits elodie', texts)}`)
  expect(rows).toHaveLength(1)
  expect(finds(' ', texts)).toBeUndefined()
})
