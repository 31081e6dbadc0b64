import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './folders.ts'

const lookEveryMs = 1_000
/** Pauses before each restart: ten minutes in all. They begin again once a server has lived for a minute. */
const usualPausesMs = [0, 1_000, 2_000, 5_000, 10_000, 20_000, 40_000, ...Array<number>(9).fill(60_000)]
const provedAfterMs = 60_000

export type KeptServer = { runs: () => boolean; start: () => Promise<unknown> }

/** Starts a server that has ended again. @param onGivenUp gets the last reason, once no pause is left */
export function keepAlive(
  { runs, start }: KeptServer,
  { log, onGivenUp, pausesMs = usualPausesMs }: { log: Log; onGivenUp: (error: Error) => void; pausesMs?: number[] },
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  let tried = 0
  let provedAt = 0
  const watching = watch().catch((error: unknown) => {
    if (!stopped.signal.aborted) throw error
  })

  async function watch(): Promise<void> {
    for (;;) {
      await sleep(lookEveryMs, undefined, { ref: false, signal: stopped.signal })
      if (runs()) continue
      if (Date.now() > provedAt) tried = 0
      if (!(await revive())) return
      provedAt = Date.now() + provedAfterMs
    }
  }

  async function revive(): Promise<boolean> {
    let reason = new Error('The database server has ended again and again.')
    for (;;) {
      const pause = pausesMs[tried++]
      if (pause === undefined) break
      log(`The database server has ended. It is started again${pause > 0 ? ` in ${pause / 1000} s` : ''} …`)
      await sleep(pause, undefined, { ref: false, signal: stopped.signal })
      try {
        await start()
        log('The database server runs again.')
        return true
      } catch (error) {
        stopped.signal.throwIfAborted()
        reason = error instanceof Error ? error : new Error(String(error))
        log(`The database server did not start: ${reason.message}`)
      }
    }
    onGivenUp(reason)
    return false
  }

  return {
    async stop() {
      stopped.abort()
      await watching
    },
  }
}
