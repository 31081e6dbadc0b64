import { tabChannel } from '#app/shared/tab-channel.ts'

const channel = tabChannel<{ adventure: string }>('whodini-drafts')
const saves = tabChannel<{ adventure: string }>('whodini-draft-saves')
const heardHere = new Set<(adventure: string) => void>()

/** Tells the other tabs: a version was restored, or the draft's language changed. */
export const announceReplaced = (adventure: string): void => channel.announce({ adventure })

/** Tells this tab that the server has another draft, which nobody here announced. */
export function noticeReplaced(adventure: string): void {
  for (const hear of heardHere) hear(adventure)
}

/** Hears the other tabs and the server. @returns what ends the hearing */
export function hearReplaced(adventure: string, onReplaced: () => void): () => void {
  const hear = (replaced: string) => replaced === adventure && onReplaced()
  const end = channel.hear((news) => hear(news.adventure))
  heardHere.add(hear)
  return () => {
    heardHere.delete(hear)
    end()
  }
}

/** Tells the other tabs: what they show of the draft is no longer what the server has. */
export const announceSaved = (adventure: string): void => saves.announce({ adventure })

/** @returns what ends the hearing */
export const hearSaved = (adventure: string, onSaved: () => void): (() => void) =>
  saves.hear((news) => news.adventure === adventure && onSaved())
