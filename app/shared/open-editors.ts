/** An editor on the screen that may hold what its author typed and the server has not yet. */
export type OpenEditor = {
  /** Sends what waits. @returns when it is sent, or could not be */
  flush: () => Promise<unknown>
  /**
   * Hears who is signed in now. With words that are not sent it stays on the screen and keeps them, for whom they belong to.
   * @returns whether the page must stay as it is
   */
  hears: (userId: string | null) => boolean
  /** Its author signs out: nothing is sent any more, and nothing asks before the page is left. */
  letGo: (edits: 'keep' | 'discard') => void
}

/** The editors of this tab; code that changes who is signed in asks them first. */
export const openEditors = new Set<OpenEditor>()
