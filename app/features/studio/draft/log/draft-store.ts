import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { apply, applyAll } from '#app/features/studio/draft/apply.ts'
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
import { completed, emptyHistory, recorded } from './history.ts'
import type { History } from './history.ts'
import { inLanguage } from './in-language.ts'
import {
  again,
  answered,
  decided,
  dropped,
  hurried,
  newEntry,
  pause,
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
 * A draft in an editor: what the server said last, and the log of commands that it has not confirmed yet. Edits are
 * sent after a pause, what dialogs and buttons ask for at once, one request at a time. React reads it by `subscribe`
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

  /** The draft with what is not confirmed, as commands are made for it. */
  get draft(): Draft {
    return this.#shown
  }

  /** A file that was just stored: rows can name it from now on. */
  know(file: PresentedAsset): void {
    this.#server = { ...this.#server, files: { ...this.#server.files, [file.id]: file } }
    this.#shown = { ...this.#shown, files: { ...this.#shown.files, [file.id]: file } }
  }

  /** Fields of a row, sent after a pause. */
  edit(row: string, fields: Changes): void {
    this.editTogether({ [row]: fields })
  }

  /** Fields of several rows, by the rows' ids: one step to undo. */
  editTogether(edits: Readonly<Record<string, Changes>>): void {
    const changes = Object.entries(edits).flatMap(([id, fields]): Change[] => {
      const found = findRow(this.#shown, id)
      return found ? [changeOf(found.kind, found.row, fields)] : []
    })
    if (changes.length === 0) return
    const name = changes.map(({ id, fields }) => `${id} ${Object.keys(fields).toSorted().join(' ')}`).join(' ')
    const undo = undoOf(changes, this.#shown)
    const history = recorded(this.#state.history, { undo, name, at: this.#clock.now() })
    const due = this.#clock.now() + pause
    const named = changes.map((change) => ({ change, name: nameOf(change.id, this.#shown, this.#server) }))
    const log = withEdits(this.#state.log, named, due)
    this.#rebuild({ log, history })
    this.#sender.pump()
  }

  /**
   * What a dialog or a button asks for: done on the draft at once, and sent with everything that waits before it.
   * @param make the command for the draft as it is; null when there is nothing to be done
   * @returns once the server has answered, or could not be reached
   */
  async run(make: Command | ((draft: Draft) => Command | null)): Promise<Outcome> {
    const made = typeof make === 'function' ? make(this.#shown) : make
    if (!made) return { status: 'refused', refusal: { reason: 'gone' } }
    const command = asSeen(made, this.#shown)
    const done = apply(this.#shown, command)
    if ('refusal' in done) {
      this.#rebuild({ log: withGoneRow(this.#state.log, command, this.#shown, done.refusal) })
      return { status: 'refused', refusal: done.refusal }
    }
    const before = this.#state.history
    const step = { undo: [done.inverse], name: `run ${this.#clock.now()}`, at: -Infinity }
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
   * What was refused at once is not kept: its dialog or button says so. With what was typed into it since it is another
   * command.
   */
  #forget(command: Command, undo: Command): void {
    const done = this.#state.history.done.filter((step) => step.undo[0] !== undo)
    const log = this.#state.log.filter((entry) => entry.command !== command)
    this.#rebuild({ log, history: { ...this.#state.history, done } })
    this.#sender.pump()
  }

  /** What only the server can do, on the draft as it is saved. */
  async ask(request: Exclude<EditorRequest, { intent: 'edit' }>): Promise<PostResult> {
    this.#set({ busy: true })
    await this.flush()
    // what is not saved would not be in it
    const isBehind = this.#state.paused || sendable(this.#state.log).length > 0
    const result: PostResult = isBehind ? { status: 'unreachable' } : await this.#sender.ask(request)
    if (result.status === 'saved') this.#adopt({ results: [], ...result.change })
    this.#set({ busy: this.#waiting.isForCommand })
    this.#sender.pump()
    return result
  }

  /** Takes the last thing back. @returns whether there was anything */
  undo(): boolean {
    return this.#walk('done', 'undone')
  }

  /** Does the last undone thing again. */
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
    // there was nothing left of it: what was done before is meant
    return empty && isSame ? this.#walk(from, to) : true
  }

  /** What was done so far is a step of its own, whatever comes next. */
  completeStep(): void {
    this.#set({ history: completed(this.#state.history) })
  }

  /** Nothing that was done can be undone any more: the draft is another one. */
  forgetHistory(): void {
    this.#set({ history: emptyHistory })
  }

  /**
   * Nobody knows whether the draft is another one by now: what the server has next tells whether anything can still be
   * undone.
   */
  doubtHistory(): void {
    this.#doubted = true
  }

  /** Sends all that waits. @returns how things stand when it is sent, or could not be */
  flush(): Promise<SaveSummary> {
    const summary = this.#waiting.forRest()
    this.#sender.hurry()
    this.#set({ log: hurried(this.#state.log, this.#clock.now()) })
    this.#sender.pump()
    return summary
  }

  /** Entries that an earlier page could not send. */
  restore(entries: readonly Pick<Entry, 'id' | 'command' | 'name'>[]): void {
    this.#relog((log, now) => [
      ...entries.map(({ id, command, name }): Entry => ({ ...newEntry(command, name, now, id), status: 'lost' })),
      ...log,
    ])
  }

  /** Drops everything that is not saved. */
  discard(): void {
    this.#relog(() => [])
  }

  /** Sends nothing while the author is signed out, and goes on when the same one is back. */
  pause(paused: boolean): void {
    if (paused === this.#state.paused) return
    this.#sender.hurry()
    this.#set({ paused, log: paused ? this.#state.log : hurried(this.#state.log, this.#clock.now()) })
    this.#sender.pump()
  }

  /**
   * The author has decided a question.
   * @param theirs what stays as the others have it; everywhere else it is the author's
   */
  decide(id: string, theirs: readonly Collision[]): void {
    this.#relog((log, now) => decided(log, id, theirs, now))
  }

  /** What was refused is tried once more. */
  retry(id: string): void {
    this.#relog((log, now) => again(log, id, now, this.#server))
  }

  /** What was refused is let go. */
  drop(id: string): void {
    this.#relog((log) => dropped(log, id))
  }

  #relog(change: (log: Log, now: number) => Log): void {
    this.#rebuild({ log: change(this.#state.log, this.#clock.now()) })
    this.#sender.pump()
  }

  /**
   * The draft as the server has it now. What is not confirmed stays on top; written in another language, it goes over
   * to that.
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

  /** Rows as the server has them now, and the log that is left on top of them. */
  #adopt(taken: Taken, log: Log = this.#state.log): void {
    const { draft, facts } = withTaken({ draft: this.#server, facts: this.#facts }, taken, this.#shown)
    this.#server = draft
    this.#facts = facts
    this.#rebuild({ log })
  }

  #rebuild(change: Partial<EditorState> = {}): void {
    this.#shown = applyAll(this.#server, shownCommands(change.log ?? this.#state.log), { force: true })
    this.#set(change)
  }

  #set(change: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...change, draft: this.#view(this.#shown, this.#facts) }
    for (const listener of this.#listeners) listener()
  }
}
