import { logger } from '#app/platform/log.server.ts'
import { inThread, Line } from '#app/platform/apart.server.ts'
import type { Compiled } from './checks/compiled.ts'
import type { ExamineJob, ExamineReply } from './checks/search/examine-worker.ts'
import type { Examination, Limits } from './checks/search/examine.ts'

/** Node runs TypeScript directly: the same file serves the built product, development and tests. */
const workerFile = 'app/features/adventure/checks/search/examine-worker.ts'

interface Settings {
  timeLimitMs: number
  /** How many may wait; any further request is told immediately that nothing could be checked. */
  mostWaiting: number
  idleMs: number
  file: string
}

const usual: Settings = { timeLimitMs: 20_000, mostWaiting: 16, idleMs: 60_000, file: workerFile }

const failure = 'an adventure could not be checked'

/** Runs jobs one at a time in a thread. A crash, too much memory or a timeout fails only that job. */
export class Examiner {
  private readonly settings: Settings
  private readonly line: Line<ExamineJob, ExamineReply>

  constructor(settings: Partial<Settings> = {}) {
    this.settings = { ...usual, ...settings }
    this.line = new Line({ ...this.settings, of: 'checks', failure, start: inThread(this.settings.file, 768) })
  }

  /** Null if the result is unknown, which never allows publishing. Each person may have one running and one waiting. */
  examine(compiled: Compiled, who: string, limits: Limits = {}): Promise<Examination | null> {
    return new Promise((done) => {
      const answer = (reply: ExamineReply): void => {
        if ('error' in reply) logger.error(failure, { error: reply.error })
        done('examination' in reply ? reply.examination : null)
      }
      const turn = { who, make: () => ({ compiled, limits }), answer, fail: () => done(null) }
      if (this.line.join(turn, this.settings.mostWaiting)) return
      logger.warn('too many adventures wait to be checked')
      done(null)
    })
  }

  close(): Promise<void> {
    return this.line.close()
  }
}

const examiner = new Examiner()

/** Runs in a separate thread; null if the result is unknown. @param who the account that asks */
export const examineApart = (compiled: Compiled, who: string): Promise<Examination | null> =>
  examiner.examine(compiled, who)
