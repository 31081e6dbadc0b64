import { expect, test } from 'vitest'
import { editorRequestSchema, inOneRequest } from './editor-request.schema.ts'
import type { Command } from './command.schema.ts'

const newId = () => crypto.randomUUID()
const change = (fields: Record<string, unknown>): Command =>
  ({ op: 'change', kind: 'item', id: newId(), fields, was: {} }) as Command
const removal = (count: number): Command => ({ op: 'remove', kind: 'item', ids: Array.from({ length: count }, newId) })
const logged = (...commands: Command[]) => commands.map((command) => ({ id: newId(), command }))
const reads = (...commands: Command[]): boolean =>
  editorRequestSchema.safeParse({ intent: 'edit', commands: logged(...commands) }).success

test('arbitrarily deep JSON is refused instead of overflowing the stack', () => {
  const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) as unknown
  expect(reads(change({ name: 'Key' }))).toBe(true)
  expect(reads(change({ name: deep }))).toBe(false)
})

test('the work of a request is limited, whether in many commands or in one batch', () => {
  const changes = Array.from({ length: 500 }, () => change({ name: 'Key' }))
  expect(reads({ op: 'batch', commands: changes } as Command)).toBe(true)
  expect(reads({ op: 'batch', commands: [...changes, change({})] } as Command)).toBe(false)
  const marks = Array.from({ length: 500 }, () => ({ ...change({ toCheck: false }), kind: 'hotspot' }))
  expect(reads({ op: 'batch', commands: [change({ iconAssetId: newId() }), ...marks] } as Command)).toBe(true)
  expect(reads(removal(2_000))).toBe(true)
  expect(reads(removal(1_000), removal(1_001))).toBe(false)
})

test('waiting commands are sent in as many requests as their work needs, in order', () => {
  const waiting = logged(removal(1_500), removal(400), removal(200), removal(10))
  expect(inOneRequest(waiting)).toEqual(waiting.slice(0, 2))
  expect(inOneRequest(waiting.slice(2))).toEqual(waiting.slice(2))
  expect(inOneRequest(logged(removal(1_999), removal(2)))).toHaveLength(1)
})
