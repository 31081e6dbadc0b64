import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { rollUpRuns } from '#app/features/play/figures/roll-up-runs.server.ts'
import { dayOf } from '#app/i18n/day.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flushActiveDays, noteActive } from '#app/platform/process/active-days.server.ts'
import { flushPageViews, recordPageView } from '#app/platform/process/page-views.server.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { playDays } from '#database/schema/figures.ts'
import { runs } from '#database/schema/play.ts'
import { newTestGuest, startAs } from '#tests/support/play-as.ts'
import { buildTwoLocks } from '#tests/support/two-locks-game.ts'
import type { TwoLocks } from '#tests/support/two-locks-game.ts'
import { useDatabase } from '#tests/support/use-database.ts'
import { analyticsFiles } from './analytics-files.server.ts'
import {
  figuresByProject,
  readTotals,
  revenueByUser,
  viewsByPage,
  visitorsByLanguage,
} from './analytics.queries.server.ts'
import { dayAfter, rangeBefore } from './analytics-range.ts'
import type { Range } from './analytics-range.ts'

useDatabase()

/* A month and the one before are generated event by event. The product records each in its own way; the test also
 * stores it as a row of `raw_events`, and every figure is compared with a plain count over these rows. */

const month: Range = { from: '2026-10-03', to: '2026-11-01' }
const whole: Range = { from: rangeBefore(month).from, to: month.to }
const minute = 60_000
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A seeded generator, the same each time (Park and Miller). */
let seed = 20261124
const random = (below: number): number => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}

type Raw = {
  kind: string
  at: Date
  who?: string
  page?: string
  language?: string
  adventureId?: string
  cents?: number
}
const raw: Raw[] = []

let games: TwoLocks[] = []
let people: string[] = []

/** Also in the last minutes of a day in Montréal, which is already the next day in UTC. */
const momentOf = (day: string): Date => new Date(Date.parse(`${day}T04:10:00Z`) + 86_400_000 - random(1_300) * minute)

async function generateDay(day: string): Promise<void> {
  for (let count = random(30); count >= 0; count--) {
    const at = momentOf(day)
    if (dayOf(at) !== day) continue
    const page = ['/', '/library', `/adventure/${games[random(2)]!.id}`][random(3)]!
    const [language, who] = [random(3) === 0 ? 'fr' : 'en', `198.51.100.${random(12)}`]
    recordPageView({ path: page, language, address: who, agent, now: at })
    raw.push({ kind: 'view', at, who, page, language })
  }
  await flushPageViews()
  for (const who of people) {
    if (random(4) > 0) continue
    const at = momentOf(day)
    if (dayOf(at) !== day) continue
    noteActive(who, at)
    raw.push({ kind: 'active', at, who })
  }
  await flushActiveDays()
  for (let count = random(3); count > 0; count--) await pay(momentOf(day))
}

async function pay(paidAt: Date): Promise<void> {
  const [game, buyerId, cents] = [games[random(2)]!, people[random(people.length)]!, 500 + random(2_000)]
  const status = (['paid', 'paid', 'paid', 'refunded', 'disputed'] as const)[random(5)]!
  const isTest = random(6) === 0
  const back = new Date(paidAt.getTime() + random(20 * 1_440) * minute)
  await buildPurchase(getDatabase(), {
    buyerId,
    adventureId: game.id,
    amountCents: cents,
    status,
    provider: isTest ? 'test' : 'stripe',
    paidAt,
  })
  await getDatabase().execute(sql`
    update purchases set refunded_at = case when status = 'refunded' then ${back.toISOString()}::timestamptz end,
      dispute_opened_at = case when status = 'disputed' then ${back.toISOString()}::timestamptz end
    where amount_cents = ${cents} and paid_at = ${paidAt.toISOString()}::timestamptz`)
  if (isTest) return
  const of = { adventureId: game.id, who: game.creatorId }
  raw.push({ kind: 'payment', at: paidAt, cents, ...of })
  if (status !== 'paid') raw.push({ kind: 'back', at: back, cents: -cents, ...of })
}

/** Plays cross midnight, end or stop, are the owner's own or a playtest. */
async function playSome(day: string): Promise<void> {
  const game = games[random(2)]!
  const { ids } = game
  const clock = { now: momentOf(day).getTime() }
  const { runId, play } = await startAs(newTestGuest(), game.id, clock)
  const move = async (command: Parameters<typeof play>[0]) => {
    clock.now += random(40) * minute
    await play(command)
  }
  const way = random(6)
  if (way > 0) await move({ type: 'use_hotspot', hotspotId: ids.boxSpot })
  if (way > 1) await move({ type: 'answer', puzzleId: ids.box, answer: { code: `9${random(3)}` } })
  if (way === 3) await move({ type: 'take_hint', puzzleId: ids.box })
  if (way > 3) {
    await move({ type: 'answer', puzzleId: ids.box, answer: { code: '0427' } })
    await move({ type: 'use_hotspot', hotspotId: ids.doorSpot })
    await move({ type: 'use_hotspot', hotspotId: ids.safeSpot })
    await move({ type: 'answer', puzzleId: ids.safe, answer: { code: 'CANARYCODE42' } })
  }
  const [isOwn, isPlaytest] = [random(8) === 0, random(8) === 0]
  await getDatabase().update(runs).set({ isOwn, isPlaytest }).where(eq(runs.id, runId))
}

beforeAll(async () => {
  const database = getDatabase()
  games = [
    await buildTwoLocks(database),
    await buildTwoLocks(database, { title: '=HYPERLINK("https://evil.example")' }),
  ]
  // They are free to play now, and used to be sold
  for (let at = 0; at < 8; at++) people.push((await buildUser(database)).id)
  people = people.toSorted()
  for (let day = whole.from; day <= whole.to; day = dayAfter(day, 1)) {
    await generateDay(day)
    await playSome(day)
  }
  await rollUpRuns(database)
  await database.execute(
    sql`create table raw_events (nth serial, kind text, at timestamptz, who text, page text, language text,
      adventure_id uuid, cents int)`,
  )
  await database.execute(sql`
    insert into raw_events (kind, at, who, page, language, adventure_id, cents)
      select kind, at, who, page, language, "adventureId", cents
    from jsonb_to_recordset(${JSON.stringify(raw)}::jsonb)
      as t (kind text, at timestamptz, who text, page text, language text, "adventureId" uuid, cents int)`)
})

/** Plain counts over what happened, within a range of days in Montréal. */
async function count(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await getDatabase().execute(query)).rows
}
const localDay = (moment: string) => sql`(${sql.raw(moment)} at time zone 'America/Toronto')::date`
const rawIn = (range: Range) => sql`
  (select e.*, ${localDay('e.at')} as day from raw_events e
    where ${localDay('e.at')} between ${range.from}::date and ${range.to}::date) as raw`
const played = sql`(select * from runs where not is_own and not is_playtest) as r`

test.each([
  ['the month', month],
  ['one day', { from: '2026-10-20', to: '2026-10-20' }],
  ['a week over the change of clocks', { from: '2026-10-28', to: '2026-11-01' }],
])('the totals of %s and of the days before are a plain count', async (_, range) => {
  const { totals, before } = await readTotals(getDatabase(), range)
  for (const [figures, days] of [
    [totals, range],
    [before, rangeBefore(range)],
  ] as const) {
    const [counted] = await count(sql`
      select count(*) filter (where kind = 'view')::int as views,
        count(distinct (day, who)) filter (where kind = 'view')::int as visitors,
        count(distinct who) filter (where kind = 'active')::int as "activeUsers",
      coalesce(sum(cents), 0)::float8 as "revenueCents",
        (select count(*)::int from ${played}
          where ${localDay('r.started_at')} between ${days.from}::date and ${days.to}::date) as plays,
        (select count(*)::int from ${played} where r.status = 'finished'
          and ${localDay('r.finished_at')} between ${days.from}::date and ${days.to}::date) as finishes
      from ${rawIn(days)}`)
    expect(figures).toEqual(counted)
  }
})

test('growth is given only when all of the days before were counted', async () => {
  expect((await readTotals(getDatabase(), month)).isBeforeCounted).toBe(true)
  const year = { from: dayAfter(month.to, -364), to: month.to }
  expect((await readTotals(getDatabase(), year)).isBeforeCounted).toBe(false)
})

test('every day of the month is a plain count', async () => {
  const { days } = await readTotals(getDatabase(), month)
  const counted = await count(sql`
    select to_char(d, 'YYYY-MM-DD') as day, count(*) filter (where kind = 'view')::int as views,
      count(distinct who) filter (where kind = 'view')::int as visitors,
      count(distinct who) filter (where kind = 'active')::int as "activeUsers",
      coalesce(sum(cents), 0)::float8 as "revenueCents",
      (select count(*)::int from ${played} where ${localDay('r.started_at')} = d::date) as plays,
      (select count(*)::int from ${played} where r.status = 'finished'
        and ${localDay('r.finished_at')} = d::date) as finishes
    from generate_series(${month.from}::date, ${month.to}::date, interval '1 day') d
      left join ${rawIn(month)} on raw.day = d
    group by d order by d`)
  expect(days).toEqual(counted)
  expect(days.filter(({ revenueCents }) => revenueCents < 0).length).toBeGreaterThan(0)
  expect(days.some(({ finishes }) => finishes > 0)).toBe(true)
})

test('revenue by user, figures by project, pages and languages are plain counts', async () => {
  const byUser = await count(sql`
    select who as id, count(*) filter (where kind = 'payment')::int as payments, sum(cents)::float8 as "revenueCents"
    from ${rawIn(month)} where cents is not null group by who order by sum(cents) desc`)
  const users = await revenueByUser(getDatabase(), month, 100)
  expect(users.map(({ id, payments, revenueCents }) => ({ id, payments, revenueCents }))).toEqual(byUser)

  const projects = await figuresByProject(getDatabase(), month, 100)
  expect(projects).toHaveLength(2)
  for (const { title, creator, ...project } of projects) {
    expect([title, creator]).not.toContain(null)
    const [counted] = await count(sql`
      select ${project.id}::uuid as id, count(*) filter (where page = ${`/adventure/${project.id}`})::int as views,
        count(*) filter (where kind = 'payment' and adventure_id = ${project.id})::int as payments,
        coalesce(sum(cents) filter (where adventure_id = ${project.id}), 0)::float8 as "revenueCents",
        (select count(*)::int from ${played} where adventure_id = ${project.id}
          and ${localDay('r.started_at')} between ${month.from}::date and ${month.to}::date) as plays,
        (select count(*)::int from ${played} where adventure_id = ${project.id} and r.status = 'finished'
          and ${localDay('r.finished_at')} between ${month.from}::date and ${month.to}::date) as finishes
      from ${rawIn(month)}`)
    expect(project).toEqual(counted)
  }

  expect(await viewsByPage(getDatabase(), month, 100)).toEqual(
    await count(sql`
      select page as path, language, count(*)::int as views, count(distinct (day, who))::int as visitors,
        id as "adventureId", title
      from ${rawIn(month)} left join (select id, title from adventures) as a on page = '/adventure/' || id
      where kind = 'view' group by page, language, id, title order by views desc, page, language`),
  )
  expect(await visitorsByLanguage(getDatabase(), month)).toEqual(
    await count(sql`
      select language, (count(*) filter (where is_first))::int as visitors, count(*)::int as views
      from (select language, row_number() over (partition by day, who order by nth) = 1 as is_first from ${rawIn(month)}
        where kind = 'view') as v group by language order by visitors desc, language`),
  )
})

test('the figures of puzzles, scenes, hotspots and wrong answers are plain counts over the moves', async () => {
  const moves = sql`run_events v join ${played} on r.id = v.run_id
    cross join lateral jsonb_array_elements(v.events) as e`
  expect(
    await count(sql`
      select edition_id, place_id, plays, solved, wrong, hints, solving_ms::int from place_figures
      where kind = 'puzzle' and plays > 0 order by 1, 2`),
  ).toEqual(
    await count(sql`
      select edition_id, place_id, count(distinct run_id)::int as plays,
        count(*) filter (where type = 'puzzle_solved')::int as solved,
        count(*) filter (where type = 'answered_wrong')::int as wrong,
        count(*) filter (where type = 'hint_given')::int as hints,
        (coalesce(sum(at) filter (where type = 'puzzle_solved'), 0)
          - coalesce(sum(at) filter (where type = 'puzzle_opened' and run_id in (select v.run_id from ${moves}
            where e->>'type' = 'puzzle_solved' and e->>'puzzleId' = place_id::text)), 0))::int as solving_ms
      from (select r.edition_id, v.run_id, e->>'type' as type, (e->>'puzzleId')::uuid as place_id,
        (e->>'at')::float8 as at from ${moves}) as m
      where place_id is not null group by 1, 2 order by 1, 2`),
  )
  expect(
    await count(
      sql`select edition_id, place_id, plays from place_figures where kind = 'scene' and plays > 0 order by 1, 2`,
    ),
  ).toEqual(
    await count(sql`
      select r.edition_id, (e->>'sceneId')::uuid as place_id, count(distinct v.run_id)::int as plays from ${moves}
      where e->>'type' in ('player_joined', 'moved') group by 1, 2 order by 1, 2`),
  )
  expect(
    await count(
      sql`select edition_id, place_id, plays from place_figures where kind = 'hotspot' and plays > 0 order by 1, 2`,
    ),
  ).toEqual(
    await count(sql`
      select r.edition_id, (v.command->>'hotspotId')::uuid as place_id, count(distinct v.run_id)::int as plays
        from ${moves}
      where v.command->>'type' = 'use_hotspot' group by 1, 2 order by 1, 2`),
  )
  expect(
    await count(sql`select edition_id, puzzle_id, answer, plays from wrong_answers where plays >= 3 order by 1, 2, 3`),
  ).toEqual(
    await count(sql`
      select r.edition_id, (e->>'puzzleId')::uuid as puzzle_id, v.command->'answer'->>'code' as answer,
        count(distinct v.run_id)::int as plays
      from ${moves} where e->>'type' = 'answered_wrong' group by 1, 2, 3 having count(distinct v.run_id) >= 3
        order by 1, 2, 3`),
  )
  expect(
    await count(
      sql`select edition_id, place_id, stopped from place_figures where kind = 'scene' and stopped > 0 order by 1, 2`,
    ),
  ).toEqual(
    await count(sql`
      select edition_id, place_id, count(*)::int as stopped from (
        select distinct on (r.id) r.edition_id, (e->>'sceneId')::uuid as place_id from ${moves}
        where e->>'type' in ('player_joined', 'moved') and r.status <> 'finished' order by r.id, v.seq desc) as last
      group by 1, 2 order by 1, 2`),
  )
  expect(await count(sql`select sum(active_ms)::float8 as ms from ${playDays}`)).toEqual(
    await count(sql`select sum(active_ms)::float8 as ms from ${played} where r.status = 'finished'`),
  )
})

test('a file for spreadsheets has the same figures in dollars, and a deleted project no title', async () => {
  const rows = await analyticsFiles.days.rows(getDatabase(), month)
  const { totals } = await readTotals(getDatabase(), month)
  expect(rows).toHaveLength(30)
  expect(Math.round(rows.reduce((sum, row) => sum + Number(row.at(-1)), 0) * 100)).toBe(totals.revenueCents)
  await getDatabase().execute(sql`update purchases set adventure_id = null where adventure_id = ${games[0]!.id}`)
  await getDatabase().execute(sql`update page_views set adventure_id = null where adventure_id = ${games[0]!.id}`)
  await getDatabase().execute(sql`delete from entitlements where adventure_id = ${games[0]!.id}`)
  await getDatabase().update(adventures).set({ publishedEditionId: null }).where(eq(adventures.id, games[0]!.id))
  await getDatabase().delete(runs).where(eq(runs.adventureId, games[0]!.id))
  await getDatabase().delete(adventures).where(eq(adventures.id, games[0]!.id))
  const projects = await analyticsFiles.projects.rows(getDatabase(), month)
  expect(projects.map(([id, title]) => [id === '', title]).toSorted()).toEqual([
    [false, '=HYPERLINK("https://evil.example")'],
    [true, 'Deleted projects'],
  ])
})
