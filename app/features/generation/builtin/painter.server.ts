import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { PictureRequest } from './formats/brief.ts'
import type { DrawReply, DrawRequest, Picture } from './messages.ts'

interface Settings {
  processFile: string
  timeLimitMs: number
  mostMegabytes: number
  mostWaiting: number
  idleMs: number
}

const usual: Settings = {
  processFile: 'app/features/generation/builtin/draw-process.server.ts',
  // As long as a call may take: on a loaded machine a picture of two seconds takes ten times that
  timeLimitMs: 60_000,
  mostMegabytes: 700,
  mostWaiting: 8,
  idleMs: 60_000,
}

/** `busy`: too many wait; `failed`: see the log. */
export class DrawingError extends Error {
  override name = 'DrawingError'
  readonly why: 'busy' | 'failed'

  constructor(why: 'busy' | 'failed') {
    super(`The picture was not drawn: ${why}`)
    this.why = why
  }
}

interface Job {
  request: DrawRequest
  signal: AbortSignal | undefined
  drawn: (picture: Picture) => void
  thrown: (error: unknown) => void
}

/** Draws pictures one after the other in a process that ends with the job it draws, when that is given up or too much. */
export class Painter {
  private readonly settings: Settings
  private readonly waiting: Job[] = []
  private current: Job | null = null
  private child: ChildProcess | null = null
  private clock: NodeJS.Timeout | undefined
  private count = 0

  constructor(settings: Partial<Settings> = {}) {
    this.settings = { ...usual, ...settings }
  }

  draw(request: PictureRequest, signal?: AbortSignal): Promise<Picture> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error)
    if (this.waiting.length >= this.settings.mostWaiting) return Promise.reject(new DrawingError('busy'))
    return new Promise<Picture>((resolve, reject) => {
      const giveUp = (): void => this.giveUp(job)
      const settled = (): void => signal?.removeEventListener('abort', giveUp)
      const job: Job = {
        request: { ...request, id: ++this.count },
        signal,
        drawn: (picture) => (settled(), resolve(picture)),
        thrown: (error) => (settled(), reject(error)),
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      this.waiting.push(job)
      this.next()
    })
  }

  async close(): Promise<void> {
    const { child } = this
    for (const job of this.waiting.splice(0)) job.thrown(new DrawingError('failed'))
    const running = child && child.exitCode === null && child.signalCode === null
    const gone = running ? new Promise((resolve) => child.once('exit', resolve)) : null
    this.end('closing')
    await gone
  }

  private next(): void {
    if (this.current) return
    const job = this.waiting.shift()
    clearTimeout(this.clock)
    if (!job) {
      this.clock = setTimeout(() => this.end(null), this.settings.idleMs).unref()
      return
    }
    this.current = job
    this.clock = setTimeout(() => this.end('it took too long'), this.settings.timeLimitMs)
    this.child ??= this.start()
    const { child } = this
    this.hold(child, 'ref')
    child.send(
      job.request,
      (error) => error && this.child === child && this.end('it could not be asked', errorFields(error)),
    )
  }

  private start(): ChildProcess {
    // It gets nothing of the environment
    const child = fork(join(process.cwd(), this.settings.processFile), [String(this.settings.mostMegabytes)], {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    child.stderr?.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-2000)))
    child.on('message', (reply) => this.answer(reply as DrawReply))
    child.on('error', (error) => this.child === child && this.end('the process failed', errorFields(error)))
    child.on('exit', (code, signal) => this.child === child && this.end('the process ended', { code, signal, said }))
    return child
  }

  private answer(reply: DrawReply): void {
    const { current } = this
    if (current?.request.id !== reply.id) return
    this.current = null
    if (this.child) this.hold(this.child, 'unref')
    if ('picture' in reply) current.drawn({ picture: Buffer.from(reply.picture), notDrawn: reply.notDrawn })
    else {
      logger.error('a picture could not be drawn', { error: reply.error, format: current.request.format })
      current.thrown(new DrawingError('failed'))
    }
    this.next()
  }

  /** An idle process does not keep this one running. */
  private hold(child: ChildProcess, how: 'ref' | 'unref'): void {
    child[how]()
    child.channel?.[how]()
    const errors = child.stderr as { ref?: () => void; unref?: () => void } | null
    errors?.[how]?.()
  }

  private giveUp(job: Job): void {
    const at = this.waiting.indexOf(job)
    if (at >= 0) this.waiting.splice(at, 1)
    job.thrown(job.signal?.reason)
    if (this.current !== job) return
    this.current = null
    this.end(null)
  }

  private end(why: string | null, fields: Record<string, unknown> = {}): void {
    const { child, current } = this
    clearTimeout(this.clock)
    this.child = null
    this.current = null
    child?.kill('SIGKILL')
    if (current) {
      logger.error('a picture could not be drawn', { why, format: current.request.format, ...fields })
      current.thrown(new DrawingError('failed'))
    }
    if (this.waiting.length > 0) this.next()
  }
}
