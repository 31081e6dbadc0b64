import { desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { WithSubquery } from 'drizzle-orm'
import type { Queryable, Transaction } from '#app/platform/database/client.server.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { isStoredAlike } from '#app/features/rows/stored-value.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { isRecord } from '#app/shared/record.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { draftChanges, draftVisits } from '#database/schema/draft-changes.ts'
import { draftPresence } from '#database/schema/draft-presence.ts'
import { changesKept } from './changes-kept.ts'
import { hereMs } from './here-ms.ts'
import type { Touched } from './work.ts'

const rowsAtOnce = 1_000
/** Saves between looks at how many there are. */
const thinEvery = 100

type Root = { id: string; draftRevision: number; primaryLanguage: Locale }

/** What each row was changed in, told to co-authors and beside kept versions. The order of rows is not told.
 * @param beside written in the same statement, as each one makes a save slower
 * @returns whether there was such a statement */
export async function recordChanges(
  tx: Transaction,
  root: Root,
  { userId, touched, beside }: { userId: string; touched: readonly Touched[]; beside: WithSubquery | null },
): Promise<boolean> {
  const entries = touched.flatMap(entryOf)
  await record(tx, root, userId, entries, beside)
  if (root.draftRevision % thinEvery === 0) await thin(tx, root.id)
  return entries.length > 0
}

/** That a version was brought back or the primary language changed, as a whole. */
export async function recordReplaced(tx: Transaction, root: Root, userId: string, primary: Locale): Promise<void> {
  // What was written in one language must not be brought back into the other
  if (primary !== root.primaryLanguage)
    await tx.update(draftChanges).set({ before: {}, after: {} }).where(eq(draftChanges.adventureId, root.id))
  const details = { kind: 'details', rowId: root.id, rowName: '', fields: [], before: {}, after: {} }
  await record(tx, root, userId, [{ ...details, op: 'replace' }])
}

async function record(
  tx: Transaction,
  { id: adventureId, draftRevision: revision }: Root,
  userId: string,
  entries: readonly Entry[],
  beside: WithSubquery | null = null,
): Promise<void> {
  for (let from = 0; from < entries.length; from += rowsAtOnce) {
    const some = entries.slice(from, from + rowsAtOnce)
    await (beside && from === 0 ? tx.with(beside) : tx)
      .insert(draftChanges)
      .values(
        some.map((entry) => {
          const hour = startOf({ adventureId, userId, rowId: entry.rowId })
          return { ...entry, adventureId, userId, hour, revision }
        }) as never,
      )
      .onConflictDoUpdate({
        target: [draftChanges.adventureId, draftChanges.rowId, draftChanges.userId, draftChanges.hour, draftChanges.op],
        set: {
          rowName: sql`excluded.row_name`,
          fields: sql`array(select distinct unnest(${draftChanges.fields} || excluded.fields) order by 1)`,
          before: sql`(excluded.before || ${draftChanges.before}) - ${lost}`,
          after: sql`(${draftChanges.after} || excluded.after) - ${lost}`,
          revision: sql`excluded.revision`,
          changedAt: sql`now()`,
        },
      })
  }
}

type Place = { adventureId: string; userId: string; rowId: string }

/** The hour, or when somebody else came who is still here, was last here who is not, or last changed the row: whichever
 * was last. */
const startOf = ({ adventureId, userId, rowId }: Place) => sql`greatest(date_trunc('hour', now()), (
  select max(case when here.came_at is null then visit.seen_at else here.came_at end)
  from ${draftVisits} visit left join ${draftPresence} here
    on here.adventure_id = visit.adventure_id and here.user_id = visit.user_id
    and least(here.seen_at, visit.seen_at) > now() - ${hereMs} * interval '1 millisecond'
  where visit.adventure_id = ${adventureId} and visit.user_id <> ${userId}), (
  select max(other.changed_at) from ${draftChanges} other
  where other.adventure_id = ${adventureId} and other.row_id = ${rowId} and other.user_id <> ${userId}))`

/** Fields that one of the two saves changed without keeping what they hold: together they would tell what never was. */
const lost = sql`array(
  select field from unnest(${draftChanges.fields}) as field where not jsonb_exists(${draftChanges.before}, field)
  union select field from unnest(excluded.fields) as field where not jsonb_exists(excluded.before, field))`

type Entry = Pick<typeof draftChanges.$inferInsert, 'kind' | 'rowId' | 'rowName' | 'op' | 'fields' | 'before' | 'after'>

/** Nothing for a row in which nothing is told. */
export function entryOf({ kind, id, before, after }: Touched): Entry[] {
  const named = after ?? before!
  const rowName = String(named[kindOf(kind).nameField ?? ''] ?? '')
  const entry = { kind, rowId: id, rowName, fields: [], before: {}, after: {} }
  if (!before) return [{ ...entry, op: 'create' }]
  if (!after) return [{ ...entry, op: 'remove' }]
  const changed = differences(kind, before, after)
  if (changed.length === 0) return []
  return [{ ...entry, op: 'change', fields: changed.map(({ name }) => name), ...valuesOf(changed) }]
}

type Difference = { name: string; before: unknown; after: unknown }

function differences(kind: KindName, before: Row, after: Row): Difference[] {
  const { fields, place } = kindOf(kind)
  const own = Object.keys(fields)
    .filter((name) => name !== place)
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
  const translated = locales.flatMap((language) => {
    const [old, next] = [textsIn(before, language), textsIn(after, language)]
    return [...new Set([...Object.keys(old), ...Object.keys(next)])].map((name) => ({
      name: `${language}:${name}`,
      before: old[name] ?? null,
      after: next[name] ?? null,
    }))
  })
  return [...own, ...translated].filter((each) => !isStoredAlike(each.before, each.after))
}

function textsIn({ translations }: Row, language: Locale): Record<string, unknown> {
  const texts = isRecord(translations) ? translations[language] : undefined
  return isRecord(texts) ? texts : {}
}

function valuesOf(changed: readonly Difference[]): Pick<Entry, 'before' | 'after'> {
  const [before, after]: Record<string, unknown>[] = [{}, {}]
  let left: number = changesKept.characters
  for (const each of changed) {
    left -= JSON.stringify([each.before, each.after]).length
    if (left < 0) break
    before![each.name] = each.before
    after![each.name] = each.after
  }
  return { before: before!, after: after! }
}

async function thin(tx: Transaction, adventureId: string): Promise<void> {
  const old = tx
    .select({ id: draftChanges.id })
    .from(draftChanges)
    .where(eq(draftChanges.adventureId, adventureId))
    .orderBy(desc(draftChanges.changedAt))
    .offset(changesKept.rows)
  await tx.delete(draftChanges).where(inArray(draftChanges.id, old))
}

/** @returns the number removed */
export async function forgetOldChanges(database: Queryable): Promise<number> {
  const { rowCount } = await database
    .delete(draftChanges)
    .where(lt(draftChanges.changedAt, sql`now() - ${changesKept.days} * interval '1 day'`))
  return rowCount ?? 0
}
