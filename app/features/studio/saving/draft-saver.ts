import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { DraftChange, DraftRows, EditorResult } from '#app/features/studio/editor-result.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { findRow, rowsOf, withChange } from './draft-rows.ts'
import { emptyHistory, recorded, redone, undone } from './history.ts'
import type { Entry, History, Step } from './history.ts'
import { fieldSaveOf, UnheardSaves } from './own-write.ts'
import { requestFor, valuesBefore } from './row-edits.ts'
import * as queues from './save-queue.ts'
import type { Changes, SaveQueue, SaveSummary } from './save-queue.ts'
import type { CommandResult, Post } from './send-command.ts'

/** Why a row waits for the author: somebody else's version, or what the server said of the fields. */
export type RowTrouble = { kind: 'conflict'; current: DraftRows } | { kind: 'refused'; result: Exclude<EditorResult, { status: 'saved' | 'conflict' | 'checked' }> }

/** Everything that the editor draws. A new object whenever anything changed. */
export type EditorState = {
  draft: DraftView
  queue: SaveQueue
  troubles: Readonly<Record<string, RowTrouble>>
  history: History
  /** A command of a dialog or button is under way. */
  commanding: boolean
  /** The author is signed out: everything is kept and nothing sent. */
  paused: boolean
}

export type Clock = { now: () => number; wake: (run: () => void, ms: number) => () => void }

/** The clock of the browser. */
export const browserClock: Clock = {
  now: () => Date.now(),
  wake: (run, ms) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

type Task = { make: (draft: DraftView) => EditorRequest | null; done: (result: CommandResult) => void }

/**
 * Keeps a draft and brings changes to the server: edits of rows after a pause, commands at once, one request at a time
 * because the server takes the saves of a draft one after the other. React reads it by `subscribe` and `getState`.
 */
export class DraftSaver {
  #state: EditorState
  readonly #post: Post
  readonly #clock: Clock
  readonly #listeners = new Set<() => void>()
  readonly #tasks: Task[] = []
  readonly #own = new Map<string, number>()
  readonly #unheard = new UnheardSaves()
  #waiters: ((summary: SaveSummary) => void)[] = []
  #busy = false
  #stopTimer: () => void = () => undefined

  constructor(draft: DraftView, post: Post, clock: Clock = browserClock) {
    this.#state = { draft, queue: queues.emptyQueue, troubles: {}, history: emptyHistory, commanding: false, paused: false }
    this.#post = post
    this.#clock = clock
  }

  getState = (): EditorState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The version that a row got by the last save of this page; 0 when it has saved none. */
  ownVersion(row: string): number {
    return this.#own.get(row) ?? 0
  }

  get summary(): SaveSummary {
    return queues.summaryOf(this.#state.queue)
  }

  /** The draft as the server has it now; unsaved changes stay on top of the versions that they started from. */
  replace(draft: DraftView): void {
    if (draft === this.#state.draft || draft.draftRevision < this.#state.draft.draftRevision) return
    this.#set({ draft })
  }

  /** Fields of a row, saved after a pause. @param row the row's id */
  edit(row: string, changes: Changes, record = true): void {
    const { draft, queue } = this.#state
    const stored = findRow(draft, row)
    if (!stored) return
    if (record) {
      const before = valuesBefore(draft, row, changes, queues.unsavedOf(queue, row))
      this.record({ undo: { kind: 'edit', row, changes: before }, redo: { kind: 'edit', row, changes }, name: `${row} ${Object.keys(changes).toSorted().join(' ')}`, at: this.#clock.now() })
    }
    const { [row]: trouble, ...others } = this.#state.troubles
    const stays = trouble?.kind === 'conflict'
    this.#set({ queue: queues.edited(queue, row, stored.version, changes, this.#clock.now()), ...(stays ? {} : { troubles: others }) })
    this.#pump()
  }

  /** A command of a dialog or a button, sent after the edits that were made before it. `make` answers null to give up. */
  send(make: (draft: DraftView) => EditorRequest | null): Promise<CommandResult> {
    return new Promise((done) => {
      this.#tasks.push({ make, done })
      this.#set({ queue: queues.hurried(this.#state.queue, this.#clock.now()), commanding: true })
      this.#pump()
    })
  }

  /** Sends all that waits. @returns how things stand when it is sent, or could not be */
  flush(): Promise<SaveSummary> {
    return new Promise((resolve) => {
      this.#waiters.push(resolve)
      this.#set({ queue: queues.hurried(this.#state.queue, this.#clock.now()) })
      this.#pump()
    })
  }

  /** Changes that an earlier page could not send. What somebody else saved since then is a conflict; a row that is gone stays away. */
  restore(rows: Readonly<Record<string, { version: number; changes: Changes }>>): void {
    const { draft } = this.#state
    const now = this.#clock.now()
    const queue = Object.entries(rows).reduce((held, [row, { version, changes }]) => (findRow(draft, row) ? queues.edited(held, row, version, changes, now) : held), this.#state.queue)
    // the earlier page may have sent them and been closed before the answer
    for (const [row, save] of Object.entries(rows)) this.#unheard.add({ row, ...save })
    this.#set({ queue })
    this.#pump()
  }

  /** Drops everything that is not saved. */
  discard(): void {
    this.#set({ queue: queues.emptyQueue, troubles: {} })
    this.#pump()
  }

  /** Sends nothing while the author is signed out, and goes on when the same one is back. */
  pause(paused: boolean): void {
    if (paused === this.#state.paused) return
    this.#set({ paused, queue: paused ? this.#state.queue : queues.hurried(this.#state.queue, this.#clock.now()) })
    this.#pump()
  }

  /** "Keep mine": saves the author's changes on top of what stands there now. */
  keepMine(row: string): void {
    const trouble = this.#state.troubles[row]
    const theirs = trouble?.kind === 'conflict' ? findRow(trouble.current, row) : undefined
    if (!theirs) return
    this.#endTrouble(row)
    this.#set({ queue: queues.kept(this.#state.queue, row, theirs.version, this.#clock.now()) })
    this.#pump()
  }

  /** "Take theirs": the author's changes are dropped. */
  takeTheirs(row: string): void {
    this.#endTrouble(row)
    this.#set({ queue: queues.dropped(this.#state.queue, row) })
    this.#pump()
  }

  /** Rows as somebody else saved them take their place in the draft. */
  adopt(rows: DraftRows): void {
    this.#set({ draft: withChange(this.#state.draft, { ...rows, draftRevision: this.#state.draft.draftRevision }) })
  }

  /** Notes what was done, so that it can be undone. */
  record(entry: Entry): void {
    this.#set({ history: recorded(this.#state.history, entry) })
  }

  /** Notes what a dialog saved, as one step. @param before what the changed fields held */
  recordSaved(row: string, before: Changes, changes: Changes): void {
    const at = this.#clock.now()
    this.record({ name: `save ${row} ${at}`, at, undo: { kind: 'edit', row, changes: before }, redo: { kind: 'edit', row, changes } })
  }

  undo(): void {
    this.#walk(undone(this.#state.history))
  }

  redo(): void {
    this.#walk(redone(this.#state.history))
  }

  /** Stops the timer. What waits is sent once more, and nothing after it. */
  dispose(): void {
    this.#stopTimer()
  }

  #walk(taken: { step: Step; history: History } | null): void {
    if (!taken) return
    const { step } = taken
    this.#set({ history: taken.history })
    if (step.kind === 'edit') this.edit(step.row, step.changes, false)
    else void this.send(step.make)
  }

  /** Their row takes its place in the draft, and the trouble is over. */
  #endTrouble(row: string): void {
    const { [row]: trouble, ...troubles } = this.#state.troubles
    this.#set({ troubles })
    if (trouble?.kind === 'conflict') this.adopt(trouble.current)
  }

  #set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  #pump(): void {
    this.#stopTimer()
    if (this.#busy) return
    if (this.#state.paused) return this.#endWaiting()
    const row = queues.nextDue(this.#state.queue, this.#clock.now())
    if (row !== null) return void this.#run(() => this.#sendRow(row))
    const task = this.#tasks.shift()
    if (task) return void this.#run(() => this.#sendTask(task))
    if (this.#state.commanding) this.#set({ commanding: false })
    if (queues.isSettled(this.#state.queue)) this.#tellWaiters()
    const wake = queues.wakeAt(this.#state.queue)
    if (wake !== null) this.#stopTimer = this.#clock.wake(() => this.#pump(), Math.max(0, wake - this.#clock.now()))
  }

  async #run(work: () => Promise<void>): Promise<void> {
    this.#busy = true
    try {
      await work()
    } finally {
      this.#busy = false
      this.#pump()
    }
  }

  /** Nothing is sent: who waits for it hears so. */
  #endWaiting(): void {
    for (const { done } of this.#tasks.splice(0)) done({ status: 'unreachable' })
    if (this.#state.commanding) this.#set({ commanding: false })
    this.#tellWaiters()
  }

  #tellWaiters(): void {
    const waiters = this.#waiters
    this.#waiters = []
    for (const tell of waiters) tell(this.summary)
  }

  async #sendRow(row: string): Promise<void> {
    this.#set({ queue: queues.started(this.#state.queue, row) })
    const queued = this.#state.queue[row]
    const request = queued && requestFor(this.#state.draft, row, queued.version, queued.sending ?? {})
    // its row was deleted meanwhile
    if (!request) return this.#set({ queue: queues.dropped(this.#state.queue, row) })
    this.#settle(row, await this.#deliver(request))
  }

  #settle(row: string, result: CommandResult): void {
    const { queue, troubles } = this.#state
    switch (result.status) {
      case 'saved': {
        const next = this.#take(result.change)
        return this.#set({ draft: next, queue: queues.saved(queue, row, findRow(next, row)?.version ?? 0) })
      }
      case 'unreachable':
        return this.#set({ queue: queues.lost(queue, row, this.#clock.now()) })
      case 'conflict':
        return this.#set({ queue: queues.conflicted(queue, row), troubles: { ...troubles, [row]: { kind: 'conflict', current: result.current } } })
      case 'checked':
        return
      default:
        return this.#set({ queue: queues.refused(queue, row), troubles: { ...troubles, [row]: { kind: 'refused', result } } })
    }
  }

  /** The draft after a save of this page, whose versions are its own. */
  #take(change: DraftChange): DraftView {
    for (const row of rowsOf(change)) this.#own.set(row.id, row.version)
    return withChange(this.#state.draft, change)
  }

  /**
   * Sends a request. When a save of this page was written although its answer was lost, the next one would be told of a
   * conflict of the author with themself: it goes on from the version that the lost one made.
   */
  async #deliver(request: EditorRequest): Promise<CommandResult> {
    const result = await this.#post(request)
    const save = fieldSaveOf(request, this.#state.draft.details.id)
    if (!save) return result
    if (result.status === 'unreachable') this.#unheard.add(save)
    else if (result.status !== 'conflict') this.#unheard.forget(save.row)
    const current = result.status === 'conflict' ? findRow(result.current, save.row) : undefined
    return current && this.#unheard.haveLeft(current) ? this.#deliver({ ...request, version: current.version } as EditorRequest) : result
  }

  async #sendTask(task: Task): Promise<void> {
    const request = task.make(this.#state.draft)
    if (!request) return task.done({ status: 'failed', error: { code: 'notFound', params: {} } })
    const result = await this.#deliver(request)
    if (result.status === 'saved') this.#set({ draft: this.#take(result.change) })
    task.done(result)
  }
}
