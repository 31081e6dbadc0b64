import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeMetrics } from '#app/platform/metrics.server.ts'
import { flushOften } from '#app/platform/often.server.ts'
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
const page = { headers: { accept: 'text/html' } }

test('a thousand refusals are one line with their count, and each is counted', async () => {
  for (let time = 0; time < 1_000; time++) noteAnswer('/library', page, ended(503), 3)
  expect(lines).toEqual([])
  await flushOften()
  expect(lines).toMatchObject([{ message: 'requests failed', route: '/library', status: 503, count: 1_000 }])
  await flushOften()
  expect(lines).toHaveLength(1)
  expect((await writeMetrics()).text).toContain('whodini_request_seconds_count{route="/library",status="503"} 1000')
})

test('slow answers are one line with the longest; quick ones and unknown pages are none', async () => {
  noteAnswer('/kit/:id', page, ended(200), 1_200)
  noteAnswer('/kit/:id', page, ended(200), 4_300.4)
  noteAnswer('/kit/:id', page, ended(404), 12)
  await flushOften()
  expect(lines).toMatchObject([{ message: 'requests were slow', route: '/kit/:id', count: 2, longestMs: 4_300 }])
})

test('a stream, which lasts for an hour, is neither slow nor measured', async () => {
  noteAnswer('/api/account/events', { headers: { accept: 'text/event-stream' } }, ended(200), 3_600_000)
  await flushOften()
  expect(lines).toEqual([])
  expect((await writeMetrics()).text).not.toContain('/api/account/events')
})

test('a client that left has its own number', async () => {
  noteAnswer('/join', page, { statusCode: 200, writableFinished: false }, 5)
  expect((await writeMetrics()).text).toContain('whodini_request_seconds_count{route="/join",status="499"} 1')
})
