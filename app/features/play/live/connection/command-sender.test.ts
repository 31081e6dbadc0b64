import { expect, test } from 'vitest'
import type { CommandOutcome } from '#app/features/play/runs/present-outcome.ts'
import { createCommandSender } from './command-sender.ts'
import type { QueuedCommand } from './command-queue.ts'
import type { Reply } from './run-client.ts'

const outcome = { version: 2 } as CommandOutcome
const lost: Reply<CommandOutcome> = { kind: 'failed', retryAfterMs: null }

function build(replies: Reply<CommandOutcome>[], kept: { text: string | null } = { text: null }) {
  const sent: QueuedCommand[] = []
  const told: string[] = []
  const rests: { ms: number; call: () => void }[] = []
  let ids = 0
  const sender = createCommandSender({
    send: async (item) => {
      sent.push(item)
      return replies.shift() ?? lost
    },
    newId: () => `id${++ids}`,
    after: (ms, call) => {
      const rest = { ms, call }
      rests.push(rest)
      return () => void rests.splice(rests.indexOf(rest), 1)
    },
    keep: { read: () => kept.text, write: (text) => void (kept.text = text) },
    onChange: () => {},
    onOutcome: (command) => void told.push(`outcome ${command.type}`),
    onRejected: (command, code) => void told.push(`rejected ${command.type} ${code}`),
  })
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return { sender, sent, told, rests, kept, settle }
}

test('a command lost by the network is sent again with its id, and takes effect once', async () => {
  const { sender, sent, told, rests, kept, settle } = build([lost, { kind: 'answered', answer: outcome }])
  sender.give({ type: 'close_puzzle' })
  await settle()
  expect(kept.text).toContain('id1')
  rests[0]!.call()
  await settle()
  expect(sent.map((item) => item.commandId)).toEqual(['id1', 'id1'])
  expect(told).toEqual(['outcome close_puzzle'])
  expect(kept.text).toBeNull()
})

test('the rest ends as soon as the network is back', async () => {
  const { sender, sent, rests, settle } = build([lost, { kind: 'answered', answer: outcome }])
  sender.give({ type: 'close_puzzle' })
  await settle()
  sender.wake()
  await settle()
  expect(sent).toHaveLength(2)
  expect(rests).toEqual([])
})

test('a page reloaded halfway sends what the previous one had not got through', async () => {
  const first = build([])
  first.sender.give({ type: 'close_puzzle' })
  first.sender.stop()
  const second = build([{ kind: 'answered', answer: outcome }], first.kept)
  second.sender.wake()
  await second.settle()
  expect(second.sent).toEqual([{ commandId: 'id1', command: { type: 'close_puzzle' } }])
  expect(second.told).toEqual(['outcome close_puzzle'])
})

test('a final refusal by the server is reported, and the command is not sent again', async () => {
  const { sender, sent, told, kept, settle } = build([{ kind: 'rejected', code: 'notFound' }])
  sender.give({ type: 'close_puzzle' })
  await settle()
  sender.wake()
  await settle()
  expect(sent).toHaveLength(1)
  expect(told).toEqual(['rejected close_puzzle notFound'])
  expect(kept.text).toBeNull()
})

test('a page that was left is told nothing more', async () => {
  const { sender, told, settle } = build([{ kind: 'answered', answer: outcome }])
  sender.give({ type: 'close_puzzle' })
  sender.stop()
  await settle()
  expect(told).toEqual([])
})
