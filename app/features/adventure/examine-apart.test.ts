import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterEach, expect, test, vi } from 'vitest'
import { examine } from './checks/search/examine.ts'
import { Examiner } from './examine-apart.server.ts'
import { largeAdventure } from './checks/search/large-adventure.fixtures.ts'

let examiner: Examiner | undefined
afterEach(() => examiner?.close())

const small = largeAdventure(3, 3)

async function silenced(work: () => Promise<void>): Promise<string> {
  const lines: string[] = []
  const log = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  try {
    await work()
  } finally {
    log.mockRestore()
  }
  return lines.join('')
}

test('a thread gets the same results as the search itself, one job after another', async () => {
  examiner = new Examiner()
  const found = await Promise.all([small, largeAdventure(5, 5)].map((adventure) => examiner!.examine(adventure, 'ada')))
  expect(found).toEqual([examine(small), examine(largeAdventure(5, 5))])
})

test('requests are answered while a large adventure is examined', { timeout: 60_000 }, async () => {
  examiner = new Examiner({ timeLimitMs: 50_000 })
  await examiner.examine(small, 'ada')
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const examination = await examiner.examine(largeAdventure(120, 120), 'ada')
  delay.disable()
  expect(examination?.ends).toBe('yes')
  // in this thread the search would block many times as long
  expect(delay.max / 1e6).toBeLessThan(250)
})

test('a job that takes too long has no result, and a new thread takes the next', { timeout: 30_000 }, async () => {
  examiner = new Examiner({ timeLimitMs: 60 })
  const errors = await silenced(async () => {
    expect(await examiner!.examine(largeAdventure(300, 300), 'ada', { limit: 1e12 })).toBeNull()
  })
  expect(errors).toContain('it took too long')
  await examiner.close()
  examiner = new Examiner()
  expect((await examiner.examine(small, 'ada'))?.ends).toBe('yes')
})

test('a thread that dies fails only its own job', { timeout: 30_000 }, async () => {
  examiner = new Examiner()
  const broken = { document: null, secrets: null } as unknown as typeof small
  const errors = await silenced(async () => {
    expect(await examiner!.examine(broken, 'ada')).toBeNull()
    expect((await examiner!.examine(small, 'ada'))?.ends).toBe('yes')
    const missing = new Examiner({ file: 'app/features/adventure/checks/search/no-such-file.ts' })
    expect(await missing.examine(small, 'ada')).toBeNull()
    await missing.close()
  })
  expect(errors).toContain('could not be checked')
})

test('a job that comes when too many are waiting is refused immediately', async () => {
  examiner = new Examiner({ mostWaiting: 1 })
  const waiting = [examiner.examine(small, 'ada'), examiner.examine(small, 'bo')]
  const errors = await silenced(async () => {
    expect(await examiner!.examine(small, 'cy')).toBeNull()
  })
  expect(errors).toContain('too many')
  expect((await Promise.all(waiting)).map((examination) => examination?.ends)).toEqual(['yes', 'yes'])
})

test('one adventure per person runs and one waits, so that others are not kept waiting', async () => {
  examiner = new Examiner()
  const ofAda = [examiner.examine(small, 'ada'), examiner.examine(small, 'ada')]
  await silenced(async () => {
    expect(await Promise.all([1, 2, 3].map(() => examiner!.examine(small, 'ada')))).toEqual([null, null, null])
  })
  const ofBo = examiner.examine(small, 'bo')
  expect((await Promise.all([...ofAda, ofBo])).map((examination) => examination?.ends)).toEqual(['yes', 'yes', 'yes'])
})
