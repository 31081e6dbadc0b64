export type OpenEditor = {
  /** Sends what waits. @returns when it is sent, or could not be */
  flush: () => Promise<unknown>
  /** @returns whether the page must stay as it is, because it holds words of another account */
  hears: (userId: string | null) => boolean
  /** Its author signs out: nothing is sent any more, and nothing asks before the page is left. */
  letGo: (edits: 'keep' | 'discard') => void
}

export const openEditors = new Set<OpenEditor>()
