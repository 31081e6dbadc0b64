import { newId } from './ids.ts'

const channelName = 'whodini-auth'

// A channel also hears what another object of the same tab says
const thisTab = newId()

/** `changed`: ask the server who is signed in. `left`: signed out here while the server could not be reached. */
export type AuthNews = 'changed' | 'left'

/** Tells the other tabs of this browser that somebody signed in or out here. */
export function announceAuthChange(news: AuthNews): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ tab: thisTab, news })
  channel.close()
}

/** Hears what the other tabs announce. @returns what ends the hearing */
export function hearAuthChanges(onNews: (news: AuthNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<{ tab: string; news: AuthNews }>) => {
    if (data.tab !== thisTab) onNews(data.news)
  })
  return () => channel.close()
}
