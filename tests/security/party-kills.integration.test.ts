import { expect, test } from 'vitest'
import { runPartyKills } from '#scripts/chaos/party-kills.ts'

test('E3: six play while networks and two servers fail: all see the same, once and completely', async () => {
  const figures = await runPartyKills({ rounds: 3, loadMs: 300 })
  expect(figures.lost).toEqual([])
  expect(figures.doubled).toEqual([])
  expect(figures.different).toEqual([])
  expect(figures.wrong).toEqual([])
  expect(figures.players).toBe(6)
  expect(figures.acknowledged).toBeGreaterThanOrEqual(30)
  expect(figures.picked).toBeGreaterThan(3)
  expect(figures.connections).toBeGreaterThan(figures.players * 2)
}, 180_000)
