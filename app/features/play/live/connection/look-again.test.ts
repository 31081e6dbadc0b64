import { expect, test } from 'vitest'
import type { PuzzleProjection } from '#app/features/engine/projection.ts'
import { createLookAgain, nextLookMs } from './look-again.ts'

const puzzle = (offeredInMs: number | null) => ({ hints: { offeredInMs } }) as PuzzleProjection

test('the next look is at the earliest moment, but never sooner than in a second', () => {
  expect(nextLookMs({ puzzle: puzzle(450_001), lookAgainInMs: null, ending: null })).toBe(450_001)
  expect(nextLookMs({ puzzle: puzzle(450_001), lookAgainInMs: 60_000, ending: null })).toBe(60_000)
  expect(nextLookMs({ puzzle: null, lookAgainInMs: 3, ending: null })).toBe(1_000)
})

test('no look is planned where time changes nothing, nor after the end', () => {
  expect(nextLookMs({ puzzle: puzzle(null), lookAgainInMs: null, ending: null })).toBeNull()
  expect(
    nextLookMs({
      puzzle: null,
      lookAgainInMs: 5_000,
      ending: { reason: 'scene', at: 1, score: 0, title: '', text: '', scene: null },
    }),
  ).toBeNull()
})

test('a wait of weeks does not end immediately because browsers’ timers cannot count that far', () => {
  expect(nextLookMs({ puzzle: null, lookAgainInMs: 40 * 24 * 3600_000, ending: null })).toBeLessThan(2 ** 31)
})

function build(answers: boolean[] = []) {
  let time = 0
  let timers: { at: number; call: () => void }[] = []
  const world = { looks: 0, inSight: true, onLook: () => {} }
  const again = createLookAgain({
    now: () => time,
    after(ms, call) {
      const timer = { at: time + ms, call }
      timers.push(timer)
      return () => void (timers = timers.filter((each) => each !== timer))
    },
    isInSight: () => world.inSight,
    async look() {
      world.looks++
      world.onLook()
      return answers.shift() ?? true
    },
  })
  async function pass(ms: number): Promise<void> {
    time += ms
    const due = timers.filter(({ at }) => at <= time)
    timers = timers.filter(({ at }) => at > time)
    for (const { call } of due) call()
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  return { again, world, pass, waiting: () => timers.length }
}

test('for somebody who is stuck, the page looks once, when the moment has come', async () => {
  const { again, world, pass } = build()
  world.onLook = () => again.shown(null)
  again.shown(450_001)
  await pass(450_000)
  expect(world.looks).toBe(0)
  await pass(1)
  expect(world.looks).toBe(1)
  await pass(3600_000)
  expect(world.looks).toBe(1)
})

test('a move before then restarts the wait, with one timer', async () => {
  const { again, world, pass, waiting } = build()
  again.shown(10_000)
  await pass(9_000)
  again.shown(10_000)
  await pass(9_000)
  expect(world.looks).toBe(0)
  expect(waiting()).toBe(1)
})

test('a hidden page does not look; shown again, it looks if the moment has passed', async () => {
  const { again, world, pass } = build()
  world.onLook = () => again.shown(null)
  again.shown(10_000)
  again.seen()
  expect(world.looks).toBe(0)
  world.inSight = false
  await pass(20_000)
  expect(world.looks).toBe(0)
  world.inSight = true
  again.seen()
  expect(world.looks).toBe(1)
})

test('a look without an answer is retried later', async () => {
  const { again, world, pass } = build([false, true])
  again.shown(1_000)
  await pass(1_000)
  await pass(14_999)
  expect(world.looks).toBe(1)
  await pass(1)
  expect(world.looks).toBe(2)
})

test('a page that was left no longer looks', async () => {
  const { again, world, pass } = build()
  again.shown(1_000)
  again.stop()
  again.seen()
  await pass(60_000)
  expect(world.looks).toBe(0)
})
