import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { DraftRows } from '#app/features/studio/editor-result.ts'
import { withChange, withUnsaved } from './draft-rows.ts'
import { heldBackIn, withHeldBack } from './edited-rows.ts'
import type { EditorState } from './editor-state.ts'
import { completed, emptyHistory, recorded } from './history.ts'
import type { Entry } from './history.ts'
import { inLanguage } from './in-language.ts'
import { withOrders } from './order-rows.ts'
import { emptyQueue } from './save-queue.ts'

/** What an editor holds and what was done in it. React reads it by `subscribe` and `getState`. */
export class EditorStore {
  protected state: EditorState
  /** The draft as the server has it. */
  protected server: DraftView
  /** The draft with the orders on top, and what of its rows lies on top of that. */
  #ordered: DraftView
  #held: ReturnType<typeof heldBackIn> = []
  readonly #listeners = new Set<() => void>()
  #doubted = false

  constructor(draft: DraftView) {
    this.server = draft
    this.#ordered = draft
    this.state = {
      draft,
      queue: emptyQueue,
      orders: [],
      troubles: {},
      history: emptyHistory,
      commanding: false,
      paused: false,
    }
  }

  /** The draft as the server has it: with what is still to be removed. */
  get stored(): DraftView {
    return this.server
  }

  getState = (): EditorState => this.state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * The draft as the server has it now; unsaved changes stay on top of the versions that they started from, and a row that is gone stays
   * with them until the server has said so. Written in another language, they go over to that: see `inLanguage`.
   */
  replace(draft: DraftView): void {
    if (draft === this.server || draft.draftRevision < this.server.draftRevision) return
    const isNewer = draft.draftRevision > this.server.draftRevision
    const another = isNewer && (this.#doubted || draft.details.primaryLanguage !== this.server.details.primaryLanguage)
    this.#doubted = false
    const waiting = inLanguage(
      this.state,
      this.server.details.primaryLanguage,
      draft.details.primaryLanguage,
      draft.puzzles,
    )
    this.set({
      ...waiting,
      draft: withUnsaved(draft, this.server, Object.keys(this.state.queue)),
      ...(another ? { history: emptyHistory } : {}),
    })
  }

  /** Rows as somebody else saved them take their place in the draft. */
  adopt(rows: DraftRows): void {
    this.set({ draft: withChange(this.server, { ...rows, draftRevision: this.server.draftRevision }) })
  }

  /** Notes what was done, so that it can be undone. */
  record(entry: Entry): void {
    this.set({ history: recorded(this.state.history, entry) })
  }

  /** What was done so far is a step of its own, whatever comes next. */
  completeStep(): void {
    this.set({ history: completed(this.state.history) })
  }

  /** Nothing that was done can be undone any more: the draft is another one. */
  forgetHistory(): void {
    this.set({ history: emptyHistory })
  }

  /** Nobody knows whether the draft is another one by now: what the server has next tells whether anything can still be undone. */
  doubtHistory(): void {
    this.#doubted = true
  }

  /** @param change its draft is the server's */
  protected set(change: Partial<EditorState>): void {
    const { draft, orders = this.state.orders, queue = this.state.queue } = change
    this.server = draft ?? this.server
    const ordered = draft || change.orders ? withOrders(this.server, orders) : this.#ordered
    const held = queue === this.state.queue && ordered === this.#ordered ? this.#held : heldBackIn(ordered, queue)
    // Who is drawn by the draft is not drawn anew for every letter that is typed
    const same =
      ordered === this.#ordered &&
      held.length === this.#held.length &&
      held.every(([, queued], at) => queued === this.#held[at]![1])
    this.state = { ...this.state, ...change, draft: same ? this.state.draft : withHeldBack(ordered, held) }
    this.#ordered = ordered
    this.#held = held
    for (const listener of this.#listeners) listener()
  }

  /** What is held, with the draft as the server has it. */
  protected held(): EditorState {
    return { ...this.state, draft: this.server }
  }
}
