import { createHash, randomBytes } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { pageViews } from '#database/schema/back-office.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { isId } from '#app/shared/ids.ts'

type Count = {
  day: string
  path: string
  language: string
  adventureId: string | null
  views: number
  visitors: number
}

/** Of one network address, so that nobody makes the numbers up: views between two writes, first visits a day. */
const mostViews = 300
const mostVisits = 1_000
/** Of all: pages between two writes, first visits a day. */
const mostCounts = 20_000
const mostSeen = 200_000
/** Beside each page: how many people came at all. */
const wholeSite = '*'
const keptDays = 400

let waiting = new Map<string, Count>()
let viewsOf = new Map<string, number>()
const newDay = (day: string) => ({
  day,
  salt: randomBytes(16).toString('hex'),
  seen: new Set<string>(),
  visitsOf: new Map<string, number>(),
})
let today = newDay('')

/** A name for one day, which leads neither to what it names nor to the next day's name. */
const nameOf = (...parts: string[]): string =>
  createHash('sha256')
    .update([today.salt, ...parts].join('|'))
    .digest('base64url')
    .slice(0, 16)

/** Within the limit, counted by `name` in `counts`. */
function hasRoom(counts: Map<string, number>, name: string, most: number): boolean {
  const count = counts.get(name) ?? 0
  if (count >= most || (count === 0 && counts.size >= mostSeen)) return false
  counts.set(name, count + 1)
  return true
}

function isFirstVisit(page: string, visitor: string, address: string): boolean {
  const visit = nameOf(page, visitor)
  if (today.seen.has(visit) || today.seen.size >= mostSeen) return false
  if (!hasRoom(today.visitsOf, address, mostVisits)) return false
  today.seen.add(visit)
  return true
}

/**
 * Counts a view of a public page in memory, so that a page from the cache stays cheap and nobody fills the disk. Visitors
 * are told apart until the day or the process ends; what is written is sums.
 */
export function recordPageView(view: {
  path: string
  language: string
  address: string
  agent: string
  now?: Date
}): void {
  const day = (view.now ?? new Date()).toISOString().slice(0, 10)
  if (today.day !== day) today = newDay(day)
  const address = nameOf(view.address)
  if (!hasRoom(viewsOf, address, mostViews)) return
  const visitor = nameOf(view.address, view.agent)
  const page = view.path.toLowerCase()
  for (const path of [page, wholeSite]) {
    const key = `${day}|${path}|${view.language}`
    const count = waiting.get(key) ?? newCount(day, path, view.language)
    if (count.views === 0 && waiting.size >= mostCounts) continue
    count.views++
    if (isFirstVisit(key, visitor, address)) count.visitors++
    waiting.set(key, count)
  }
}

function newCount(day: string, path: string, language: string): Count {
  const id = /^\/adventure\/([^/]+)$/.exec(path)?.[1]
  return { day, path, language, adventureId: isId(id) ? id : null, views: 0, visitors: 0 }
}

/** An adventure that was deleted meanwhile must not cost the whole batch. */
const existing = (id: string | null) => (id === null ? null : sql`(select id from adventures where id = ${id})`)

export async function flushPageViews(): Promise<void> {
  const rows = [...waiting.values()]
  waiting = new Map()
  viewsOf = new Map()
  for (let i = 0; i < rows.length; i += 500) {
    await getDatabase()
      .insert(pageViews)
      .values(rows.slice(i, i + 500).map((row) => ({ ...row, adventureId: existing(row.adventureId) })))
      .onConflictDoUpdate({
        target: [pageViews.day, pageViews.path, pageViews.language],
        set: {
          views: sql`${pageViews.views} + excluded.views`,
          visitors: sql`${pageViews.visitors} + excluded.visitors`,
        },
      })
  }
}

export async function forgetOldPageViews(database: Queryable, now = new Date()): Promise<number> {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000).toISOString().slice(0, 10)
  return (await database.delete(pageViews).where(lt(pageViews.day, oldest))).rowCount ?? 0
}
