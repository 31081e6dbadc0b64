import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { TypesetJob, TypesetReply, TypesetRequest } from './messages.ts'

const processFile = 'app/platform/typesetting/typeset-process.ts'

interface Settings {
  timeLimitMs: number
  /** ms; a job's pictures may wait for other uploads. */
  makingLimitMs: number
  mostMegabytes: number
  mostWaiting: number
  idleMs: number
}

const usual: Settings = {
  timeLimitMs: 10_000,
  makingLimitMs: 30_000,
  mostMegabytes: 600,
  mostWaiting: 12,
  idleMs: 60_000,
}

/** `refused` by the template's `panic("…")`; `busy`: too many wait, or one of this person's; `failed`: see the log. */
export type Typeset =
  | { outcome: 'set'; pdf: Uint8Array; pages: number; picture: string | null }
  | { outcome: 'refused'; why: string }
  | { outcome: 'busy' }
  | { outcome: 'failed' }

/** `onPlace`: how many are set before it, told as it moves up. `signal` leaves the line, and the call throws its reason.
 * `isAside`: nobody's print, though it may be a whole kit: it waits behind all others and counts for none of them. */
export interface Watch {
  isAside?: boolean
  onPlace?: (before: number) => void
  signal?: AbortSignal
}

interface Waiting {
  id: number
  /** Nobody's pages wait in front of everybody else's. */
  who: string
  make: () => Promise<TypesetJob>
  watch: Watch
  done: (typeset: Typeset) => void
  thrown: (error: unknown) => void
}

/** Sets pages one after the other in a process; a job that takes too much ends it and costs no other job its answer. */
export class Typesetter {
  private readonly settings: Settings
  private readonly waiting: Waiting[] = []
  private child: ChildProcess | null = null
  private making: Waiting | null = null
  private current: (Waiting & { job: TypesetJob }) | null = null
  private clock: NodeJS.Timeout | undefined
  private count = 0

  constructor(settings: Partial<Settings> = {}) {
    this.settings = { ...usual, ...settings }
  }

  /** One job a person is set and one waits. @param make runs at the job's turn, so that `busy` costs nothing */
  typeset(make: () => Promise<TypesetJob>, who: string, watch: Watch = {}): Promise<Typeset> {
    const { isAside } = watch
    const before = isAside ? this.waiting.length : this.firstAside()
    if (before >= this.settings.mostWaiting || this.waiting.some((each) => each.who === who)) {
      logger.warn('too many pages wait to be set', { waiting: this.waiting.length })
      return Promise.resolve({ outcome: 'busy' })
    }
    return new Promise((done, thrown) => {
      const waits: Waiting = { id: ++this.count, who, make, watch, done, thrown }
      this.waiting.splice(before, 0, waits)
      watch.signal?.addEventListener('abort', () => this.giveUp(waits), { once: true })
      this.next()
      this.tellPlaces()
    })
  }

  async close(): Promise<void> {
    const { child } = this
    for (const each of this.waiting.splice(0)) each.done({ outcome: 'failed' })
    this.making?.done({ outcome: 'failed' })
    this.making = null
    const gone =
      child && child.exitCode === null && child.signalCode === null
        ? new Promise((resolve) => child.once('exit', resolve))
        : null
    child?.ref()
    this.abandon('closing')
    await gone
  }

  /** Whose turn has come is set, since that takes seconds. */
  private giveUp(waits: Waiting): void {
    const at = this.waiting.indexOf(waits)
    if (at === -1) return
    this.waiting.splice(at, 1)
    waits.thrown(waits.watch.signal?.reason)
    this.tellPlaces()
  }

  /** Where those begin that wait behind all others. */
  private firstAside(): number {
    const at = this.waiting.findIndex(({ watch }) => watch.isAside)
    return at === -1 ? this.waiting.length : at
  }

  private tellPlaces(): void {
    const first = this.making ?? this.current
    const now = first && !first.watch.isAside ? 1 : 0
    for (const [at, { watch }] of this.waiting.entries()) watch.onPlace?.(at + now)
  }

  private next(): void {
    if (this.making || this.current) return
    const next = this.waiting.shift()
    clearTimeout(this.clock)
    if (!next) {
      this.clock = setTimeout(() => this.abandon(null), this.settings.idleMs).unref()
      return
    }
    void this.make(next)
    this.tellPlaces()
  }

  private async make(next: Waiting): Promise<void> {
    this.making = next
    const late = setTimeout(
      () => this.making === next && this.leave(() => next.done({ outcome: 'failed' }), 'its job was not made in time'),
      this.settings.makingLimitMs,
    )
    try {
      const job = await next.make()
      if (this.making !== next) return
      this.making = null
      this.set({ ...next, job })
    } catch (error) {
      if (this.making === next) this.leave(() => next.thrown(error))
    } finally {
      clearTimeout(late)
    }
  }

  private leave(answer: () => void, why?: string): void {
    if (why) logger.error('a page could not be set', { why })
    this.making = null
    answer()
    this.next()
  }

  private set(current: Waiting & { job: TypesetJob }): void {
    this.current = current
    this.clock = setTimeout(() => this.abandon('it took too long'), this.settings.timeLimitMs)
    this.child ??= this.start()
    this.child.ref()
    this.child.channel?.ref()
    const { child } = this
    child.send(
      { ...current.job, id: current.id } satisfies TypesetRequest,
      (error) => error && this.child === child && this.abandon('it could not be asked', errorFields(error)),
    )
  }

  private start(): ChildProcess {
    // It gets nothing of the environment
    const child = fork(join(process.cwd(), processFile), [String(this.settings.mostMegabytes)], {
      env: {},
      execArgv: ['--expose-gc'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    child.stderr?.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2000)))
    child.on('message', (reply) => this.answer(reply as TypesetReply))
    child.on('error', (error) => this.child === child && this.abandon('the process failed', errorFields(error)))
    child.on(
      'exit',
      (code, signal) => this.child === child && this.abandon('the process ended', { code, signal, said }),
    )
    return child
  }

  private answer(reply: TypesetReply): void {
    const { current } = this
    if (current?.id !== reply.id) return
    this.current = null
    this.letWait()
    if ('error' in reply && reply.panic === null)
      logger.error('a page could not be set', { error: reply.error, template: current.job.template })
    if ('pdf' in reply) current.done({ outcome: 'set', pdf: reply.pdf, pages: reply.pages, picture: reply.picture })
    else current.done(reply.panic === null ? { outcome: 'failed' } : { outcome: 'refused', why: reply.panic })
    this.next()
  }

  private letWait(): void {
    this.child?.unref()
    this.child?.channel?.unref()
    const errors = this.child?.stderr as { unref?: () => void } | null | undefined
    errors?.unref?.()
  }

  private abandon(why: string | null, fields: Record<string, unknown> = {}): void {
    const { child, current } = this
    clearTimeout(this.clock)
    this.child = null
    this.current = null
    child?.kill('SIGKILL')
    if (current) {
      logger.error('a page could not be set', { why, template: current.job.template, ...fields })
      current.done({ outcome: 'failed' })
    }
    if (this.waiting.length > 0) this.next()
  }
}

const typesetter = new Typesetter()

export const typesetApart = (make: () => Promise<TypesetJob>, who: string): Promise<Typeset> =>
  typesetter.typeset(make, who)

/** A lane of their own for kits, whose pages are many: no puzzle's page waits for them. */
const kits = new Typesetter({
  timeLimitMs: 60_000,
  makingLimitMs: 120_000,
  mostMegabytes: 900,
  mostWaiting: 30,
})

export const typesetKit = (make: () => Promise<TypesetJob>, who: string, watch: Watch): Promise<Typeset> =>
  kits.typeset(make, who, watch)
