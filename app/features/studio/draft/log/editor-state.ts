import type { Draft } from '#app/features/studio/draft/draft.ts'
import { draftView } from '#app/features/studio/draft/view.ts'
import type { DraftFacts, DraftView } from '#app/features/studio/draft/view.ts'
import type { History } from './history.ts'
import type { Log } from './log.ts'

/** Everything that the editor draws. A new object whenever anything changed. */
export type EditorState = {
  /** As its author has it: what the server said last, with everything on it that it has not confirmed. */
  draft: DraftView
  log: Log
  history: History
  /** Somebody waits for the answer to what a dialog or a button asked for. */
  busy: boolean
  /** The author is signed out: everything is kept and nothing sent. */
  paused: boolean
}

/** A new view only for another draft or other facts than the last time. */
export function lastView(): (draft: Draft, facts: DraftFacts) => DraftView {
  let seen: { draft: Draft; facts: DraftFacts; view: DraftView } | null = null
  return (draft, facts) => {
    if (seen?.draft !== draft || seen.facts !== facts) seen = { draft, facts, view: draftView(draft, facts) }
    return seen.view
  }
}
