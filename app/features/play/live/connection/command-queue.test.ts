import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyQueue, restMs, restoreQueue, step } from './command-queue.ts'
import type { CommandQueue, QueueEffect, QueueEvent } from './command-queue.ts'

const item = (n: number) => ({ commandId: `c${n}`, command: { type: 'use_hotspot' as const, hotspotId: `h${n}` } })

function run(events: QueueEvent[], from: CommandQueue = emptyQueue) {
  const effects: QueueEffect[] = []
  const queue = events.reduce((queue, event) => {
    const next = step(queue, event)
    effects.push(...next.effects)
    return next.queue
  }, from)
  return { queue, effects }
}

test('commands are sent one at a time, in the order they were given', () => {
  const { queue, effects } = run([
    { type: 'given', item: item(1) },
    { type: 'given', item: item(2) },
  ])
  expect(effects).toEqual([{ type: 'send', item: item(1) }])
  expect(run([{ type: 'answered', commandId: 'c1' }], queue).effects).toEqual([{ type: 'send', item: item(2) }])
})

test('a command without an answer is sent again with the same id, after growing rests', () => {
  const failed: QueueEvent = { type: 'failed', commandId: 'c1', retryAfterMs: null }
  const { queue, effects } = run([
    { type: 'given', item: item(1) },
    failed,
    { type: 'woken' },
    failed,
    { type: 'woken' },
  ])
  expect(effects).toEqual([
    { type: 'send', item: item(1) },
    { type: 'rest', ms: 500 },
    { type: 'send', item: item(1) },
    { type: 'rest', ms: 1000 },
    { type: 'send', item: item(1) },
  ])
  expect(queue).toMatchObject({ phase: 'sending', failures: 2 })
  expect(Math.max(...Array.from({ length: 60 }, (_, i) => restMs(i + 1)))).toBe(10_000)
})

test('the wait that the server asks for is respected', () => {
  expect(
    run([
      { type: 'given', item: item(1) },
      { type: 'failed', commandId: 'c1', retryAfterMs: 7_000 },
    ]).effects.at(-1),
  ).toEqual({ type: 'rest', ms: 7_000 })
})

test('a limit is distinguished from a lost connection until an answer comes', () => {
  const failed = { type: 'failed', commandId: 'c1', retryAfterMs: 7_000 } as const
  const { queue } = run([
    { type: 'given', item: item(1) },
    { ...failed, limited: true },
  ])
  expect(queue).toMatchObject({ failures: 1, limited: true })
  expect(run([{ type: 'woken' }, failed], queue).queue).toMatchObject({ failures: 2, limited: false })
  expect(run([{ type: 'woken' }, { type: 'answered', commandId: 'c1' }], queue).queue).toEqual(emptyQueue)
})

test('a command that the server will never accept is dropped, and the next is sent', () => {
  const { effects } = run([
    { type: 'given', item: item(1) },
    { type: 'given', item: item(2) },
    { type: 'rejected', commandId: 'c1' },
  ])
  expect(effects.at(-1)).toEqual({ type: 'send', item: item(2) })
})

test('a double click is one command', () => {
  const { queue } = run([
    { type: 'given', item: item(1) },
    { type: 'given', item: { ...item(1), commandId: 'c2' } },
  ])
  expect(queue.waiting).toEqual([item(1)])
})

test('a reloaded page continues where it was cut off, with the same ids', () => {
  const { queue } = run([
    { type: 'given', item: item(1) },
    { type: 'given', item: item(2) },
  ])
  const restored = restoreQueue(JSON.stringify(queue.waiting))
  expect(run([{ type: 'woken' }], restored).effects).toEqual([{ type: 'send', item: item(1) }])
})

test.each([null, '', '{', '5', '[1]', '[{"commandId":1,"command":{}}]', '[{"commandId":"a"}]'])(
  'stored commands that cannot be read (%j) give an empty queue',
  (kept) => {
    expect(restoreQueue(kept)).toEqual(emptyQueue)
  },
)

test('whatever happens in whatever order, nothing is lost, duplicated or overtaken', () => {
  const happenings = fc.array(
    fc.oneof(
      fc.constant('given'),
      fc.constant('answered'),
      fc.constant('failed'),
      fc.constant('woken'),
      fc.constant('late'),
    ),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(happenings, (names) => {
      let queue = emptyQueue
      let given = 0
      const done: string[] = []
      let inFlight: string | undefined
      const take = (event: QueueEvent) => {
        const next = step(queue, event)
        queue = next.queue
        for (const effect of next.effects) {
          if (effect.type === 'send') {
            expect(inFlight).toBeUndefined()
            inFlight = effect.item.commandId
          }
        }
      }
      const settle = (event: (commandId: string) => QueueEvent) => {
        const commandId = inFlight
        if (commandId === undefined) return
        inFlight = undefined
        if (event(commandId).type === 'answered') done.push(commandId)
        take(event(commandId))
      }
      for (const name of names) {
        if (name === 'given') take({ type: 'given', item: item(++given) })
        if (name === 'answered') settle((commandId) => ({ type: 'answered', commandId }))
        if (name === 'failed') settle((commandId) => ({ type: 'failed', commandId, retryAfterMs: null }))
        if (name === 'woken') take({ type: 'woken' })
        if (name === 'late') take({ type: 'answered', commandId: 'from an earlier page' })
      }
      const all = Array.from({ length: given }, (_, i) => `c${i + 1}`)
      expect([...done, ...queue.waiting.map(({ commandId }) => commandId)]).toEqual(all)
    }),
  )
})
