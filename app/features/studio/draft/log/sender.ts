import { inOneRequest } from '#app/features/studio/draft/editor-request.schema.ts'
import type { EditorRequest } from '#app/features/studio/draft/editor-request.schema.ts'
import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import type { Taken } from '#app/features/studio/draft/taken.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Clock } from './clock.ts'
import { dueAt, sendable, withStatus } from './log.ts'
import type { Log } from './log.ts'
import { refusalIn } from './post-request.ts'
import type { Post, PostResult } from './post-request.ts'

export type SenderHost = {
  log: () => Log
  setLog: (log: Log) => void
  isPaused: () => boolean
  writtenIn: () => Locale
  onTaken: (taken: Taken) => void
  onRefused: (ids: ReadonlySet<string>, refusal: Refusal) => void
  /** Nothing is being sent, or nothing can be sent now. */
  onRest: () => void
}

/** In ms, after the n-th lost request in a row. */
const backOff = (losses: number): number => Math.min(30_000, 1_000 * 2 ** (losses - 1))

/** Sends the entries of a log that are due: one request at a time, retrying lost ones after growing pauses. */
export class Sender {
  readonly #host: SenderHost
  readonly #post: Post
  readonly #clock: Clock
  #sending = false
  #losses = 0
  #retryAt = 0
  /** A request with several commands failed as a whole: they are now sent one by one. */
  #oneByOne = false
  #stopTimer: () => void = () => undefined

  constructor(host: SenderHost, post: Post, clock: Clock) {
    this.#host = host
    this.#post = post
    this.#clock = clock
  }

  /** Skips the pause after a lost request. */
  hurry(): void {
    this.#retryAt = 0
  }

  pump(): void {
    this.#stopTimer()
    if (this.#sending) return
    const due = this.#host.isPaused() ? null : dueAt(this.#host.log())
    if (due === null) return this.#host.onRest()
    const at = Math.max(due, this.#retryAt)
    const now = this.#clock.now()
    if (at <= now) return void this.#send()
    if (this.#retryAt > now) this.#host.onRest()
    this.#stopTimer = this.#clock.wake(() => this.pump(), at - now)
  }

  /** Sends another request through the same queue. */
  async ask(request: EditorRequest): Promise<PostResult> {
    this.#sending = true
    const result = await this.#post(request)
    this.#sending = false
    return result
  }

  dispose(): void {
    this.#stopTimer()
  }

  async #send(): Promise<void> {
    const entries = inOneRequest(sendable(this.#host.log())).slice(0, this.#oneByOne ? 1 : undefined)
    const ids = new Set(entries.map(({ id }) => id))
    this.#host.setLog(withStatus(this.#host.log(), ids, { status: 'sending' }))
    const commands = entries.map(({ id, command }) => ({ id, command }))
    const writtenIn = this.#host.writtenIn()
    const result = await this.ask({ intent: 'edit', commands } as EditorRequest)
    if (result.status === 'unreachable') this.#lost(ids)
    else {
      this.#losses = 0
      this.#retryAt = 0
      if (result.status === 'edited') this.#taken(result.taken)
      else this.#failed(ids, refusalIn(result), writtenIn)
    }
    this.pump()
  }

  #lost(ids: ReadonlySet<string>): void {
    this.#losses++
    this.#retryAt = this.#clock.now() + backOff(this.#losses)
    this.#keep(ids)
  }

  /** They may have been carried out though the answer was lost, so nothing more may be joined to them. */
  #keep(ids: ReadonlySet<string>): void {
    this.#host.setLog(withStatus(this.#host.log(), ids, { status: 'lost' }))
  }

  #taken(taken: Taken): void {
    this.#oneByOne = false
    this.#host.onTaken(taken)
  }

  /** None of them was carried out. If there were several, sending them one by one shows which is at fault. */
  #failed(ids: ReadonlySet<string>, refusal: Refusal, writtenIn: Locale): void {
    const isUnheard = refusal.reason === 'otherLanguage'
    // The page, and with it the log, may have changed to the other language meanwhile.
    const again = isUnheard ? writtenIn !== this.#host.writtenIn() : ids.size > 1
    if (!again) return this.#host.onRefused(ids, refusal)
    this.#oneByOne = !isUnheard
    this.#keep(ids)
  }
}
