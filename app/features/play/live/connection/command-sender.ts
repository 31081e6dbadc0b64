import type { SentCommand } from '#app/features/engine/command.schema.ts'
import type { CommandOutcome } from '#app/features/play/runs/present-outcome.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { restoreQueue, step } from './command-queue.ts'
import type { CommandQueue, QueueEffect, QueueEvent, QueuedCommand } from './command-queue.ts'
import type { Reply } from './run-client.ts'

type SenderWorld = {
  send: (item: QueuedCommand) => Promise<Reply<CommandOutcome>>
  newId: () => string
  after: (ms: number, call: () => void) => () => void
  keep: { read: () => string | null; write: (text: string | null) => void }
  onChange: (queue: CommandQueue) => void
  onOutcome: (command: SentCommand, outcome: CommandOutcome) => void
  onRejected: (command: SentCommand, code: ErrorCode) => void
}

export function createCommandSender(world: SenderWorld) {
  let queue = restoreQueue(world.keep.read())
  let callOff: (() => void) | undefined
  let stopped = false

  function take(event: QueueEvent): void {
    if (stopped) return
    const next = step(queue, event)
    queue = next.queue
    world.keep.write(queue.waiting.length === 0 ? null : JSON.stringify(queue.waiting))
    world.onChange(queue)
    for (const effect of next.effects) carryOut(effect)
  }

  function carryOut(effect: QueueEffect): void {
    callOff?.()
    callOff = undefined
    if (effect.type === 'rest') callOff = world.after(effect.ms, () => take({ type: 'woken' }))
    else void deliver(effect.item)
  }

  async function deliver(item: QueuedCommand): Promise<void> {
    const { commandId, command } = item
    const reply = await world.send(item)
    if (stopped) return
    if (reply.kind === 'answered') world.onOutcome(command, reply.answer)
    if (reply.kind === 'rejected') world.onRejected(command, reply.code)
    take(
      reply.kind === 'failed'
        ? { type: 'failed', commandId, retryAfterMs: reply.retryAfterMs, limited: reply.limited }
        : { type: reply.kind, commandId },
    )
  }

  return {
    give: (command: SentCommand) => take({ type: 'given', item: { commandId: world.newId(), command } }),
    wake: () => take({ type: 'woken' }),
    stop() {
      stopped = true
      callOff?.()
    },
  }
}

export type CommandSender = ReturnType<typeof createCommandSender>
