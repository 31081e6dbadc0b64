import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdmission } from './admission.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const begun: string[] = []
let verdict: ReturnType<typeof admits>
let admits: ReturnType<typeof createAdmission>
beforeEach(() => {
  begun.length = 0
  admits = createAdmission({ atOnce: 1, most: 3, mostOfAll: 4 })
})

function ask(name: string, address = 'one', hasBody = false): ServerResponse | undefined {
  const response = Object.assign(new EventEmitter(), { writeHead: () => response }) as unknown as ServerResponse
  verdict = admits(address, response, () => void begun.push(name), hasBody)
  return verdict === 'admitted' ? response : undefined
}

test('an address waits for itself, in turn, and is refused beyond its share', () => {
  const first = ask('first')!
  expect([ask('second'), ask('third'), ask('fourth')].map((response) => response !== undefined)).toEqual([
    true,
    true,
    false,
  ])
  ask('elsewhere', 'other')
  expect(begun).toEqual(['first', 'elsewhere'])
  first.writeHead(200)
  first.emit('close')
  vi.advanceTimersByTime(0)
  expect(begun).toEqual(['first', 'elsewhere', 'second'])
  expect(ask('fifth')).toBeDefined()
})

test('a request whose client leaves is never begun, and gives its place to another', () => {
  const first = ask('first')!
  const second = ask('second')!
  ask('third')
  second.emit('close')
  first.emit('close')
  vi.advanceTimersByTime(0)
  expect(begun).toEqual(['first', 'third'])
})

test('a request that takes long holds nobody up, but still counts', () => {
  ask('slow')
  ask('second')
  ask('third')
  vi.advanceTimersByTime(2_501)
  expect(begun).toEqual(['slow', 'second'])
  expect(ask('fourth')).toBeUndefined()
})

test('while as many are under way as can be answered in time, everything new is refused', () => {
  const first = ask('0', 'address 0')!
  for (const n of [1, 2, 3]) expect(ask(String(n), `address ${n}`)).toBeDefined()
  expect([ask('more', 'address 4'), verdict]).toEqual([undefined, 'tooBusy'])
  first.writeHead(200)
  expect(ask('later', 'address 4')).toBeDefined()
  expect(ask('no more', 'address 5')).toBeUndefined()
  // Those wait for something slower than a connection
  vi.advanceTimersByTime(2_501)
  expect(ask('last', 'address 5')).toBeDefined()
})

test('slow bodies of a few addresses shut nobody out', () => {
  for (const n of [0, 1, 2, 3, 4]) expect(ask(String(n), `address ${n}`, true)).toBeDefined()
  expect(ask('somebody else', 'address 5')).toBeDefined()
})
