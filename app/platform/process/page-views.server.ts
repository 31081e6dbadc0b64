import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pageViews } from '#database/schema/back-office.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { isId } from '#app/shared/ids.ts'

type View = { day: string; path: string; language: string; visitor: string; adventureId: string | null; views: number }

const most = 20_000
let waiting = new Map<string, View>()
let salt = { day: '', value: '' }

/** A visitor's name for one day: nobody can tell it from the address, nor link it to the next day's. */
function visitorOf(day: string, address: string, agent: string): string {
  if (salt.day !== day) salt = { day, value: randomBytes(16).toString('hex') }
  return createHash('sha256').update(`${salt.value}|${address}|${agent}`).digest('base64url').slice(0, 22)
}

const longestPath = 200

/** One page has one name, however its address was written: what differs only in slashes or capitals is the same page. */
const canonical = (path: string): string =>
  `/${path.split('/').filter(Boolean).join('/')}`.toLowerCase().slice(0, longestPath)

/** Notes that a visitor saw a page; written to the database in bulk, so that a page served from memory stays cheap. */
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

/** An adventure that was deleted since it was looked at must not cost the whole batch. */
const existing = (id: string | null) => (id === null ? null : sql`(select id from adventures where id = ${id})`)

/** Writes the views noted since the last time. */
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
