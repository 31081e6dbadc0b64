import { expect, test, vi } from 'vitest'
import { useDatabase } from '#tests/support/use-database.ts'
import { consumeLimits, refusedFor } from './consume.server.ts'
import { limits } from './limits.ts'

useDatabase()

const minute = 60_000
const scale = 3 / limits.anyRequest.max
const ask = (address: string, now: Date, more: Parameters<typeof consumeLimits>[0] = []) =>
  consumeLimits([{ name: 'anyRequest', key: `address:${address}` }, ...more], { now, scale }).then(
    () => 0,
    (error: { retryAfter?: number }) => error.retryAfter,
  )

test('B2: an address over its limit is known as refused until the end of its window', async () => {
  const began = Date.now()
  for (let n = 0; n < 3; n++) expect(await ask('198.51.100.1', new Date(began + n * 1_000))).toBe(0)
  expect(refusedFor('198.51.100.1', began)).toBe(0)
  expect(await ask('198.51.100.1', new Date(began + 20_000))).toBe(40)
  expect([20_000, 59_500, minute, minute + 1].map((ms) => refusedFor('198.51.100.1', began + ms))).toEqual([
    40, 1, 0, 0,
  ])
  expect(refusedFor('198.51.100.2', began + 20_000)).toBe(0)
  expect(await ask('198.51.100.1', new Date(began + minute + 1))).toBe(0)
})

test('B2: another process learns it from the counter, for the rest of the same window', async () => {
  const began = Date.now()
  for (let n = 0; n < 4; n++) await ask('198.51.100.3', new Date(began))
  vi.resetModules()
  const other = await import('./consume.server.ts')
  expect(other.refusedFor('198.51.100.3', began)).toBe(0)
  const refused = await other
    .consumeLimits([{ name: 'anyRequest', key: 'address:198.51.100.3' }], { now: new Date(began + 45_000), scale })
    .catch((error: { retryAfter?: number }) => error.retryAfter)
  expect([refused, other.refusedFor('198.51.100.3', began + 45_000)]).toEqual([15, 15])
})

test('B2: too many searches do not stop reading; the wait is the longest of those that refuse', async () => {
  const began = Date.now()
  const search = [{ name: 'search' as const, key: 'address:198.51.100.4' }]
  expect(await ask('198.51.100.4', new Date(began), search)).toBe(0)
  expect(await ask('198.51.100.4', new Date(began + 30_000), search)).toBe(30)
  expect(refusedFor('198.51.100.4', began + 30_000)).toBe(0)
})
