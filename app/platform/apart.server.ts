import { fork } from 'node:child_process'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { errorFields, logger } from './log.server.ts'

type Fields = Record<string, unknown>

type Hear<Reply> = { reply: (reply: Reply) => void; ended: (why: string, fields: Fields) => void }

/** A process or thread that answers one request at a time and can be killed in the middle of one. */
type Helper<Request> = {
  ask: (request: Request & { id: number }, failed: (error: Error) => void) => void
  /** An idle helper does not keep this process running. */
  hold: (how: 'ref' | 'unref') => void
  end: () => Promise<void>
}

type Start<Request, Reply> = (hear: Hear<Reply>) => Helper<Request>

/** Inherits no environment variables. @param file path from the project root */
export const inProcess =
  <Request, Reply>(
    file: string,
    args: string[],
    execArgv: string[] = [],
    env: Record<string, string> = {},
  ): Start<Request, Reply> =>
  (hear) => {
    const child = fork(join(process.cwd(), file), args, {
      env,
      execArgv,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    child.stderr?.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2000)))
    child.on('message', (reply) => hear.reply(reply as Reply))
    child.on('error', (error) => hear.ended('the process failed', errorFields(error)))
    child.on('exit', (code, signal) => hear.ended('the process ended', { code, signal, said }))
    const errors = child.stderr as { ref?: () => void; unref?: () => void } | null
    return {
      ask: (request, failed) => child.send(request, (error) => error && failed(error)),
      hold: (how) => {
        child[how]()
        child.channel?.[how]()
        errors?.[how]?.()
      },
      end: () =>
        new Promise((gone) => {
          if (child.exitCode !== null || child.signalCode !== null) return gone()
          child.once('exit', () => gone())
          child.kill('SIGKILL')
        }),
    }
  }

/** Like `inProcess`, for code that is not native: native code cannot be stopped in a thread. */
export const inThread =
  <Request, Reply>(file: string, mostMegabytes: number): Start<Request, Reply> =>
  (hear) => {
    const worker = new Worker(join(process.cwd(), file), {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    })
    worker.on('message', (reply: Reply) => hear.reply(reply))
    worker.on('error', (error) => hear.ended('the thread failed', errorFields(error)))
    worker.on('exit', (code) => hear.ended('the thread ended', { code }))
    return {
      ask: (request) => worker.postMessage(request),
      hold: (how) => worker[how](),
      end: async () => void (await worker.terminate()),
    }
  }

export type Turn<Request, Reply> = {
  /** Whose request it is: each person has at most one waiting. */
  who?: string
  /** Waits behind all others and does not count towards the limit for them. */
  isAside?: boolean
  /** Reports how many are ahead of it whenever it moves up. */
  onPlace?: (before: number) => void
  /** Runs once its turn has come, so that a request that is turned away costs nothing. */
  make: () => Request | Promise<Request>
  answer: (reply: Reply) => void
  /** `error`: what `make` threw; undefined when the cause is in the log. */
  fail: (error?: unknown) => void
}

type Settings<Request, Reply> = {
  /** What waits in it, for the metrics. */
  of: string
  start: Start<Request, Reply>
  /** For the log, such as "a page could not be set". */
  failure: string
  fields?: (request: Request) => Fields
  timeLimitMs: number
  makingLimitMs?: number
  idleMs: number
}

/** `isFull`: requests have left so much in the helper's memory that the next one gets a new helper. */
export type Answered = { id: number; isFull?: boolean }

type Current<Request, Reply> = { id: number; turn: Turn<Request, Reply>; request?: Request }

const lines = new Map<string, { length: number }>()

/** How many requests wait or are being answered, by line. */
export const lineLengths = (): Record<string, number> =>
  Object.fromEntries([...lines].map(([of, { length }]) => [of, length]))

/** Handles one request at a time. A crash, or using too much memory or time, fails that one request and ends the
 * helper, which is restarted for the next. */
export class Line<Request extends object, Reply extends Answered> {
  private readonly settings: Settings<Request, Reply>
  private readonly waiting: Turn<Request, Reply>[] = []
  private current: Current<Request, Reply> | null = null
  private helper: Helper<Request> | null = null
  private clock: NodeJS.Timeout | undefined
  private count = 0

  constructor(settings: Settings<Request, Reply>) {
    this.settings = settings
    lines.set(settings.of, this)
  }

  get length(): number {
    return this.waiting.length + (this.current ? 1 : 0)
  }

  /** @returns false when `mostWaiting` are ahead of it, or the same person already has one waiting */
  join(turn: Turn<Request, Reply>, mostWaiting: number): boolean {
    const aside = this.waiting.findIndex(({ isAside }) => isAside)
    const before = turn.isAside || aside === -1 ? this.waiting.length : aside
    if (before >= mostWaiting) return false
    if (turn.who !== undefined && this.waiting.some(({ who }) => who === turn.who)) return false
    this.waiting.splice(before, 0, turn)
    this.next()
    this.tellPlaces()
    return true
  }

  /** @returns false when it was not waiting: its turn had come, or it was never in line */
  leave(turn: Turn<Request, Reply>): boolean {
    const at = this.waiting.indexOf(turn)
    if (at === -1) return false
    this.waiting.splice(at, 1)
    this.tellPlaces()
    return true
  }

  /** Kills the helper in the middle of this turn; neither `answer` nor `fail` is called. */
  stop(turn: Turn<Request, Reply>): void {
    if (this.current?.turn !== turn) return
    this.current = null
    this.abandon(null)
  }

  async close(): Promise<void> {
    for (const turn of this.waiting.splice(0)) turn.fail()
    const { helper } = this
    helper?.hold('ref')
    this.abandon('closing')
    await helper?.end()
  }

  private tellPlaces(): void {
    const now = this.current && !this.current.turn.isAside ? 1 : 0
    for (const [at, { onPlace }] of this.waiting.entries()) onPlace?.(at + now)
  }

  private next(): void {
    if (this.current) return
    const turn = this.waiting.shift()
    clearTimeout(this.clock)
    if (!turn) {
      this.clock = setTimeout(() => this.abandon(null), this.settings.idleMs).unref()
      return
    }
    this.current = { id: ++this.count, turn }
    this.tellPlaces()
    this.make(this.current)
  }

  private make(current: Current<Request, Reply>): void {
    const pass = (error?: unknown): void => {
      if (this.current !== current) return
      clearTimeout(this.clock)
      this.current = null
      current.turn.fail(error)
      this.next()
    }
    let made: Request | Promise<Request>
    try {
      made = current.turn.make()
    } catch (error) {
      return pass(error)
    }
    if (!(made instanceof Promise)) return this.ask(current, made)
    this.clock = setTimeout(() => {
      logger.error(this.settings.failure, { why: 'its request was not made in time' })
      pass()
    }, this.settings.makingLimitMs)
    made.then((request) => this.current === current && this.ask(current, request), pass)
  }

  private ask(current: Current<Request, Reply>, request: Request): void {
    current.request = request
    clearTimeout(this.clock)
    this.clock = setTimeout(() => this.abandon('it took too long'), this.settings.timeLimitMs)
    const failed = (error: unknown): void => this.abandon('it could not be asked', errorFields(error))
    try {
      const helper = (this.helper ??= this.start())
      helper.hold('ref')
      helper.ask({ ...request, id: current.id }, (error) => this.helper === helper && failed(error))
    } catch (error) {
      failed(error)
    }
  }

  private start(): Helper<Request> {
    const helper: Helper<Request> = this.settings.start({
      reply: (reply) => this.answer(reply),
      ended: (why, fields) => {
        if (this.helper !== helper) return
        // A turn not sent yet goes to the next helper
        if (this.current && !this.current.request) this.helper = null
        else this.abandon(why, fields)
      },
    })
    return helper
  }

  private answer(reply: Reply): void {
    const { current } = this
    if (current?.id !== reply.id) return
    this.current = null
    if (reply.isFull) {
      void this.helper?.end()
      this.helper = null
    }
    this.helper?.hold('unref')
    current.turn.answer(reply)
    this.next()
  }

  private abandon(why: string | null, fields: Fields = {}): void {
    const { helper, current } = this
    clearTimeout(this.clock)
    this.helper = null
    this.current = null
    void helper?.end()
    if (current) {
      const asked = current.request && this.settings.fields?.(current.request)
      logger.error(this.settings.failure, { why, ...asked, ...fields })
      current.turn.fail()
    }
    if (this.waiting.length > 0) this.next()
  }
}
