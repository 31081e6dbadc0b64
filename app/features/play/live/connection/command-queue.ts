import type { SentCommand } from '#app/features/engine/command.schema.ts'

/** The id makes it harmless to send the command again. */
export type QueuedCommand = { commandId: string; command: SentCommand }

export type CommandQueue = {
  waiting: readonly QueuedCommand[]
  phase: 'idle' | 'sending' | 'resting'
  failures: number
  /** The last failure was a rate limit: the server is reachable and asks to wait. */
  limited: boolean
}

export type QueueEvent =
  | { type: 'given'; item: QueuedCommand }
  | { type: 'answered'; commandId: string }
  /** The server refuses it, or the run is gone. */
  | { type: 'rejected'; commandId: string }
  /** No answer, or "not now". */
  | { type: 'failed'; commandId: string; retryAfterMs: number | null; limited?: boolean | undefined }
  | { type: 'woken' }

export type QueueEffect = { type: 'send'; item: QueuedCommand } | { type: 'rest'; ms: number }

export const emptyQueue: CommandQueue = { waiting: [], phase: 'idle', failures: 0, limited: false }

const longestRestMs = 10_000

export const restMs = (failures: number): number => Math.min(longestRestMs, 500 * 2 ** Math.min(10, failures - 1))

const nothing: QueueEffect[] = []

export function step(queue: CommandQueue, event: QueueEvent): { queue: CommandQueue; effects: readonly QueueEffect[] } {
  switch (event.type) {
    case 'given':
      return give(queue, event.item)
    case 'answered':
    case 'rejected':
      return isFirst(queue, event.commandId)
        ? next({ ...emptyQueue, waiting: queue.waiting.slice(1) })
        : { queue, effects: nothing }
    case 'failed': {
      if (!isFirst(queue, event.commandId)) return { queue, effects: nothing }
      const failures = queue.failures + 1
      return {
        queue: { ...queue, phase: 'resting', failures, limited: event.limited ?? false },
        effects: [{ type: 'rest', ms: event.retryAfterMs ?? restMs(failures) }],
      }
    }
    case 'woken':
      return queue.phase === 'resting' || queue.phase === 'idle'
        ? next({ ...queue, phase: 'idle' })
        : { queue, effects: nothing }
  }
}

/** The same command twice in a row is a double click; the second would only be refused. */
function give(queue: CommandQueue, item: QueuedCommand): { queue: CommandQueue; effects: readonly QueueEffect[] } {
  const last = queue.waiting.at(-1)
  if (last && JSON.stringify(last.command) === JSON.stringify(item.command)) return { queue, effects: nothing }
  const longer = { ...queue, waiting: [...queue.waiting, item] }
  return queue.phase === 'idle' ? next(longer) : { queue: longer, effects: nothing }
}

function next(queue: CommandQueue): { queue: CommandQueue; effects: readonly QueueEffect[] } {
  const item = queue.waiting[0]
  return item
    ? { queue: { ...queue, phase: 'sending' }, effects: [{ type: 'send', item }] }
    : { queue, effects: nothing }
}

const isFirst = (queue: CommandQueue, commandId: string) =>
  queue.phase === 'sending' && queue.waiting[0]?.commandId === commandId

export function restoreQueue(kept: string | null): CommandQueue {
  try {
    const waiting: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(waiting) && waiting.every(isQueued) ? { ...emptyQueue, waiting } : emptyQueue
  } catch {
    return emptyQueue
  }
}

const isQueued = (value: unknown): value is QueuedCommand =>
  typeof value === 'object' &&
  value !== null &&
  'commandId' in value &&
  typeof value.commandId === 'string' &&
  'command' in value &&
  typeof value.command === 'object' &&
  value.command !== null
