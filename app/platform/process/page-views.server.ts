import { createHash, randomBytes } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { isbot } from 'isbot'
import { dayOf } from '#app/i18n/day.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { isId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import { daySalts, dayVisits, pageViews } from '#database/schema/figures.ts'

type Count = {
  day: string
  path: string
  language: string
  views: number
  /** First seen by this process and not written yet; another process may have seen them before. */
  visitors: string[]
}

/** Limits per network address, so that nobody inflates the numbers or the table: views between two writes; first visits
 * and pages that nobody else has opened, a day. */
const mostViews = 300
const mostVisits = 1_000
const mostOwnPages = 1_000
/** Limits over all addresses: pages and first visits a day. */
const mostPages = 100_000
const mostSeen = 200_000
/** Counted beside each page: how many people came at all. */
const wholeSite = '*'
const keptDays = 400

let waiting = new Map<string, Count>()
let viewsOf = new Map<string, number>()
const newDay = (day: string) => ({
  day,
  salt: newSalt(),
  seen: new Set<string>(),
  visitsOf: new Map<string, number>(),
  pages: new Set<string>(),
  pagesOf: new Map<string, number>(),
})
const newSalt = () => randomBytes(16).toString('hex')
let today = newDay('')

/** Somebody who reads in both languages is one visitor of the whole site, in the language of the first page. */
const placeOf = ({ path, language }: Pick<Count, 'path' | 'language'>): string =>
  path === wholeSite ? path : `${path}|${language}`

/** A name for one day, which reveals neither what it names nor the next day's name. */
const nameOf = (salt: string, ...parts: string[]): string =>
  createHash('sha256')
    .update([salt, ...parts].join('|'))
    .digest('base64url')
    .slice(0, 16)

/** Counts one more for `name` in `counts` and returns true while that is within the limit. */
function hasRoom(counts: Map<string, number>, name: string, most: number): boolean {
  const count = counts.get(name) ?? 0
  if (count >= most || (count === 0 && counts.size >= mostSeen)) return false
  counts.set(name, count + 1)
  return true
}

function isFirstVisit(page: string, visitor: string, address: string): boolean {
  const visit = nameOf(today.salt, page, visitor)
  if (today.seen.has(visit) || today.seen.size >= mostSeen) return false
  if (!hasRoom(today.visitsOf, address, mostVisits)) return false
  today.seen.add(visit)
  return true
}

/** Browsers say what they show, so somebody could make pages up. */
function isPageOfToday(page: string, address: string): boolean {
  if (today.pages.has(page)) return true
  if (today.pages.size >= mostPages || !hasRoom(today.pagesOf, address, mostOwnPages)) return false
  today.pages.add(page)
  return true
}

type View = { path: string; language: string; address: string; agent: string; now?: Date }

/** Counts a view of a public page in memory, so that a cached page stays cheap and nobody fills the disk. What tells
 * visitors apart stays here until it is written, a minute at most; self-declared robots are left out. */
export function recordPageView(view: View): void {
  if (isbot(view.agent)) return
  const day = dayOf(view.now ?? new Date())
  if (today.day !== day) today = newDay(day)
  const address = nameOf(today.salt, view.address)
  if (!hasRoom(viewsOf, address, mostViews)) return
  const visitor = `${view.address}|${view.agent}`
  const page = view.path.toLowerCase()
  for (const path of [page, wholeSite]) {
    const key = `${day}|${path}|${view.language}`
    if (!isPageOfToday(key, address)) continue
    const count = waiting.get(key) ?? { day, path, language: view.language, views: 0, visitors: [] }
    count.views++
    if (isFirstVisit(placeOf(count), visitor, address)) count.visitors.push(visitor)
    waiting.set(key, count)
  }
}

/** What was opened by the link of unlisted work is counted under its id: no statistics may hold the link. */
async function underIds(counts: readonly Count[]): Promise<Count[]> {
  const addresses = counts.flatMap(({ path }) => path.split('/').filter(isId))
  if (addresses.length === 0) return [...counts]
  const rows = await getDatabase()
    .select({ id: adventures.id, link: adventures.link })
    .from(adventures)
    .where(sql`${adventures.link} = any(${sql.param(addresses)}::uuid[])`)
  const ids = new Map(rows.map(({ id, link }) => [link, id]))
  const merged = new Map<string, Count>()
  for (const count of counts) {
    const path = count.path
      .split('/')
      .map((part) => ids.get(part) ?? part)
      .join('/')
    const key = `${count.day}|${path}|${count.language}`
    const other = merged.get(key)
    const visitors = [...new Set([...(other?.visitors ?? []), ...count.visitors])]
    merged.set(key, { ...count, path, views: (other?.views ?? 0) + count.views, visitors })
  }
  return [...merged.values()]
}

const adventureIn = (path: string): string | null => {
  const id = /^\/adventure\/([^/]+)$/.exec(path)?.[1]
  return isId(id) ? id : null
}

/** An adventure that was deleted meanwhile must not fail the whole batch. */
const existing = (id: string | null) => (id === null ? null : sql`(select id from adventures where id = ${id})`)

/** Writes sums. A visitor that another process has already seen on the page that day is not counted again. */
export async function flushPageViews(): Promise<void> {
  await forgetDayVisits()
  const seen = [...waiting.values()]
  // Before anything is waited for: views come in meanwhile, and another call may write
  waiting = new Map()
  viewsOf = new Map()
  const counts = await underIds(seen)
  for (const day of new Set(counts.map((count) => count.day))) {
    const ofDay = counts.filter((count) => count.day === day)
    const salt = await saltOf(day)
    for (let i = 0; i < ofDay.length; i += 500) await writeCounts(day, salt, ofDay.slice(i, i + 500))
  }
}

async function saltOf(day: string): Promise<string> {
  const [kept] = await getDatabase()
    .insert(daySalts)
    .values({ day, salt: newSalt() })
    .onConflictDoUpdate({ target: daySalts.day, set: { salt: daySalts.salt } })
    .returning({ salt: daySalts.salt })
  if (!kept) throw new Error('the salt of a day was not kept')
  return kept.salt
}

const writeCounts = (day: string, salt: string, counts: readonly Count[]): Promise<void> =>
  getDatabase().transaction(async (tx) => {
    const named = counts.map(({ visitors, ...count }) => ({
      ...count,
      visits: visitors.map((visitor) => nameOf(salt, placeOf(count), visitor)),
    }))
    const fresh = await writeVisits(
      tx,
      day,
      named.flatMap(({ visits }) => visits),
    )
    await tx
      .insert(pageViews)
      .values(
        named.map(({ visits, ...row }) => ({
          ...row,
          visitors: visits.filter((visit) => fresh.has(visit)).length,
          adventureId: existing(adventureIn(row.path)),
        })),
      )
      .onConflictDoUpdate({
        target: [pageViews.day, pageViews.path, pageViews.language],
        set: {
          views: sql`${pageViews.views} + excluded.views`,
          visitors: sql`${pageViews.visitors} + excluded.visitors`,
        },
      })
  })

/** @returns those that no process had written before */
async function writeVisits(tx: Queryable, day: string, visits: readonly string[]): Promise<ReadonlySet<string>> {
  const fresh = new Set<string>()
  // Always in the same order, so that two processes cannot deadlock
  const ordered = visits.toSorted()
  for (let i = 0; i < ordered.length; i += 5_000) {
    const written = await tx
      .insert(dayVisits)
      .values(ordered.slice(i, i + 5_000).map((visit) => ({ day, visit })))
      .onConflictDoNothing()
      .returning({ visit: dayVisits.visit })
    for (const { visit } of written) fresh.add(visit)
  }
  return fresh
}

let forgottenUntil = ''

/** Deletes what told visitors apart on past days; once a day. */
async function forgetDayVisits(): Promise<void> {
  const now = dayOf(new Date())
  if (forgottenUntil === now) return
  await getDatabase().delete(dayVisits).where(lt(dayVisits.day, now))
  await getDatabase().delete(daySalts).where(lt(daySalts.day, now))
  forgottenUntil = now
}

export async function forgetOldPageViews(database: Queryable, now = new Date()): Promise<number> {
  const oldest = dayOf(new Date(now.getTime() - keptDays * 86_400_000))
  return (await database.delete(pageViews).where(lt(pageViews.day, oldest))).rowCount ?? 0
}
