import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { errorFields, logger } from '#app/platform/log.server.ts'
import type { Compiled } from './checks/compiled.ts'
import type { ExamineReply, ExamineRequest } from './checks/search/examine-worker.ts'
import type { Examination, Limits } from './checks/search/examine.ts'

/** Node runs TypeScript as it is: the same file in the built product, in development and in tests. */
const workerFile = 'app/features/adventure/checks/search/examine-worker.ts'

interface Settings {
  timeLimitMs: number
  /** How many may wait; whoever comes after them is told at once that nothing could be checked. */
  mostWaiting: number
  idleMs: number
  file: string
}

const usual: Settings = { timeLimitMs: 20_000, mostWaiting: 16, idleMs: 60_000, file: workerFile }

interface Job {
  id: number
  /** For whom: nobody's adventures wait in front of everybody else's. */
  who: string
  compiled: Compiled
  limits: Limits
  done: (examination: Examination | null) => void
}

/** One after the other in a thread. A crash, too much memory or too much time costs that one job its answer. */
export class Examiner {
  private readonly settings: Settings
  private readonly waiting: Job[] = []
  private worker: Worker | null = null
  private current: Job | null = null
  private clock: NodeJS.Timeout | undefined
  private count = 0

  constructor(settings: Partial<Settings> = {}) {
    this.settings = { ...usual, ...settings }
  }

  /** Gives null when it cannot find out: never a reason to publish. A person has one running and one waiting. */
  examine(compiled: Compiled, who: string, limits: Limits = {}): Promise<Examination | null> {
    if (this.waiting.length >= this.settings.mostWaiting || this.waiting.some((job) => job.who === who)) {
      logger.warn('too many adventures wait to be checked', { waiting: this.waiting.length })
      return Promise.resolve(null)
    }
    return new Promise((done) => {
      this.waiting.push({ id: ++this.count, who, compiled, limits, done })
      this.next()
    })
  }

  async close(): Promise<void> {
    const { worker } = this
    for (const job of this.waiting.splice(0)) job.done(null)
    this.abandon('closing')
    await worker?.terminate()
  }

  private next(): void {
    if (this.current) return
    const job = this.waiting.shift()
    clearTimeout(this.clock)
    if (!job) {
      this.clock = setTimeout(() => this.abandon(null), this.settings.idleMs).unref()
      return
    }
    this.current = job
    this.clock = setTimeout(() => this.abandon('it took too long'), this.settings.timeLimitMs)
    const { id, compiled, limits } = job
    this.worker ??= this.start()
    this.worker.ref()
    this.worker.postMessage({ id, compiled, limits } satisfies ExamineRequest)
  }

  private start(): Worker {
    // it gets nothing of the environment, and no more memory than an adventure may need
    const worker = new Worker(join(process.cwd(), this.settings.file), {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 768 },
    })
    worker.on('message', (reply: ExamineReply) => this.answer(reply))
    worker.on('error', (error) => this.worker === worker && this.abandon('the thread failed', errorFields(error)))
    worker.on('exit', (code) => this.worker === worker && this.abandon('the thread ended', { code }))
    return worker
  }

  private answer(reply: ExamineReply): void {
    const job = this.current
    if (job?.id !== reply.id) return
    this.current = null
    this.worker?.unref()
    if ('error' in reply) logger.error('an adventure could not be checked', { error: reply.error })
    job.done('examination' in reply ? reply.examination : null)
    this.next()
  }

  private abandon(why: string | null, fields: Record<string, unknown> = {}): void {
    const { worker, current } = this
    clearTimeout(this.clock)
    this.worker = null
    this.current = null
    void worker?.terminate()
    if (current) {
      logger.error('an adventure could not be checked', { why, ...fields })
      current.done(null)
    }
    if (this.waiting.length > 0) this.next()
  }
}

const examiner = new Examiner()

/** Uses a thread of its own; null when it could not be found out. @param who the account that asks */
export const examineApart = (compiled: Compiled, who: string): Promise<Examination | null> =>
  examiner.examine(compiled, who)
