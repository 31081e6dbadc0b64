import { tabChannel } from '#app/shared/tab-channel.ts'

const channel = tabChannel<{ adventure: string }>('whodini-drafts')
const saves = tabChannel<{ adventure: string }>('whodini-draft-saves')
const heardHere = new Set<(adventure: string) => void>()

/** Tells the other tabs that a version was restored or the draft's language changed. */
export const announceReplaced = (adventure: string): void => channel.announce({ adventure })

/** Tells this tab that the server has a different draft, which no tab here announced. */
export function noticeReplaced(adventure: string): void {
  for (const hear of heardHere) hear(adventure)
}

/** Listens to the other tabs and the server. @returns a function that stops listening */
export function hearReplaced(adventure: string, onReplaced: () => void): () => void {
  const hear = (replaced: string) => replaced === adventure && onReplaced()
  const end = channel.hear((news) => hear(news.adventure))
  heardHere.add(hear)
  return () => {
    heardHere.delete(hear)
    end()
  }
}

/** Tells the other tabs that the draft they show is behind the server's. */
export const announceSaved = (adventure: string): void => saves.announce({ adventure })

/** @returns a function that stops listening */
export const hearSaved = (adventure: string, onSaved: () => void): (() => void) =>
  saves.hear((news) => news.adventure === adventure && onSaved())
