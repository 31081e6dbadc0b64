import { expect, test } from 'vitest'
import { whenOver, whenWoken } from './stream-beat.ts'

/** A computer whose timers stop while it sleeps. */
function computer() {
  let time = 0
  let timers: { left: number; call: () => void }[] = []
  const run = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1_000) {
      time += 1_000
      const due = timers.filter((timer) => (timer.left -= 1_000) <= 0)
      timers = timers.filter((timer) => !due.includes(timer))
      for (const { call } of due) call()
    }
  }
  const clock = {
    now: () => time,
    after(ms: number, call: () => void) {
      const timer = { left: ms, call }
      timers.push(timer)
      return () => void (timers = timers.filter((each) => each !== timer))
    },
  }
  return { clock, run, sleep: (ms: number) => void (time += ms), waiting: () => timers.length }
}

test.each([
  ['awake', 39_000, 0, 1_000],
  ['asleep', 1_000, 240_000, 4_000],
])('40 s are over when they have passed %s, once', (_, before, slept, after) => {
  const { clock, run, sleep, waiting } = computer()
  let calls = 0
  whenOver(40_000, () => void calls++, clock)
  run(before)
  expect(calls).toBe(0)
  sleep(slept)
  run(after)
  expect(calls).toBe(1)
  expect(waiting()).toBe(0)
})

test('a cancelled timer never fires', () => {
  const { clock, run } = computer()
  let calls = 0
  const callOff = whenOver(8_000, () => void calls++, clock)
  run(5_000)
  callOff()
  run(60_000)
  expect(calls).toBe(0)
})

test('a page learns that it slept, but not that it was briefly busy', () => {
  const { clock, run, sleep } = computer()
  let woken = 0
  const stop = whenWoken(() => void woken++, clock)
  run(30_000)
  sleep(4_000)
  run(30_000)
  expect(woken).toBe(0)
  sleep(240_000)
  run(5_000)
  expect(woken).toBe(1)
  run(60_000)
  expect(woken).toBe(1)
  stop()
  sleep(240_000)
  run(60_000)
  expect(woken).toBe(1)
})
