import { sql } from 'drizzle-orm'
import { accountingZone, revenueEntries } from '#app/features/payments/ledger/entries.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { rangeBefore } from './analytics-range.ts'
import type { Range } from './analytics-range.ts'

export type DayFigures = {
  day: string
  visitors: number
  views: number
  activeUsers: number
  plays: number
  finishes: number
  revenueCents: number
}

export type Totals = Omit<DayFigures, 'day'>

export type UserRevenue = { id: string | null; name: string | null; payments: number; revenueCents: number }

export type ProjectFigures = {
  id: string | null
  title: string | null
  creator: string | null
  views: number
  plays: number
  finishes: number
  payments: number
  revenueCents: number
}

export type PageFigures = {
  path: string
  language: string
  views: number
  visitors: number
  /** The address of an adventure's page, if it has one. */
  adventureId: string | null
  title: string | null
}

/** Rows of a file. */
export const mostRows = 10_000

const within = ({ from, to }: Range) => sql`day between ${from}::date and ${to}::date`

const entriesWithin = ({ from, to }: Range) => revenueEntries(from, to)

export async function readDays(database: Queryable, range: Range): Promise<DayFigures[]> {
  const { rows } = await database.execute<DayFigures>(sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(v.visitors, 0)::int as visitors,
      coalesce(v.views, 0)::int as views, coalesce(a.users, 0)::int as "activeUsers",
      coalesce(p.plays, 0)::int as plays, coalesce(p.finishes, 0)::int as finishes,
      coalesce(r.cents, 0)::float8 as "revenueCents"
    from generate_series(${range.from}::date, ${range.to}::date, interval '1 day') as d (day)
    left join (select day, sum(visitors) as visitors, sum(views) as views from page_views where ${within(range)}
      and path = '*' group by day) v on v.day = d.day
    left join (select day, count(*) as users from active_days where ${within(range)} group by day) a on a.day = d.day
    left join (select day, sum(plays) as plays, sum(finishes) as finishes from play_days where ${within(range)}
      group by day) p on p.day = d.day
    left join (select (at at time zone ${accountingZone})::date as day, sum(sales - taken_back) as cents
      from ${entriesWithin(range)} group by 1) r on r.day = d.day
    order by d.day`)
  return rows
}

/** Somebody active on several days counts once. */
async function countActive(database: Queryable, range: Range): Promise<number> {
  const { rows } = await database.execute<{ users: number }>(sql`
    select count(*)::int as users from users u
    where exists (select from active_days a where a.user_id = u.id and a.${within(range)})`)
  return rows[0]!.users
}

const totalsOf = (days: readonly DayFigures[], activeUsers: number): Totals =>
  days.reduce<Totals>(
    (sums, figures) => ({
      visitors: sums.visitors + figures.visitors,
      views: sums.views + figures.views,
      activeUsers,
      plays: sums.plays + figures.plays,
      finishes: sums.finishes + figures.finishes,
      revenueCents: sums.revenueCents + figures.revenueCents,
    }),
    { visitors: 0, views: 0, activeUsers, plays: 0, finishes: 0, revenueCents: 0 },
  )

/** Views and active days are deleted after 400 days, and a new site has none: growth over only some of the days would
 * be wrong. */
async function isCountedFrom(database: Queryable, day: string): Promise<boolean> {
  const { rows } = await database.execute<{ isCounted: boolean }>(sql`
    select coalesce(
      least((select min(day) from page_views), (select min(day) from active_days)) <= ${day}::date, false
    ) as "isCounted"`)
  return rows[0]!.isCounted
}

export async function readTotals(database: Queryable, range: Range) {
  const before = rangeBefore(range)
  const [all, active, activeBefore, isBeforeCounted] = await Promise.all([
    readDays(database, { from: before.from, to: range.to }),
    countActive(database, range),
    countActive(database, before),
    isCountedFrom(database, before.from),
  ])
  const days = all.filter(({ day }) => day >= range.from)
  const daysBefore = all.filter(({ day }) => day < range.from)
  return { days, totals: totalsOf(days, active), before: totalsOf(daysBefore, activeBefore), isBeforeCounted }
}

/** By creator, most first; deleted accounts are one row without a name. */
export async function revenueByUser(database: Queryable, range: Range, most: number): Promise<UserRevenue[]> {
  const { rows } = await database.execute<UserRevenue>(sql`
    select e.creator_id as id, u.name, e.payments, e."revenueCents"
    from (select creator_id, sum(payments)::int as payments, sum(sales - taken_back)::float8 as "revenueCents"
      from ${entriesWithin(range)} group by creator_id) e
    left join users u on u.id = e.creator_id
    where (e.payments, e."revenueCents") <> (0, 0)
    order by e."revenueCents" desc, u.name, e.creator_id limit ${most}`)
  return rows
}

/** Most revenue first, then most plays; permanently deleted ones are one row without a title. */
export async function figuresByProject(database: Queryable, range: Range, most: number): Promise<ProjectFigures[]> {
  const { rows } = await database.execute<ProjectFigures>(sql`
    with sums as (
      select adventure_id, sum(views)::int as views, sum(plays)::int as plays, sum(finishes)::int as finishes,
        sum(payments)::int as payments, sum(cents)::float8 as cents
      from (
        select adventure_id, views, 0 as plays, 0 as finishes, 0 as payments, 0::bigint as cents
          from page_views where ${within(range)} and adventure_id is not null
        union all
        select e.adventure_id, 0, d.plays, d.finishes, 0, 0 from play_days d join editions e on e.id = d.edition_id
          where d.${within(range)}
        union all
        select adventure_id, 0, 0, 0, payments, sales - taken_back from ${entriesWithin(range)}
      ) as parts group by adventure_id
    )
    select s.adventure_id as id, a.title, u.name as creator, s.views, s.plays, s.finishes, s.payments,
      s.cents as "revenueCents"
    from sums s left join adventures a on a.id = s.adventure_id left join users u on u.id = a.creator_id
    where (s.views, s.plays, s.finishes, s.payments, s.cents) <> (0, 0, 0, 0, 0)
    order by s.cents desc, s.plays desc, s.views desc, s.adventure_id limit ${most}`)
  return rows
}

/** The most viewed pages by language. */
export async function viewsByPage(database: Queryable, range: Range, most: number): Promise<PageFigures[]> {
  const { rows } = await database.execute<PageFigures>(sql`
    select s.path, s.language, s.views, s.visitors, a.id as "adventureId", a.title
    from (select path, language, sum(views)::int as views, sum(visitors)::int as visitors,
        (array_agg(adventure_id) filter (where adventure_id is not null))[1] as adventure_id
      from page_views where ${within(range)} and path <> '*' group by path, language) s
    left join adventures a on a.id = s.adventure_id
    order by s.views desc, s.path, s.language limit ${most}`)
  return rows
}

export async function visitorsByLanguage(database: Queryable, range: Range) {
  const { rows } = await database.execute<{ language: string; visitors: number; views: number }>(sql`
    select language, sum(visitors)::int as visitors, sum(views)::int as views
    from page_views where ${within(range)} and path = '*' group by language order by visitors desc, language`)
  return rows
}
