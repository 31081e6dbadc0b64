import { chatKept } from '#app/features/play/live/stream-events.ts'
import type { ChatMessage } from '#app/features/play/live/stream-events.ts'

export type Unsent = {
  id: string
  text: string
  failure: string | null
}

export type ChatLog = {
  messages: readonly ChatMessage[]
  unsent: readonly Unsent[]
  unread: number
  begun: boolean
}

export const emptyChat: ChatLog = { messages: [], unsent: [], unread: 0, begun: false }

export function heard(
  log: ChatLog,
  messages: readonly ChatMessage[],
  { you, reading }: { you: string | null; reading: boolean },
): ChatLog {
  const fresh = messages.filter((message) => !log.messages.some(({ id }) => id === message.id))
  if (fresh.length === 0 && log.begun) return log
  const all = [...log.messages, ...fresh].toSorted((a, b) => a.at - b.at)
  const ofOthers = log.begun && !reading ? fresh.filter(({ playerId }) => playerId !== you).length : 0
  return {
    messages: all.slice(-chatKept),
    unsent: log.unsent.filter(({ id }) => !fresh.some((message) => message.id === id)),
    unread: log.unread + ofOthers,
    begun: true,
  }
}

export const silenced = (log: ChatLog): ChatLog =>
  log.messages.length === 0 && log.unread === 0 ? log : { ...log, messages: [], unread: 0 }

export const read = (log: ChatLog): ChatLog => (log.unread === 0 ? log : { ...log, unread: 0 })

export function sending(log: ChatLog, id: string, text: string): ChatLog {
  if (log.messages.some((message) => message.id === id)) return log
  const known = log.unsent.some((each) => each.id === id)
  const unsent = known
    ? log.unsent.map((each) => (each.id === id ? { ...each, failure: null } : each))
    : [...log.unsent, { id, text, failure: null }]
  return { ...log, unsent }
}

export const failed = (log: ChatLog, id: string, failure: string): ChatLog => ({
  ...log,
  unsent: log.unsent.map((each) => (each.id === id ? { ...each, failure } : each)),
})
