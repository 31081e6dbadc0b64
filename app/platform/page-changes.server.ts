import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { DatabaseConnection, Queryable } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'

const channel = 'whodini_pages'
const retryAfterMs = 1_000

/**
 * Says, in the transaction that changes it, that something on public pages changed: at commit every process drops the
 * pages that it keeps for visitors. Call it wherever what visitors see may change.
 */
export async function announcePageChange(database: Queryable): Promise<void> {
  await database.execute(sql`select pg_notify(${channel}, '')`)
}

/**
 * Hears of page changes on a connection of its own, and comes back when that is lost. `onChange(true)` after every change
 * and when listening begins, `onChange(false)` as long as nothing can be heard.
 */
export async function listenForPageChanges(connection: DatabaseConnection, onChange: (listening: boolean) => void) {
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function listen(): Promise<void> {
    const fresh = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: 2_500 })
    const lost = () => {
      if (client !== fresh) return
      client = undefined
      onChange(false)
      again()
    }
    fresh.on('error', lost)
    fresh.on('end', lost)
    fresh.on('notification', () => onChange(true))
    client = fresh
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
      onChange(true)
    } catch (error) {
      logger.warn('cannot hear of page changes yet', { error: error instanceof Error ? error.message : String(error) })
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
