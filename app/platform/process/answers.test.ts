import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asAppError } from '#app/platform/handled.server.ts'
import { writeMetrics } from '#app/platform/metrics.server.ts'
import { flushOften } from '#app/platform/often.server.ts'
import { noteLimit } from '#app/platform/refusals.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { noteAnswer } from './answers.server.ts'

let lines: Record<string, unknown>[]
beforeEach(() => {
  lines = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)) as Record<string, unknown>)
    return true
  })
})
afterEach(async () => {
  await flushOften()
  vi.restoreAllMocks()
})

const ended = (statusCode: number) => ({ statusCode, writableFinished: true })

test('a thousand refusals are one line with their count, and each is counted', async () => {
  for (let time = 0; time < 1_000; time++) noteAnswer('/library', ended(503), 3)
  expect(lines).toEqual([])
  await flushOften()
  expect(lines).toMatchObject([{ message: 'requests failed', route: '/library', status: 503, count: 1_000 }])
  await flushOften()
  expect(lines).toHaveLength(1)
  expect((await writeMetrics()).text).toContain('whodini_request_seconds_count{route="/library",status="503"} 1000')
})

test('slow answers are one line with the longest; quick ones and unknown pages are none', async () => {
  noteAnswer('/kit/:id', ended(200), 1_200)
  noteAnswer('/kit/:id', ended(200), 4_300.4)
  noteAnswer('/kit/:id', ended(404), 12)
  await flushOften()
  expect(lines).toMatchObject([{ message: 'requests were slow', route: '/kit/:id', count: 2, longestMs: 4_300 }])
})

test('a client that left has its own number', async () => {
  noteAnswer('/join', { statusCode: 200, writableFinished: false }, 5)
  expect((await writeMetrics()).text).toContain('whodini_request_seconds_count{route="/join",status="499"} 1')
})

test('refusals are said once by their cause, and limits by their name', async () => {
  const lost = new AppError('unavailable', { log: 'the disk is nearly full' })
  for (const error of [
    lost,
    lost,
    new AppError('unavailable'),
    new Error('timeout exceeded when trying to connect'),
    new Error('wrong'),
  ])
    asAppError(error)
  asAppError(new Error('Failed query', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }))
  asAppError(new AppError('slowDown', { log: 'limit reached: search|address:203.0.113.7' }))
  for (const limit of ['search', 'search', 'underWay']) noteLimit(limit)
  await flushOften()
  expect(lines.map(({ message, cause, limit, count }) => [message, cause ?? limit, count])).toEqual([
    ['requests could not be served', 'the disk is nearly full', 1],
    ['requests could not be served', 'no connection was free', 1],
    ['requests could not be served', 'the database is away', 1],
    ['a limit refused requests', 'search', 2],
    ['a limit refused requests', 'underWay', 1],
  ])
})
