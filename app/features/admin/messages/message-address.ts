export const messageStates = ['open', 'answered', 'closed'] as const
export type MessageState = (typeof messageStates)[number]

/** `all` means every state. */
export type StateFilter = MessageState | 'all'

export const isStateFilter = (text: string | null): text is StateFilter =>
  text === 'all' || messageStates.some((state) => state === text)

export type AskedMessages = { words?: string; state?: StateFilter; page?: number; messageId?: string | undefined }

export function messagesAddress({ words = '', state = 'open', page = 1, messageId }: AskedMessages): string {
  const query = new URLSearchParams({
    ...(words === '' ? {} : { q: words }),
    ...(state === 'open' ? {} : { state }),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(messageId ? { message: messageId } : {}),
  })
  return query.size === 0 ? '/admin/messages' : `/admin/messages?${query}`
}
