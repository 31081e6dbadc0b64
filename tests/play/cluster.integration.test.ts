import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCluster } from '#scripts/cluster/cluster.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())

test('two processes, each killed and replaced by a newer version: nothing lost, stale or twice', async () => {
  const pace = { betweenMovesMs: 250, heldMs: [500, 2_000] } as const
  const databaseUrl = stringifyConnection(database.connection)
  const figures = await runCluster({ parties: 2, players: 3, rounds: 1, loadMs: 300, pace }, { databaseUrl })
  expect(figures).toMatchObject({ lost: [], doubled: [], different: [], wrong: [], stale: [], unseen: [] })
  expect(figures.seen).toEqual([figures.published, figures.published])
  expect(figures.mails).toEqual([1, 1, 1, 1])
  expect([figures.daily, figures.isExpanded, figures.uploads]).toEqual([1, true, 4])
  expect(figures.acknowledged).toBeGreaterThanOrEqual(20)
  expect(figures.picked).toBeGreaterThan(1)
}, 300_000)
