export type OpenEditor = {
  /** Sends pending changes. @returns once they are sent, or could not be */
  flush: () => Promise<unknown>
  /** @returns whether the page must stay as it is, because it holds another account's text */
  hears: (userId: string | null) => boolean
  /** Its author is signing out: nothing more is sent, and no question is asked before the page is left. */
  letGo: (edits: 'keep' | 'discard') => void
}

export const openEditors = new Set<OpenEditor>()
