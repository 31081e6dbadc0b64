import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import type { UnsentDraft, UnsentRow } from '#app/shared/unsent-edits.ts'
import type { Changes } from './changes.ts'
import { browserClock } from './clock.ts'
import type { Clock } from './clock.ts'
import { Delivery } from './delivery.ts'
import { findRow, rowsOf, withChange } from './draft-rows.ts'
import { givenBack } from './dropped-edits.ts'
import { isGone } from './editor-state.ts'
import type { EditorState } from './editor-state.ts'
import { EditorStore } from './editor-store.ts'
import { addressed, keptBack } from './kept-back.ts'
import { orderDropped, reducedTo } from './order-ends.ts'
import { ready, started } from './order-links.ts'
import { isOutstanding, makerOf, nextOrder, orderAgain, orderDueAt, ordersHurried, withEdits } from './orders.ts'
import type { Order } from './orders.ts'
import { afterCommand, afterOrder, afterSave, afterSaveTogether, asWished } from './outcomes.ts'
import { restored } from './restored-orders.ts'
import { editEntry, editableValues, requestFor, togetherWith } from './row-edits.ts'
import * as queues from './save-queue.ts'
import type { SaveSummary } from './save-queue.ts'
import type { CommandResult, Post } from './send-command.ts'
import { heldOf, leftAfter } from './three-way.ts'
import type { Collision } from './three-way.ts'
import { UndoWalk } from './undo-walk.ts'

type Task = {
  make: (draft: DraftView) => EditorRequest | null
  began: Changes | undefined
  done: (result: CommandResult) => void
}

/**
 * Keeps a draft and brings changes to the server: edits of rows after a pause, commands at once, one request at a time
 * because the server takes the saves of a draft one after the other. Rows that are made, removed or arranged without a
 * connection wait in their order, and everything else after them.
 */
export class DraftSaver extends EditorStore {
  readonly #delivery: Delivery
  readonly #clock: Clock
  readonly #undoWalk = new UndoWalk({
    history: () => this.state.history,
    keep: (history) => this.set({ history }),
    edit: (rows) => this.editTogether(rows, false),
    send: (make) => this.send(make),
  })
  readonly #tasks: Task[] = []
  readonly #own = new Map<string, number>()
  /** Hotspots that were refused together with others. */
  readonly #alone = new Set<string>()
  #waiters: ((summary: SaveSummary) => void)[] = []
  #busy = false
  #stopTimer: () => void = () => undefined

  constructor(draft: DraftView, post: Post, clock: Clock = browserClock) {
    super(draft)
    this.#delivery = new Delivery(post, draft.details.id)
    this.#clock = clock
  }

  /** The version that a row got by the last save of this page; 0 when it has saved none. */
  ownVersion(row: string): number {
    return this.#own.get(row) ?? 0
  }

  get summary(): SaveSummary {
    return queues.summaryOf(this.state.queue, this.state.orders)
  }

  override replace(draft: DraftView): void {
    super.replace(draft)
    // what was refused in another language may be sent now
    this.#pump()
  }

  /** Fields of a row, saved after a pause. @param row the row's id */
  edit(row: string, changes: Changes): void {
    this.editTogether({ [row]: changes })
  }

  /** Fields of several rows, by the rows' ids: one step to undo. */
  editTogether(edits: Readonly<Record<string, Changes>>, record = true): void {
    const { draft } = this.state
    const rows = Object.entries(edits).filter(([row]) => findRow(draft, row))
    if (rows.length === 0) return
    if (record) this.record(editEntry(draft, this.state.queue, rows, this.#clock.now()))
    const now = this.#clock.now()
    const [unmade, made] = [
      rows.filter(([row]) => makerOf(this.state.orders, row)),
      rows.filter(([row]) => !makerOf(this.state.orders, row)),
    ]
    const queue = queues.editedTogether(
      this.state.queue,
      made.map(([row, changes]) => ({
        row,
        version: findRow(draft, row)!.version,
        base: heldOf(editableValues(draft, row), changes),
        changes,
      })),
      now,
    )
    const edited = new Set(rows.map(([row]) => row))
    // a refusal is answered by the next edit, a conflict by a decision
    const troubles = Object.fromEntries(
      Object.entries(this.state.troubles).filter(([row, { kind }]) => kind === 'conflict' || !edited.has(row)),
    )
    this.set({ queue, troubles, ...(unmade.length > 0 ? { orders: withEdits(this.state.orders, unmade, now) } : {}) })
    this.#pump()
  }

  /**
   * A command of a dialog or a button, sent after the edits that were made before it. `make` answers null to give up.
   * @param began what the fields that a dialog writes held when they were changed first
   */
  send(make: (draft: DraftView) => EditorRequest | null, began?: Changes): Promise<CommandResult> {
    return new Promise((done) => {
      this.#tasks.push({ make, began, done })
      this.set({ ...this.#hurried(), commanding: true })
      this.#pump()
    })
  }

  /** Sends all that waits. @returns how things stand when it is sent, or could not be */
  flush(): Promise<SaveSummary> {
    return new Promise((resolve) => {
      this.#waiters.push(resolve)
      this.set(this.#hurried())
      this.#pump()
    })
  }

  /** Changes that an earlier page could not send. What somebody else saved since then is a conflict; a row that is gone stays away. */
  restore(rows: UnsentDraft['rows'], kept: UnsentDraft['orders'] = []): void {
    const { draft } = this.state
    const now = this.#clock.now()
    const orders = restored(draft, kept, now)
    const there = Object.entries(rows).flatMap(([row, save]) =>
      findRow(draft, row) ? [{ row, base: {}, ...save }] : [],
    )
    const queue = queues.editedTogether(this.state.queue, there, now)
    // the earlier page may have sent them and been closed before the answer
    for (const [row, save] of [rows, ...kept.map(({ dropped = {} }) => dropped)].flatMap(Object.entries<UnsentRow>))
      this.#delivery.mayBeWritten({ row, ...save })
    this.set({ queue, orders: [...this.state.orders, ...orders] })
    this.#pump()
  }

  /** Drops everything that is not saved. */
  discard(): void {
    this.set({ queue: queues.emptyQueue, orders: [], troubles: {} })
    this.#pump()
  }

  /** Sends nothing while the author is signed out, and goes on when the same one is back. */
  pause(paused: boolean): void {
    if (paused === this.state.paused) return
    this.set({ paused, ...(paused ? {} : this.#hurried()) })
    this.#pump()
  }

  /** The author has decided what stays of fields that were changed on both sides. @param theirs where their version stays; everywhere else it is the author's */
  decide(row: string, theirs: readonly Collision[]): void {
    const { [row]: trouble, ...troubles } = this.state.troubles
    if (trouble?.kind !== 'conflict') return
    const left = leftAfter(queues.unsavedOf(this.state.queue, row), theirs)
    this.set({ troubles, queue: queues.decided(this.state.queue, row, left, this.#clock.now()) })
    this.#pump()
  }

  /** Fields of a row that were refused are sent once more. */
  retryEdit(row: string): void {
    this.editTogether({ [row]: {} }, false)
  }

  /** Fields of a row that were refused are let go: it is again as the server has it, or gone as it is there. */
  dropEdit(row: string): void {
    const { [row]: trouble, ...troubles } = this.state.troubles
    const gone =
      trouble && isGone(trouble)
        ? { draft: withChange(this.server, { removed: [row], draftRevision: this.server.draftRevision }) }
        : {}
    this.set({ ...gone, troubles, queue: queues.dropped(this.state.queue, row) })
    this.#pump()
  }

  /** What could not be made, removed or arranged is tried once more, a row that somebody else has changed in their version. */
  tryAgain(order: string): void {
    this.set({ orders: orderAgain(this.state.orders, order, this.#clock.now()) })
    this.#pump()
  }

  /**
   * What could not be made, removed or arranged is let go; what was unsaved of what is not removed after all is there again. What is on its
   * way stays: it may be done before its author thought better of it.
   */
  letGo(order: string): void {
    const { orders, queue } = this.state
    const found = orders.find(({ id }) => id === order)
    if (!found || found.status === 'sending') return
    const { dropped } = found
    this.set(reducedTo({ orders, queue: givenBack(queue, dropped, this.#clock.now()) }, orderDropped(orders, order)))
    this.#pump()
  }

  /** Notes what a dialog saved, as one step. @param before what the changed fields held */
  recordSaved(row: string, before: Changes, changes: Changes): void {
    const at = this.#clock.now()
    this.record({
      name: `save ${row} ${at}`,
      at,
      undo: { kind: 'edit', rows: { [row]: before } },
      redo: { kind: 'edit', rows: { [row]: changes } },
    })
  }

  /** @returns what became of the command that takes the last thing back; null when none was needed */
  undo(): Promise<CommandResult | null> {
    return this.#undoWalk.back()
  }

  /** The same of doing the last undone thing again. */
  redo(): Promise<CommandResult | null> {
    return this.#undoWalk.forth()
  }

  /** Stops the timer. What waits is sent once more, and nothing after it. */
  dispose(): void {
    this.#stopTimer()
  }

  #pump(): void {
    this.#stopTimer()
    if (this.#busy) return
    if (this.state.paused) return this.#endWaiting()
    const { orders } = this.state
    const queue = ready(this.state.queue, orders)
    const now = this.#clock.now()
    const order = nextOrder(orders, now)
    if (order) return void this.#run(() => this.#sendOrder(order))
    // edits may lead to what is still to be made
    const waiting = isOutstanding(orders)
    const row = waiting ? null : queues.nextDue(queue, now)
    if (row !== null) return void this.#run(() => this.#sendDue(row))
    const task = this.#tasks.shift()
    if (task) return void this.#run(() => this.#sendTask(task))
    if (this.state.commanding) this.set({ commanding: false })
    if (waiting || queues.isSettled(queue)) this.#tellWaiters()
    const wake = waiting ? orderDueAt(orders) : queues.wakeAt(queue)
    if (wake !== null) this.#stopTimer = this.#clock.wake(() => this.#pump(), Math.max(0, wake - now))
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
    if (this.state.commanding) this.set({ commanding: false })
    this.#tellWaiters()
  }

  #tellWaiters(): void {
    const waiters = this.#waiters
    this.#waiters = []
    for (const tell of waiters) tell(this.summary)
  }

  /** What was moved together is sent together, unless it was refused so. */
  #sendDue(row: string): Promise<void> {
    const together = togetherWith(
      this.state.draft,
      row,
      queues.allDue(ready(this.state.queue, this.state.orders), this.#clock.now()),
      this.#alone,
    )
    return together.length > 1 ? this.#sendTogether(together) : this.#sendRow(row)
  }

  async #sendTogether(rows: readonly string[]): Promise<void> {
    this.set({ queue: queues.started(this.state.queue, rows) })
    const saves = rows.map((row) => ({
      row,
      version: this.state.queue[row]!.version,
      changes: this.state.queue[row]!.sending ?? {},
    }))
    const result = await this.#delivery.sendTogether(saves)
    this.#noteOwn(result)
    if (result.status !== 'saved' && result.status !== 'unreachable') for (const row of rows) this.#alone.add(row)
    this.set(afterSaveTogether(this.held(), rows, result, this.#clock.now()))
  }

  async #sendRow(row: string): Promise<void> {
    this.set({ queue: queues.started(this.state.queue, [row]) })
    const queued = this.state.queue[row]
    const request = queued && requestFor(this.state.draft, row, queued.version, queued.sending ?? {})
    // its row was deleted meanwhile
    if (!request) return this.set({ queue: queues.dropped(this.state.queue, row) })
    const result = await this.#delivery.send(request)
    this.#noteOwn(result)
    if (result.status !== 'unreachable') this.#alone.delete(row)
    this.set(afterSave(this.held(), row, result, this.#clock.now()))
  }

  /** The versions that a save of this page made are its own. */
  #noteOwn(result: CommandResult): void {
    if (result.status !== 'saved') return
    for (const row of rowsOf(result.change)) this.#own.set(row.id, row.version)
  }

  async #sendTask(task: Task): Promise<void> {
    const request = task.make(this.state.draft)
    if (!request) return task.done({ status: 'failed', error: { code: 'notFound', params: {} } })
    const kept = this.#keep(request, 0, task.began)
    if (kept) return task.done(kept)
    if (isOutstanding(this.state.orders)) return task.done({ status: 'unreachable' })
    const result = asWished(this.server, request, await this.#delivery.send(request))
    this.#noteOwn(result)
    if (result.status === 'saved') this.set(afterCommand(this.held(), request, result.change, this.#clock.now()))
    task.done(result.status === 'unreachable' ? (this.#keep(request, 1, task.began) ?? result) : result)
  }

  /** A request that waits for the connection, and what the editor shows of it. @param losses how often it was sent already */
  #keep(request: EditorRequest, losses: number, began: Changes | undefined): CommandResult | null {
    const kept = keptBack(this.state, request, this.#clock.now(), losses, began)
    if (!kept) return null
    this.set(kept.outcome)
    return { status: 'saved', change: kept.change }
  }

  async #sendOrder({ id }: Order): Promise<void> {
    const { orders, request } = started(this.state.orders, id)
    this.set({ orders })
    const result = asWished(
      this.server,
      request,
      await this.#delivery.send(addressed(this.server, request, (row) => this.ownVersion(row))),
    )
    this.#noteOwn(result)
    this.set(afterOrder(this.held(), id, request, result, this.#clock.now()))
  }

  #hurried(): Partial<EditorState> {
    const now = this.#clock.now()
    return { queue: queues.hurried(this.state.queue, now), orders: ordersHurried(this.state.orders, now) }
  }
}
