import { and, asc, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { dayOf } from '#app/i18n/day.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { editions } from '#database/schema/editions.ts'
import { pageViews, placeFigures, playDays, runFigures, sceneClicks, wrongAnswers } from '#database/schema/figures.ts'
import { runs } from '#database/schema/play.ts'
import type { CountedRun } from './count-run.ts'
import { fewestParties } from './add-wrong-answers.server.ts'

const dayMs = 86_400_000
const mostAnswers = 5

const minutesOf = sql<
  number | null
>`round(sum(${playDays.activeMs}) / nullif(sum(${playDays.finishes}), 0) / 60000.0, 1)::float8`

const sums = {
  plays: sql<number>`coalesce(sum(${playDays.plays}), 0)::int`,
  finishes: sql<number>`coalesce(sum(${playDays.finishes}), 0)::int`,
  minutes: minutesOf,
}

/** Of all editions. */
export async function playTotals(database: Queryable, adventureId: string) {
  const [totals] = await database
    .select(sums)
    .from(playDays)
    .innerJoin(editions, eq(editions.id, playDays.editionId))
    .where(eq(editions.adventureId, adventureId))
  return totals!
}

export async function editionTotals(database: Queryable, editionId: string) {
  const [totals] = await database.select(sums).from(playDays).where(eq(playDays.editionId, editionId))
  return totals!
}

export async function viewsOf(database: Queryable, adventureId: string, now = new Date()) {
  const since = dayOf(new Date(now.getTime() - 29 * dayMs))
  const [views] = await database
    .select({
      all: sql<number>`coalesce(sum(${pageViews.views}), 0)::int`,
      lastMonth: sql<number>`coalesce(sum(${pageViews.views}) filter (where ${gte(pageViews.day, since)}), 0)::int`,
    })
    .from(pageViews)
    .where(eq(pageViews.adventureId, adventureId))
  return views!
}

/** Views and plays of the last thirty days, the oldest first. */
export async function lastDaysOf(database: Queryable, adventureId: string, now = new Date()) {
  const { rows } = await database.execute<{ day: string; views: number; plays: number }>(sql`
    select to_char(d.day, 'YYYY-MM-DD') as day,
      (select coalesce(sum(v.views), 0)::int from page_views v where v.adventure_id = ${adventureId}
        and v.day = d.day::date) as views,
      (select coalesce(sum(p.plays), 0)::int from play_days p join editions e on e.id = p.edition_id
        where e.adventure_id = ${adventureId} and p.day = d.day::date) as plays
    from generate_series(${dayOf(now)}::date - 29, ${dayOf(now)}::date, interval '1 day') as d (day) order by d.day`)
  return rows
}

export const placesOf = (database: Queryable, editionId: string) =>
  database.select().from(placeFigures).where(eq(placeFigures.editionId, editionId))

/** How many plays came to each ending, over all editions, by the ending's id, up to the last counting. */
export async function endingPlays(database: Queryable, adventureId: string): Promise<Map<string, number>> {
  const rows = await database
    .select({ id: placeFigures.placeId, plays: sql<number>`sum(${placeFigures.plays})::int` })
    .from(placeFigures)
    .innerJoin(editions, eq(editions.id, placeFigures.editionId))
    .where(and(eq(editions.adventureId, adventureId), eq(placeFigures.kind, 'ending')))
    .groupBy(placeFigures.placeId)
  return new Map(rows.map(({ id, plays }) => [id, plays]))
}

/** Whether the ending of a finished run will be counted, but is not yet. */
export async function isEndingToCount(database: Queryable, runId: string): Promise<boolean> {
  const [row] = await database
    .select({ counted: runFigures.counted })
    .from(runs)
    .leftJoin(runFigures, eq(runFigures.runId, runs.id))
    .where(and(eq(runs.id, runId), eq(runs.isPlaytest, false), eq(runs.isOwn, false)))
  return row !== undefined && !(row.counted as CountedRun | null)?.places.some(({ kind }) => kind === 'ending')
}

export const clicksOf = (database: Queryable, editionId: string) =>
  database
    .select({
      sceneId: sceneClicks.sceneId,
      cell: sceneClicks.cell,
      clicks: sql<number>`sum(${sceneClicks.clicks})::int`,
    })
    .from(sceneClicks)
    .where(eq(sceneClicks.editionId, editionId))
    .groupBy(sceneClicks.sceneId, sceneClicks.cell)
    .orderBy(sceneClicks.sceneId, sceneClicks.cell)

/** The most typed answers of each puzzle, from three parties and three plays on, since some prove to be the creator's
 * own. An answer with the same normal form in both languages (a number) counts once, as most typed it. */
export async function wrongAnswersOf(database: Queryable, editionId: string, puzzleIds: readonly string[]) {
  const usual = <Value>(column: AnyPgColumn) =>
    sql<Value>`(array_agg(${column} order by ${wrongAnswers.plays} desc, ${wrongAnswers.language}))[1]`
  const plays = sql<number>`sum(${wrongAnswers.plays})::int`
  const text = usual<string>(wrongAnswers.answer)
  const ranked = database
    .select({
      puzzleId: wrongAnswers.puzzleId,
      language: usual<Locale>(wrongAnswers.language).as('language'),
      text: text.as('text'),
      plays: plays.as('plays'),
      rank: sql<number>`row_number() over (partition by ${wrongAnswers.puzzleId} order by ${plays} desc, ${text})`.as(
        'rank',
      ),
    })
    .from(wrongAnswers)
    .where(
      and(
        eq(wrongAnswers.editionId, editionId),
        inArray(wrongAnswers.puzzleId, [...puzzleIds]),
        gte(wrongAnswers.plays, fewestParties),
        isNotNull(wrongAnswers.answer),
      ),
    )
    .groupBy(wrongAnswers.puzzleId, wrongAnswers.answerHash)
    .as('ranked')
  return database
    .select({ puzzleId: ranked.puzzleId, language: ranked.language, text: ranked.text, plays: ranked.plays })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${mostAnswers}`)
    .orderBy(asc(ranked.puzzleId), desc(ranked.plays), asc(ranked.text))
}

/** The editions that players got, newest first. */
export const publishedEditions = (database: Queryable, adventureId: string) =>
  database
    .select({ id: editions.id, createdAt: editions.createdAt })
    .from(editions)
    .where(and(eq(editions.adventureId, adventureId), eq(editions.purpose, 'published')))
    .orderBy(desc(editions.number))
