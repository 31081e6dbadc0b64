import { join } from 'node:path'
import { logger } from '#app/platform/log.server.ts'
import { inProcess, Line } from '#app/platform/apart.server.ts'
import type { Turn } from '#app/platform/apart.server.ts'
import type { SetPages, TypesetJob, TypesetReply } from './messages.ts'

const processFile = 'app/platform/typesetting/typeset-process.ts'
/** On Linux it keeps the machine's own fonts away; elsewhere templates name only ours, without a fallback. */
const fontSettings = 'app/platform/typesetting/fonts.conf'

const failure = 'a page could not be set'

interface Settings {
  /** Of processor time, for one job. */
  mostSeconds: number
  /** ms; a job's pictures may wait for other uploads. */
  makingLimitMs: number
  mostMegabytes: number
  mostWaiting: number
  idleMs: number
}

/** A job that waits for the processor most of the time is given up after this many times its limit. */
const timesWhenBusy = 5

const usual: Settings = {
  mostSeconds: 10,
  makingLimitMs: 30_000,
  mostMegabytes: 600,
  mostWaiting: 12,
  idleMs: 60_000,
}

/** `refused` by the template's `panic("…")`; `busy`: the line is full, or this person waits; `failed`: see the log. */
export type Typeset =
  | ({ outcome: 'set' } & SetPages)
  | { outcome: 'refused'; why: string }
  | { outcome: 'busy' }
  | { outcome: 'failed' }

/** `onPlace`: how many are ahead of it, as it moves up. `signal` leaves the line; the call throws its reason.
 * `isAside`: not for printing, though it may be a whole kit: waits behind all others and counts for none of them. */
export interface Watch {
  isAside?: boolean
  onPlace?: (before: number) => void
  signal?: AbortSignal
}

/** Sets pages one job at a time in a process; a job that takes too much ends it without affecting the others. */
export class Typesetter {
  private readonly settings: Settings
  private readonly line: Line<TypesetJob, TypesetReply>

  constructor(settings: Partial<Settings> = {}) {
    this.settings = { ...usual, ...settings }
    const { mostMegabytes, mostSeconds } = this.settings
    this.line = new Line({
      ...this.settings,
      of: 'pages',
      failure,
      fields: ({ template }) => ({ template }),
      timeLimitMs: mostSeconds * 1000 * timesWhenBusy,
      start: inProcess(processFile, [String(mostMegabytes), String(mostSeconds)], ['--expose-gc'], {
        FONTCONFIG_FILE: join(process.cwd(), fontSettings),
      }),
    })
  }

  /** Each person has at most one job being set and one waiting.
   * @param make runs at the job's turn, so that `busy` costs nothing */
  async typeset(make: () => Promise<TypesetJob>, who: string, { signal, ...watch }: Watch = {}): Promise<Typeset> {
    const { promise, resolve, reject } = Promise.withResolvers<Typeset>()
    let job: TypesetJob | undefined
    const turn: Turn<TypesetJob, TypesetReply> = {
      ...watch,
      who,
      make: async () => (job = await make()),
      answer: (reply) => resolve(typesetOf(reply, job?.template)),
      fail: (error) => (error === undefined ? resolve({ outcome: 'failed' }) : reject(error as Error)),
    }
    if (!this.line.join(turn, this.settings.mostWaiting)) {
      logger.warn('too many pages wait to be set')
      return { outcome: 'busy' }
    }
    // A job whose turn has come is finished, since that takes only seconds
    const giveUp = (): void => void (this.line.leave(turn) && reject(signal?.reason as Error))
    signal?.addEventListener('abort', giveUp, { once: true })
    return promise.finally(() => signal?.removeEventListener('abort', giveUp))
  }

  close(): Promise<void> {
    return this.line.close()
  }
}

function typesetOf(reply: TypesetReply, template: string | undefined): Typeset {
  if ('pdf' in reply) {
    const { id: _, ...set } = reply
    return { outcome: 'set', ...set }
  }
  if (reply.panic !== null) return { outcome: 'refused', why: reply.panic }
  logger.error(failure, { error: reply.error, template })
  return { outcome: 'failed' }
}

const typesetter = new Typesetter()

export const typesetApart = (make: () => Promise<TypesetJob>, who: string): Promise<Typeset> =>
  typesetter.typeset(make, who)

/** A separate line for players' posters: no author waits for a party that has just finished. */
const posters = new Typesetter({ mostWaiting: 30, mostMegabytes: 400 })

export const typesetPoster = (make: () => Promise<TypesetJob>, who: string): Promise<Typeset> =>
  posters.typeset(make, who)

/** A separate line for kits, whose pages are many: no puzzle's page waits for them. */
export const kitLimits: Partial<Settings> = {
  mostSeconds: 60,
  makingLimitMs: 120_000,
  mostMegabytes: 900,
  mostWaiting: 30,
}
const kits = new Typesetter(kitLimits)

export const typesetKit = (make: () => Promise<TypesetJob>, who: string, watch: Watch): Promise<Typeset> =>
  kits.typeset(make, who, watch)
