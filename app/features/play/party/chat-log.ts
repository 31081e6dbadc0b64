import { chatKept } from '#app/features/play/live/stream-events.ts'
import type { ChatMessage } from '#app/features/play/live/stream-events.ts'

/** Something of one's own that the server has not taken yet. */
export type Unsent = {
  id: string
  text: string
  /** Why it was not taken; null while it is under way. */ failure: string | null
}

export type ChatLog = {
  /** Oldest first. */
  messages: readonly ChatMessage[]
  unsent: readonly Unsent[]
  /** Messages of others that came since the chat was last looked at. */
  unread: number
  /** Messages were there once: what the first word of the party brings is not new. */
  begun: boolean
}

export const emptyChat: ChatLog = { messages: [], unsent: [], unread: 0, begun: false }

/** Takes messages in, whatever is known of them already. `reading`: the chat is open. Pure. */
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

/** Chat was turned off: what was said goes with it. */
export const silenced = (log: ChatLog): ChatLog =>
  log.messages.length === 0 && log.unread === 0 ? log : { ...log, messages: [], unread: 0 }

export const read = (log: ChatLog): ChatLog => (log.unread === 0 ? log : { ...log, unread: 0 })

/** Something of one's own is under way, for the first time or again. */
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
