import type { Draft } from '#app/features/studio/draft/draft.ts'
import { draftView } from '#app/features/studio/draft/view.ts'
import type { DraftFacts, DraftView } from '#app/features/studio/draft/view.ts'
import type { History } from './history.ts'
import type { Log } from './log.ts'

/** Everything that the editor renders. A new object whenever anything changes. */
export type EditorState = {
  /** As its author sees it: the server's latest state with all unconfirmed changes on top. */
  draft: DraftView
  log: Log
  history: History
  /** A dialog or a button is waiting for an answer. */
  busy: boolean
  /** The author is signed out: everything is kept and nothing is sent. */
  paused: boolean
}

/** Makes a new view only when the draft or the facts differ from the last call. */
export function lastView(): (draft: Draft, facts: DraftFacts) => DraftView {
  let seen: { draft: Draft; facts: DraftFacts; view: DraftView } | null = null
  return (draft, facts) => {
    if (seen?.draft !== draft || seen.facts !== facts) seen = { draft, facts, view: draftView(draft, facts) }
    return seen.view
  }
}
