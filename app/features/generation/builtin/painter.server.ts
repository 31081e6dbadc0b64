import { logger } from '#app/platform/log.server.ts'
import { inProcess, Line } from '#app/platform/apart.server.ts'
import type { Turn } from '#app/platform/apart.server.ts'
import type { PictureRequest } from './formats/brief.ts'
import type { DrawReply, Picture } from './messages.ts'

interface Settings {
  processFile: string
  timeLimitMs: number
  mostMegabytes: number
  mostWaiting: number
  idleMs: number
}

const usual: Settings = {
  processFile: 'app/features/generation/builtin/draw-process.server.ts',
  // As long as a call may take: on a loaded machine a two-second picture takes ten times that
  timeLimitMs: 60_000,
  mostMegabytes: 700,
  mostWaiting: 8,
  idleMs: 60_000,
}

const failure = 'a picture could not be drawn'

/** `busy`: too many are waiting; `failed`: see the log. */
export class DrawingError extends Error {
  override name = 'DrawingError'
  readonly why: 'busy' | 'failed'

  constructor(why: 'busy' | 'failed') {
    super(`The picture was not drawn: ${why}`)
    this.why = why
  }
}

/** Draws pictures one at a time in a process, which is killed if its current job is cancelled or exceeds a limit. */
export class Painter {
  private readonly settings: Settings
  private readonly line: Line<PictureRequest, DrawReply>

  constructor(settings: Partial<Settings> = {}) {
    this.settings = { ...usual, ...settings }
    const { processFile, mostMegabytes } = this.settings
    this.line = new Line({
      ...this.settings,
      of: 'pictures',
      failure,
      fields: ({ format }) => ({ format }),
      start: inProcess(processFile, [String(mostMegabytes)]),
    })
  }

  async draw(request: PictureRequest, signal?: AbortSignal): Promise<Picture> {
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<Picture>()
    const turn: Turn<PictureRequest, DrawReply> = {
      make: () => request,
      answer: (reply) => {
        if ('picture' in reply) return resolve({ picture: Buffer.from(reply.picture), notDrawn: reply.notDrawn })
        logger.error(failure, { error: reply.error, format: request.format })
        reject(new DrawingError('failed'))
      },
      fail: () => reject(new DrawingError('failed')),
    }
    if (!this.line.join(turn, this.settings.mostWaiting)) throw new DrawingError('busy')
    const giveUp = (): void => {
      reject(signal?.reason as Error)
      if (!this.line.leave(turn)) this.line.stop(turn)
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    return promise.finally(() => signal?.removeEventListener('abort', giveUp))
  }

  close(): Promise<void> {
    return this.line.close()
  }
}
