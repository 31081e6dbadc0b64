import { tabChannel } from '#app/shared/tab-channel.ts'

const channel = tabChannel<{ adventure: string }>('whodini-drafts')
const heardHere = new Set<(adventure: string) => void>()

/**
 * Tells the other tabs of this browser that a whole draft was replaced here: a version was restored, or its language
 * changed.
 */
export const announceReplaced = (adventure: string): void => channel.announce({ adventure })

/**
 * Tells this tab what the server said to it: another draft stands in the place of the one that it shows, and nobody
 * here announced that.
 */
export function noticeReplaced(adventure: string): void {
  for (const hear of heardHere) hear(adventure)
}

/**
 * Hears that this draft was replaced elsewhere, from the other tabs or from the server.
 * @returns what ends the hearing
 */
export function hearReplaced(adventure: string, onReplaced: () => void): () => void {
  const hear = (replaced: string) => replaced === adventure && onReplaced()
  const end = channel.hear((news) => hear(news.adventure))
  heardHere.add(hear)
  return () => {
    heardHere.delete(hear)
    end()
  }
}
