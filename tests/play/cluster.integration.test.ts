import { expect, test } from 'vitest'
import { runCluster } from '#scripts/cluster/cluster.ts'

test('two processes, each killed and replaced by a newer version: nothing lost, stale or twice', async () => {
  const pace = { betweenMovesMs: 100, heldMs: [500, 2_000] } as const
  const figures = await runCluster({ parties: 2, players: 3, rounds: 1, loadMs: 500, pace })
  expect(figures).toMatchObject({ lost: [], doubled: [], different: [], wrong: [], stale: [], unseen: [] })
  expect(figures.seen).toEqual([figures.published, figures.published])
  expect(figures.mails).toEqual([1, 1, 1, 1])
  expect([figures.daily, figures.isExpanded, figures.uploads]).toEqual([1, true, 4])
  expect(figures.acknowledged).toBeGreaterThanOrEqual(20)
  expect(figures.picked).toBeGreaterThan(1)
}, 180_000)
