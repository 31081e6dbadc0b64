import { expect, test } from 'vitest'
import { connectionPatienceMs } from '#app/platform/database/client.server.ts'
import { runDatabaseAway } from '#scripts/chaos/database-away.ts'
import { runKillRounds } from '#scripts/chaos/kill-rounds.ts'
import { runSlowClients } from '#scripts/chaos/slow-clients.ts'

/*
 * Short forms of `npm run test:chaos`, which asks for the promised times on a machine that does nothing else. Here two
 * test files share two processors: the bounds only tell a server that comes back from one that does not.
 */

test('H1: three kills under load lose and double no acknowledged write; the server recovers', async () => {
  const figures = await runKillRounds({ rounds: 3, loadMs: 300 })
  expect(figures.lost).toEqual([])
  expect(figures.doubled).toEqual([])
  expect(Math.max(...figures.readyMs)).toBeLessThan(30_000)
  expect(figures.adopted).toBe(3)
  expect(figures.acknowledged.commands + figures.acknowledged.saves).toBeGreaterThanOrEqual(30)
}, 120_000)

test('H3: without PostgreSQL for 3 s each answer is soon a 503 or a cached page, then normal', async () => {
  const figures = await runDatabaseAway({ how: 'stopped', seconds: 3 })
  expect(figures.wrong).toEqual([])
  expect(figures.answered[503]).toBeGreaterThan(5)
  // Nobody hangs over 3 s: what the server is set to wait is less, and nine in ten answers come sooner even where it
  // shares its processors
  expect(connectionPatienceMs).toBeLessThan(3_000)
  expect(figures.soon).toBeGreaterThan(0.9)
  // a guard against an answer that never comes
  expect(figures.slowestMs).toBeLessThan(10_000)
  expect(figures.recoveredMs).toBeLessThan(30_000)
}, 120_000)

test('H5: a hundred clients with endless headers are cut after 10 s; all others are answered', async () => {
  const figures = await runSlowClients({ clients: 200, waitForBodies: false })
  expect(figures.cutHeadersMs).toBeGreaterThan(9_000)
  expect(figures.cutHeadersMs).toBeLessThan(20_000)
  expect(figures.othersFailed).toBe(0)
  expect(figures.othersMs.length).toBeGreaterThan(20)
}, 60_000)
