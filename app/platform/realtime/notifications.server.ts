import pg from 'pg'
import type { DatabaseConnection } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'

const retryAfterMs = 1_000

/** What a process does with one channel of PostgreSQL's LISTEN/NOTIFY. */
export type Hearing = {
  onMessage: (payload: string) => void
  /** `true` when listening begins, also anew: what was said in between is lost. `false` as long as nothing can be heard. */
  onState: (listening: boolean) => void
}

/**
 * Hears all channels on one connection of its own, and comes back when that is lost.
 * @param channels by their names, which are identifiers of ours
 * @returns once the first attempt has been made; `close` ends the connection
 */
export async function listenForNotifications(connection: DatabaseConnection, channels: Readonly<Record<string, Hearing>>): Promise<{ close(): Promise<void> }> {
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  const tell = (listening: boolean) => Object.values(channels).forEach((hearing) => hearing.onState(listening))

  async function listen(): Promise<void> {
    const fresh = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 2_500 })
    const lost = () => {
      if (client !== fresh) return
      client = undefined
      tell(false)
      again()
    }
    fresh.on('error', lost)
    fresh.on('end', lost)
    fresh.on('notification', ({ channel, payload }) => channels[channel]?.onMessage(payload ?? ''))
    client = fresh
    try {
      await fresh.connect()
      for (const channel of Object.keys(channels)) await fresh.query(`listen ${channel}`)
      tell(true)
    } catch (error) {
      logger.warn('cannot hear of changes yet', { error: error instanceof Error ? error.message : String(error) })
      void fresh.end().catch(() => {})
      lost()
    }
  }

  function again() {
    if (closed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      void listen()
    }, retryAfterMs)
    timer.unref()
  }

  await listen()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      const open = client
      client = undefined
      await open?.end()
    },
  }
}
