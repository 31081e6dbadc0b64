import { expect, test } from 'vitest'
import { silentAfterMs } from '#app/shared/stream-beat.ts'
import { atFirst, firstWordMs, longestRestMs, restSpreadMs, stepConnection } from './stream-connection.ts'
import type { Connection, ConnectionEvent } from './stream-connection.ts'

function walk(events: ConnectionEvent[]): { connection: Connection; effects: string[] } {
  let connection = atFirst
  const effects: string[] = []
  for (const event of events) {
    const next = stepConnection(connection, event)
    connection = next.connection
    effects.push(
      next.effects.map((effect) => ('ms' in effect ? `${effect.type} ${effect.ms}` : effect.type)).join(', '),
    )
  }
  return { connection, effects }
}

const shown: ConnectionEvent = { type: 'shown' }
const broke: ConnectionEvent = { type: 'broke' }
const woken: ConnectionEvent = { type: 'woken' }
const heard: ConnectionEvent = { type: 'heard' }
const broken = (times: number) => Array.from({ length: times }, () => [broke, woken]).flat()

test('a page that becomes visible opens a stream, and closes it when it is left', () => {
  expect(walk([shown, heard, { type: 'left' }, shown]).effects).toEqual([
    `open, wait ${firstWordMs}`,
    `wait ${silentAfterMs}`,
    'close',
    `open, wait ${firstWordMs}`,
  ])
})

test('a stream that breaks once is reopened after half a second, without any message', () => {
  expect(walk([shown, heard, broke, woken]).effects.slice(2)).toEqual(['close, rest 500', `open, wait ${firstWordMs}`])
})

test('from the second break on, the page also looks at every try, and rests longer', () => {
  expect(walk([shown, ...broken(3)]).effects.slice(1)).toEqual([
    'close, rest 500',
    `open, wait ${firstWordMs}`,
    'close, rest 1000',
    `look, open, wait ${firstWordMs}`,
    'close, rest 2000',
    `look, open, wait ${firstWordMs}`,
  ])
})

test('if no stream holds, the page keeps looking and tries a stream only now and then', () => {
  let connection: Connection = { phase: 'resting', failures: 5 }
  const asked: string[] = []
  for (let i = 0; i < 8; i++) {
    const next = stepConnection(connection, woken)
    asked.push(next.effects.map(({ type }) => type).join())
    connection =
      next.connection.phase === 'trying' ? stepConnection(next.connection, broke).connection : next.connection
  }
  expect(asked).toEqual([
    'look,rest',
    'look,rest',
    'look,rest',
    'look,open,wait',
    'look,rest',
    'look,rest',
    'look,rest',
    'look,rest',
  ])
  expect(stepConnection({ phase: 'resting', failures: 400 }, woken).effects).toContainEqual({ type: 'look' })
  expect(stepConnection({ phase: 'open', failures: 400 }, broke).effects).toContainEqual({
    type: 'rest',
    ms: longestRestMs,
    spreadMs: restSpreadMs,
  })
})

test.each(['silent', 'slept'] as const)(
  'a stream that falls silent (%s) is reported as lost and reopened, with a look beside it',
  (type) => {
    const { connection, effects } = walk([shown, heard, { type }])
    expect(effects.at(-1)).toBe(`say, close, look, open, wait ${firstWordMs}`)
    expect(connection).toEqual({ phase: 'trying', failures: 1 })
    expect(walk([shown, heard, { type }, heard]).connection).toEqual({ phase: 'open', failures: 0 })
  },
)

test('the wait starts again with each message of a stream', () => {
  expect(walk([shown, heard, heard, heard]).effects.slice(1)).toEqual(Array(3).fill(`wait ${silentAfterMs}`))
})

test.each([
  ['trying', 'slept', ''],
  ['trying', 'silent', 'close, rest 500'],
  ['resting', 'slept', ''],
  ['resting', 'silent', ''],
  ['hidden', 'slept', ''],
] as const)('a connection that is %s and hears of %s does: %s', (phase, type, done) => {
  const { effects } = stepConnection({ phase, failures: 0 }, { type })
  expect(effects.map((effect) => ('ms' in effect ? `${effect.type} ${effect.ms}` : effect.type)).join(', ')).toBe(done)
})

test('the network’s return ends the rest and resets the failures', () => {
  const { connection, effects } = walk([shown, ...broken(6), broke, { type: 'woken', online: true }])
  expect(effects.at(-1)).toContain('open')
  expect(connection).toEqual({ phase: 'trying', failures: 0 })
})

test('a stream that holds resets the failures before it', () => {
  expect(walk([shown, ...broken(3), heard]).connection).toEqual({ phase: 'open', failures: 0 })
})

test('a removed player’s page never asks again, whatever happens', () => {
  expect(walk([shown, heard, { type: 'ended' }, shown, broke, woken, { type: 'left' }]).effects).toEqual([
    `open, wait ${firstWordMs}`,
    `wait ${silentAfterMs}`,
    'close',
    '',
    '',
    '',
    '',
  ])
})
