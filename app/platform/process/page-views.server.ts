import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pageViews } from '#database/schema/back-office.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { isId } from '#app/shared/ids.ts'

type View = { day: string; path: string; language: string; visitor: string; adventureId: string | null; views: number }

const most = 20_000
let waiting = new Map<string, View>()
let salt = { day: '', value: '' }

/** A visitor's name for one day, which leads neither to the address nor to the next day's name. */
function visitorOf(day: string, address: string, agent: string): string {
  if (salt.day !== day) salt = { day, value: randomBytes(16).toString('hex') }
  return createHash('sha256').update(`${salt.value}|${address}|${agent}`).digest('base64url').slice(0, 22)
}

const longestPath = 200

const canonical = (path: string): string =>
  `/${path.split('/').filter(Boolean).join('/')}`.toLowerCase().slice(0, longestPath)

/** Kept in memory and written in bulk, so that a page from the cache stays cheap. */
export function recordPageView(view: {
  path: string
  language: string
  address: string
  agent: string
  now?: Date
}): void {
  const day = (view.now ?? new Date()).toISOString().slice(0, 10)
  const visitor = visitorOf(day, view.address, view.agent)
  const path = canonical(view.path)
  const key = `${day}|${path}|${view.language}|${visitor}`
  const known = waiting.get(key)
  if (known) known.views++
  else if (waiting.size < most) {
    const id = /^\/adventure\/([^/]+)$/.exec(path)?.[1]
    waiting.set(key, { day, path, language: view.language, visitor, adventureId: isId(id) ? id : null, views: 1 })
  }
}

/** An adventure that was deleted meanwhile must not cost the whole batch. */
const existing = (id: string | null) => (id === null ? null : sql`(select id from adventures where id = ${id})`)

export async function flushPageViews(): Promise<void> {
  if (waiting.size === 0) return
  const rows = [...waiting.values()]
  waiting = new Map()
  for (let i = 0; i < rows.length; i += 500) {
    await getDatabase()
      .insert(pageViews)
      .values(rows.slice(i, i + 500).map((row) => ({ ...row, adventureId: existing(row.adventureId) })))
      .onConflictDoUpdate({
        target: [pageViews.day, pageViews.path, pageViews.language, pageViews.visitor],
        set: { views: sql`${pageViews.views} + excluded.views` },
      })
  }
}
