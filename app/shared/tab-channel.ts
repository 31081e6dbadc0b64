import { newId } from './ids.ts'

// A channel also receives messages from another channel object in the same tab
const thisTab = newId()

export function tabChannel<News>(name: string): {
  announce: (news: News) => void
  hear: (onNews: (news: News) => void) => () => void
} {
  return {
    announce(news) {
      if (typeof BroadcastChannel === 'undefined') return
      const channel = new BroadcastChannel(name)
      channel.postMessage({ tab: thisTab, news })
      channel.close()
    },
    hear(onNews) {
      if (typeof BroadcastChannel === 'undefined') return () => {}
      const channel = new BroadcastChannel(name)
      channel.addEventListener('message', ({ data }: MessageEvent<{ tab: string; news: News }>) => {
        if (data.tab !== thisTab) onNews(data.news)
      })
      return () => channel.close()
    },
  }
}
