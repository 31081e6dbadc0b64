import { expect, test } from 'vitest'
import { createRunStream } from './run-stream.ts'
import type { Source, Streamed } from './run-stream.ts'

class FakeSource extends EventTarget implements Source {
  readonly address: string
  closed = false

  constructor(address: string) {
    super()
    this.address = address
  }

  close() {
    this.closed = true
  }

  say(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: typeof data === 'string' ? data : JSON.stringify(data) }))
  }

  breakOff() {
    this.dispatchEvent(new Event('error'))
  }
}

function build(found: ('heard' | 'failed' | 'over')[] = [], chance = 0) {
  const sources: FakeSource[] = []
  const timers: { ms: number; call: () => void }[] = []
  const streamed: Streamed[] = []
  const heard: boolean[] = []
  let looks = 0
  const stream = createRunStream('r1', 7, {
    open(address) {
      const source = new FakeSource(address)
      sources.push(source)
      return source
    },
    after(ms, call) {
      const timer = { ms, call }
      timers.push(timer)
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1))
    },
    async look() {
      looks++
      return found.shift() ?? 'failed'
    },
    random: () => chance,
    onStreamed: (event) => void streamed.push(event),
    onHeard: (is) => void heard.push(is),
  })
  const pass = () => timers.shift()?.call()
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return { stream, sources, timers, streamed, heard, pass, settle, looks: () => looks, last: () => sources.at(-1)! }
}

test('a page opens the stream after the version that it was loaded with', () => {
  const { stream, sources } = build()
  stream.show()
  expect(sources.map(({ address }) => address)).toEqual(['/api/runs/r1/events?after=7'])
})

test('after a break the stream resumes after the last move that it sent', () => {
  const { stream, sources, last, pass, streamed } = build()
  stream.show()
  last().say('moved', { version: 9, events: [] })
  last().breakOff()
  pass()
  last().say('moved', { version: 12, events: [] })
  expect(sources.map(({ address }) => address)).toEqual(['/api/runs/r1/events?after=7', '/api/runs/r1/events?after=9'])
  expect(streamed.map(({ name }) => name)).toEqual(['moved', 'moved'])
})

test('a stream that stays silent is replaced by a new one', () => {
  const { stream, sources, timers, pass } = build()
  stream.show()
  expect(timers[0]!.ms).toBe(8_000)
  pass()
  expect(sources[0]!.closed).toBe(true)
  pass()
  expect(sources).toHaveLength(2)
})

test('pages cut off together by a restart reconnect at random times within two seconds', () => {
  const rests = [0, 0.5, 0.99].map((chance) => {
    const { stream, last, timers } = build([], chance)
    stream.show()
    last().say('party', { members: [] })
    last().breakOff()
    return timers[0]!.ms
  })
  expect(rests).toEqual([500, 1_500, 2_480])
})

test('a stream that beats is kept; when it falls silent, the page says so and looks', async () => {
  const { stream, timers, last, sources, heard, pass, looks, settle } = build(['heard'])
  stream.show()
  last().say('moved', { version: 9, events: [] })
  last().say('beat', {})
  expect(timers.map(({ ms }) => ms)).toEqual([40_000])
  expect(heard).toEqual([true, true])
  pass()
  expect(sources[0]!.closed).toBe(true)
  expect(last().address).toBe('/api/runs/r1/events?after=9')
  expect(heard.at(-1)).toBe(false)
  await settle()
  expect(looks()).toBe(1)
  expect(heard.at(-1)).toBe(true)
})

test('a page that slept looks for what it missed, but only if it had a stream', async () => {
  const { stream, last, sources, looks } = build(['heard'])
  stream.slept()
  expect(sources).toEqual([])
  stream.show()
  last().say('moved', { version: 9, events: [] })
  stream.slept()
  expect([sources.length, looks()]).toEqual([2, 1])
})

test('messages of an abandoned stream are ignored', () => {
  const { stream, sources, streamed, pass } = build()
  stream.show()
  sources[0]!.breakOff()
  pass()
  sources[0]!.say('moved', { version: 9, events: [] })
  expect(streamed).toEqual([])
})

test('if no stream holds, looking tells whether the server is reachable', async () => {
  const { stream, last, pass, settle, heard, looks } = build(['failed', 'heard'])
  stream.show()
  for (let i = 0; i < 3; i++) {
    last().breakOff()
    pass()
    await settle()
  }
  expect(looks()).toBe(2)
  expect(heard).toEqual([false, true])
})

test('a run that no longer exists is not asked for again', async () => {
  const { stream, last, pass, settle, timers, sources } = build(['over'])
  stream.show()
  for (let i = 0; i < 2; i++) {
    last().breakOff()
    pass()
    await settle()
  }
  expect(last().closed).toBe(true)
  stream.show()
  stream.wake()
  expect([timers.length, sources.length]).toEqual([0, 3])
})

test('a player who is taken out is told, and hears nothing after that', () => {
  const { stream, last, streamed, sources } = build()
  stream.show()
  last().say('moved', { version: 8, events: [] })
  last().say('removed', {})
  last().say('party', {})
  stream.wake()
  expect(streamed.map(({ name }) => name)).toEqual(['moved', 'removed'])
  expect(sources).toHaveLength(1)
  expect(sources[0]!.closed).toBe(true)
})

test('anything that is not JSON is skipped', () => {
  const { stream, last, streamed } = build()
  stream.show()
  last().say('moved', '{"version":')
  last().say('chatted', { id: 'm1' })
  expect(streamed.map(({ name }) => name)).toEqual(['chatted'])
})

test('a page that nobody looks at closes its stream, and reopens it when somebody does', () => {
  const { stream, sources, last } = build()
  stream.show()
  last().say('moved', { version: 20, events: [] })
  stream.leave()
  expect(sources[0]!.closed).toBe(true)
  stream.show()
  expect(last().address).toBe('/api/runs/r1/events?after=20')
})
