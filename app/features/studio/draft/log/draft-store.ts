import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { applyCommand, applyCommands } from '#app/features/studio/draft/apply-command.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Change, Command } from '#app/features/studio/draft/command.schema.ts'
import { findRow, languageOf } from '#app/features/studio/draft/draft.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import type { EditorRequest } from '#app/features/studio/draft/editor-request.schema.ts'
import { changeOf } from '#app/features/studio/draft/make-command.ts'
import { withTaken } from '#app/features/studio/draft/rows-now.ts'
import type { Taken } from '#app/features/studio/draft/taken.ts'
import type { Collision } from '#app/features/studio/draft/three-way.ts'
import type { DraftFacts, LoadedDraft } from '#app/features/studio/draft/view.ts'
import { asSeen } from './as-seen.ts'
import { isOfGoneRow, withGoneRow } from './gone-row.ts'
import { browserClock } from './clock.ts'
import type { Clock } from './clock.ts'
import { lastView } from './editor-state.ts'
import type { EditorState } from './editor-state.ts'
import { completed, emptyHistory, recorded, without } from './history.ts'
import type { History, Step } from './history.ts'
import { inLanguage } from './in-language.ts'
import {
  again,
  answered,
  decided,
  dropped,
  betweenTogether,
  hurried,
  newEntry,
  pause,
  pauseTogether,
  sendable,
  shownCommands,
  summaryOf,
  withCommand,
  withEdits,
} from './log.ts'
import type { Entry, Log, SaveSummary } from './log.ts'
import { Sender } from './sender.ts'
import type { SenderHost } from './sender.ts'
import type { Post, PostResult } from './post-request.ts'
import { nameIn, nameOf, nothingIn, stepBack, undoOf } from './step-back.ts'
import { Waiting } from './waiting.ts'
import type { Outcome } from './waiting.ts'

/**
 * A draft in an editor: the server's latest state, and the log of commands that it has not confirmed yet. Edits are
 * sent after a pause, commands of dialogs and buttons immediately, one request at a time. React reads it by `subscribe`
 * and `getState`.
 */
export class DraftStore {
  #state: EditorState
  #server: Draft
  #shown: Draft
  #facts: DraftFacts
  readonly #sender: Sender
  readonly #clock: Clock
  readonly #listeners = new Set<() => void>()
  readonly #waiting = new Waiting()
  readonly #view = lastView()
  #doubted = false
  #together = false
  /** When the last save beside somebody else was due. */
  #togetherAt = -Infinity

  constructor({ draft, facts }: LoadedDraft, post: Post, clock: Clock = browserClock) {
    this.#server = draft
    this.#shown = draft
    this.#facts = facts
    this.#sender = new Sender(this.#host, post, clock)
    this.#clock = clock
    this.#state = { draft: this.#view(draft, facts), log: [], history: emptyHistory, busy: false, paused: false }
  }

  getState = (): EditorState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get summary(): SaveSummary {
    return summaryOf(this.#state.log)
  }

  /** The draft including unconfirmed changes; commands are made for this one. */
  get draft(): Draft {
    return this.#shown
  }

  /** Adds a file that was just stored: rows can refer to it from now on. */
  know(file: PresentedAsset): void {
    this.#server = { ...this.#server, files: { ...this.#server.files, [file.id]: file } }
    this.#shown = { ...this.#shown, files: { ...this.#shown.files, [file.id]: file } }
  }

  /** Whether somebody else has the draft open now. */
  beTogether(together: boolean): void {
    this.#together = together
  }

  /** Changes fields of a row; sent after a pause. */
  edit(row: string, fields: Changes): void {
    this.editTogether({ [row]: fields })
  }

  /** Changes fields of several rows, by row id, as one undo step. */
  editTogether(edits: Readonly<Record<string, Changes>>): void {
    const changes = Object.entries(edits).flatMap(([id, fields]): Change[] => {
      const found = findRow(this.#shown, id)
      return found ? [changeOf(found.kind, found.row, fields)] : []
    })
    if (changes.length === 0) return
    const name = changes.map(({ id, fields }) => `${id} ${Object.keys(fields).toSorted().join(' ')}`).join(' ')
    const undo = undoOf(changes, this.#shown)
    const history = recorded(this.#state.history, { undo, name, at: this.#clock.now() })
    const due = this.#nextDue()
    const named = changes.map((change) => ({ change, name: nameOf(change.id, this.#shown, this.#server) }))
    const log = withEdits(this.#state.log, named, due)
    this.#rebuild({ log, history })
    this.#sender.pump()
  }

  #nextDue(): number {
    const now = this.#clock.now()
    if (!this.#together) return now + pause
    const waiting = sendable(this.#state.log).filter(({ status }) => status === 'waiting')
    if (waiting.length === 0) this.#togetherAt = Math.max(now + pauseTogether, this.#togetherAt + betweenTogether)
    return Math.min(this.#togetherAt, ...waiting.map(({ dueAt }) => dueAt))
  }

  /**
   * A command of a dialog or a button: applied to the draft immediately, and sent with everything waiting before it.
   * @param make the command for the current draft; null when there is nothing to do
   * @param whole the name of an undo step of which it is a part
   * @returns once the server has answered, or could not be reached
   */
  async run(make: Command | ((draft: Draft) => Command | null), whole?: string): Promise<Outcome> {
    const made = typeof make === 'function' ? make(this.#shown) : make
    if (!made) return { status: 'refused', refusal: { reason: 'gone' } }
    const command = asSeen(made, this.#shown)
    const done = applyCommand(this.#shown, command)
    if ('refusal' in done) {
      this.#rebuild({ log: withGoneRow(this.#state.log, command, this.#shown, done.refusal) })
      return { status: 'refused', refusal: done.refusal }
    }
    const before = this.#state.history
    const undo = [done.inverse]
    const step: Step = whole
      ? { undo, name: whole, at: -Infinity, isPart: true }
      : { undo, name: `run ${this.#clock.now()}`, at: -Infinity }
    const history = nothingIn(done.inverse) ? before : recorded(before, step)
    const entry = newEntry(command, nameIn(command, this.#shown, done.draft), this.#clock.now())
    this.#shown = done.draft
    const outcome = this.#waiting.forCommand(entry.id)
    const log = withCommand(hurried(this.#state.log, this.#clock.now()), entry)
    const sent = log.find(({ id }) => id === entry.id)
    this.#rebuild({ log, history, busy: true })
    this.#sender.hurry()
    this.#sender.pump()
    const result = await outcome
    if (result.status === 'refused' && !isOfGoneRow(command, result.refusal))
      this.#forget(sent?.command ?? command, done.inverse)
    this.#set({ busy: this.#waiting.isForCommand })
    return result
  }

  /**
   * A refused command is dropped: its dialog or button says why. Once later typing has been joined to it, it is
   * another command and stays.
   */
  #forget(command: Command, undo: Command): void {
    const log = this.#state.log.filter((entry) => entry.command !== command)
    this.#rebuild({ log, history: without(this.#state.history, undo) })
    this.#sender.pump()
  }

  /** A request that only the server can carry out, on the saved draft. */
  async ask(request: Exclude<EditorRequest, { intent: 'edit' }>): Promise<PostResult> {
    this.#set({ busy: true })
    await this.flush()
    // unsaved changes would be missing from it
    const isBehind = this.#state.paused || sendable(this.#state.log).length > 0
    const result: PostResult = isBehind ? { status: 'unreachable' } : await this.#sender.ask(request)
    if (result.status === 'saved') this.#adopt({ results: [], ...result.change })
    this.#set({ busy: this.#waiting.isForCommand })
    this.#sender.pump()
    return result
  }

  /** Undoes the last step. @returns whether there was one */
  undo(): boolean {
    return this.#walk('done', 'undone')
  }

  /** Redoes the last undone step. */
  redo(): boolean {
    return this.#walk('undone', 'done')
  }

  #walk(from: keyof History, to: keyof History): boolean {
    const step = this.#state.history[from].at(-1)
    if (!step) return false
    const left = { ...this.#state.history, [from]: this.#state.history[from].slice(0, -1) }
    const { log, back } = stepBack(step.undo, this.#shown, this.#state.log, this.#clock.now())
    const other = [...left[to], { ...step, undo: back, at: -Infinity }]
    const empty = back.every(nothingIn)
    const isSame = log === this.#state.log
    this.#rebuild({ log, history: empty ? left : { ...left, [to]: other } })
    this.#sender.pump()
    // that step had nothing left to undo, so the one before it is meant
    return empty && isSame ? this.#walk(from, to) : true
  }

  /** Ends the present undo step, so that whatever comes next is a separate one. */
  completeStep(): void {
    this.#set({ history: completed(this.#state.history) })
  }

  /** Undo and redo of this tab's earlier page, before anything is done in this one. */
  resumeHistory(history: History): void {
    const { done, undone } = this.#state.history
    if (done.length === 0 && undone.length === 0) this.#set({ history })
  }

  /** Clears undo and redo, because the draft has been replaced. */
  forgetHistory(): void {
    this.#set({ history: emptyHistory })
  }

  /**
   * The draft may or may not have been replaced: the next state from the server decides whether the undo history is
   * still valid.
   */
  doubtHistory(): void {
    this.#doubted = true
  }

  /** Sends everything that is waiting. @returns the state of saving once it is sent, or could not be */
  flush(): Promise<SaveSummary> {
    const summary = this.#waiting.forRest()
    this.#sender.hurry()
    this.#set({ log: hurried(this.#state.log, this.#clock.now()) })
    this.#sender.pump()
    return summary
  }

  /** Restores entries that an earlier page could not send. */
  restore(entries: readonly Pick<Entry, 'id' | 'command' | 'name'>[]): void {
    this.#relog((log, now) => [
      ...entries.map(({ id, command, name }): Entry => ({ ...newEntry(command, name, now, id), status: 'lost' })),
      ...log,
    ])
  }

  /** Drops everything unsaved. */
  discard(): void {
    this.#relog(() => [])
  }

  /** Sends nothing while the author is signed out; continues when the same one signs in again. */
  pause(paused: boolean): void {
    if (paused === this.#state.paused) return
    this.#sender.hurry()
    this.#set({ paused, log: paused ? this.#state.log : hurried(this.#state.log, this.#clock.now()) })
    this.#sender.pump()
  }

  /**
   * Takes the author's decision about a question.
   * @param theirs collisions where the others' version stays; everywhere else the author's is kept
   */
  decide(id: string, theirs: readonly Collision[]): void {
    this.#relog((log, now) => decided(log, id, theirs, now))
  }

  /** Retries what was refused. */
  retry(id: string): void {
    this.#relog((log, now) => again(log, id, now, this.#server))
  }

  /** Discards what was refused. */
  drop(id: string): void {
    this.#relog((log) => dropped(log, id))
  }

  #relog(change: (log: Log, now: number) => Log): void {
    this.#rebuild({ log: change(this.#state.log, this.#clock.now()) })
    this.#sender.pump()
  }

  /**
   * Takes the server's current draft. Unconfirmed changes stay on top; if the language has changed, they are converted
   * to it.
   */
  replace({ draft, facts }: LoadedDraft): void {
    if (draft === this.#server || facts.draftRevision < this.#facts.draftRevision) return
    const [from, to] = [languageOf(this.#server), languageOf(draft)]
    const another = facts.draftRevision > this.#facts.draftRevision && (this.#doubted || from !== to)
    this.#doubted = false
    this.#server = { ...draft, files: { ...this.#server.files, ...draft.files } }
    this.#facts = facts
    const log = from === to ? this.#state.log : inLanguage(this.#state.log, { from, to }, draft.rows.puzzle)
    this.#rebuild({ log, ...(another ? { history: emptyHistory } : {}) })
    this.#sender.pump()
  }

  /** Stops the timer. */
  dispose(): void {
    this.#sender.dispose()
  }

  readonly #host: SenderHost = {
    log: () => this.#state.log,
    setLog: (log) => this.#set({ log }),
    isPaused: () => this.#state.paused,
    writtenIn: () => languageOf(this.#server),
    onTaken: (taken) => {
      this.#adopt(taken, answered(this.#state.log, taken.results))
      this.#waiting.tellEach(taken.results)
    },
    onRefused: (ids, refusal) => {
      const answers = [...ids].map((id) => ({ id, status: 'refused' as const, refusal }))
      this.#rebuild({ log: answered(this.#state.log, answers) })
      this.#waiting.tellEach(answers)
    },
    onRest: () => this.#waiting.tellRest(this.summary),
  }

  /** Takes the server's current rows, and the log that remains on top of them. */
  #adopt(taken: Taken, log: Log = this.#state.log): void {
    const { draft, facts } = withTaken({ draft: this.#server, facts: this.#facts }, taken, this.#shown)
    this.#server = draft
    this.#facts = facts
    this.#rebuild({ log })
  }

  #rebuild(change: Partial<EditorState> = {}): void {
    this.#shown = applyCommands(this.#server, shownCommands(change.log ?? this.#state.log), { force: true })
    this.#set(change)
  }

  #set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change, draft: this.#view(this.#shown, this.#facts) }
    for (const listener of this.#listeners) listener()
  }
}
