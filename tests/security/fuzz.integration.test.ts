import { expect, test } from 'vitest'
import { runFuzz } from '#scripts/fuzz/campaign.ts'

test('H4: 400 malformed requests give no 500, no stack trace, no silence; the server stays ready', async () => {
  const figures = await runFuzz({ requests: 400, seed: 20_261_121 })
  expect(figures.faults).toEqual([])
  expect(figures.stillReady).toBe(true)
  // Enough of the requests reach the code that they are meant for
  expect(figures.byStatus[200]).toBeGreaterThan(40)
  expect((figures.byStatus[400] ?? 0) + (figures.byStatus[404] ?? 0)).toBeGreaterThan(40)
}, 120_000)
