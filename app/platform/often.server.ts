import { logger } from './log.server.ts'

type Said = { message: string; fields: Record<string, string | number>; count: number; longestMs: number }

const most = 200
let said = new Map<string, Said>()

/** For what may happen a thousand times a minute: one line a minute for each message and fields, with its count.
 * @param fields routes and codes, never what a person sent */
export function sayOften(message: string, fields: Record<string, string | number>, ms = 0): void {
  const key = JSON.stringify([message, fields])
  const known = said.get(key)
  if (!known && said.size >= most) return
  said.set(key, {
    message,
    fields,
    count: (known?.count ?? 0) + 1,
    longestMs: Math.max(known?.longestMs ?? 0, Math.round(ms)),
  })
}

/** Run every minute, and before the server stops. */
export async function flushOften(): Promise<void> {
  const lines = said
  said = new Map()
  for (const { message, fields, count, longestMs } of lines.values())
    logger.warn(message, { ...fields, count, ...(longestMs > 0 ? { longestMs } : {}) })
}
