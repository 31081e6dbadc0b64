import { expect, test, vi } from 'vitest'
import { SharedWork } from './shared-work.ts'

const gone = new DOMException('left', 'AbortError')

function slow() {
  let finish = (_done: string): void => {}
  let tell = (_told: number): void => {}
  let signal: AbortSignal | undefined
  const start = vi.fn((tells: (told: number) => void, stops: AbortSignal) => {
    tell = tells
    signal = stops
    return new Promise<string>((resolve) => (finish = resolve))
  })
  return {
    start,
    finish: (done: string) => finish(done),
    tell: (told: number) => tell(told),
    stopped: () => signal?.aborted,
  }
}

test('work that two people ask for is done once, and the later one gets its progress', async () => {
  const work = new SharedWork<number, string>()
  const { start, finish, tell } = slow()
  const heard: number[][] = [[], []]
  const ada = work.join('kit', start, (told) => heard[0]!.push(told), new AbortController().signal)
  tell(1)
  const bob = work.join('kit', start, (told) => heard[1]!.push(told), new AbortController().signal)
  tell(2)
  finish('pages')
  expect(await Promise.all([ada, bob])).toEqual(['pages', 'pages'])
  expect([start.mock.calls.length, heard]).toEqual([
    1,
    [
      [1, 2],
      [1, 2],
    ],
  ])
})

test('it goes on for those who stay, and stops when the last one has left', async () => {
  const work = new SharedWork<number, string>()
  const { start, finish, stopped } = slow()
  const leaving = [new AbortController(), new AbortController()] as const
  const asked = leaving.map(({ signal }) => work.join('kit', start, () => {}, signal))
  leaving[0].abort(gone)
  await expect(asked[0]).rejects.toBe(gone)
  expect(stopped()).toBe(false)
  leaving[1].abort(gone)
  await expect(asked[1]).rejects.toBe(gone)
  expect(stopped()).toBe(true)
  const anew = work.join('kit', start, () => {}, new AbortController().signal)
  finish('pages')
  expect([await anew, start.mock.calls.length]).toEqual(['pages', 2])
})

test('work that fails does so for all, and starts again for the next request', async () => {
  const work = new SharedWork<number, string>()
  const start = vi.fn().mockRejectedValueOnce(new Error('no paper')).mockResolvedValueOnce('pages')
  const ask = () => work.join('kit', start, () => {}, new AbortController().signal)
  const outcomes = await Promise.allSettled([ask(), ask()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask()).toBe('pages')
})
