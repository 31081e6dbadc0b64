import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RunState } from '#app/features/engine/state.schema.ts'
import { readState } from '#app/features/engine/read-state.ts'
import { cleanChat } from '#app/features/play/party/clean-words.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database, Transaction } from '#app/platform/database/client.server.ts'
import { getAuthSecret } from '#app/platform/auth/auth-secret.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { addToSums } from './add-to-sums.server.ts'
import type { TypedAnswer } from './add-to-sums.server.ts'
import { countRun } from './count-run.ts'
import type { CountedRun } from './count-run.ts'

const runsAtOnce = 200

type Row = {
  id: string
  editionId: string
  version: number
  isOwn: boolean
  startedAt: string
  finishedAt: string | null
  activeMs: number
  state: Record<string, unknown>
  stateVersion: number
  counted: CountedRun | null
}

type Asked = { adventureId?: string; most?: number }

/** Brings the sums up to date with the runs that changed since, of one adventure or of all. @returns how many */
export async function rollUpRuns(database: Database, { adventureId, most = Infinity }: Asked = {}): Promise<number> {
  for (let done = 0, after = ''; ;) {
    const rows: Row[] = await database.transaction((tx) => rollUpSome(tx, adventureId, after))
    done += rows.length
    after = rows.at(-1)?.id ?? ''
    if (rows.length < runsAtOnce || done >= most) return done
  }
}

async function rollUpSome(tx: Transaction, adventureId: string | undefined, after: string): Promise<Row[]> {
  // One at a time, or two processes would add the same run
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('figures of plays', 0))`)
  const rows = await changedRuns(tx, adventureId, after)
  if (rows.length === 0) return rows
  const typed = await typedIn(tx, rows)
  const used = await hotspotsUsedIn(tx, rows)
  const counted = rows.map((row) =>
    row.isOwn
      ? null
      : countRun({
          startedAt: new Date(row.startedAt),
          finishedAt: row.finishedAt === null ? null : new Date(row.finishedAt),
          activeMs: row.activeMs,
          state: stateOf(row),
          hotspotIds: used.get(row.id) ?? [],
          answers: (typed.get(row.id) ?? []).map(({ puzzleId, language, hash }) => ({ puzzleId, language, hash })),
        }),
  )
  await addToSums(
    tx,
    rows.flatMap(({ id, editionId, counted: before }, at) => [
      ...(before ? [{ editionId, run: before, sign: -1 as const, typed: [] }] : []),
      ...(counted[at] ? [{ editionId, run: counted[at], sign: 1 as const, typed: typed.get(id) ?? [] }] : []),
    ]),
  )
  await tx.execute(sql`
    delete from run_figures where run_id = any(${sql.param(rows.filter(({ isOwn }) => isOwn).map(({ id }) => id))}::uuid[])`)
  await tx.execute(sql`
    insert into run_figures (run_id, version, counted)
    select id, version, counted from jsonb_to_recordset(${JSON.stringify(
      rows.flatMap(({ id, version }, at) => (counted[at] ? [{ id, version, counted: counted[at] }] : [])),
    )}::jsonb) as t (id uuid, version int, counted jsonb)
    on conflict (run_id) do update set version = excluded.version, counted = excluded.counted`)
  return rows
}

/** Own games that were counted before are taken off. */
const changedRuns = async (tx: Transaction, adventureId: string | undefined, after: string): Promise<Row[]> =>
  (
    await tx.execute<Row>(sql`
      select r.id, r.edition_id as "editionId", r.version, r.is_own as "isOwn", r.started_at as "startedAt",
        case when r.status = 'finished' then r.finished_at end as "finishedAt", r.active_ms::float8 as "activeMs",
        r.state, r.state_version as "stateVersion", f.counted
      from runs r left join run_figures f on f.run_id = r.id
      where not r.is_playtest and (case when r.is_own then f.run_id is not null else f.version is distinct from r.version end)
        ${adventureId === undefined ? sql`` : sql`and r.adventure_id = ${adventureId}`}
        ${after === '' ? sql`` : sql`and r.id > ${after}`}
      order by r.id limit ${runsAtOnce}`)
  ).rows

function stateOf({ id, state, stateVersion }: Row): RunState | null {
  try {
    return readState(state, stateVersion)
  } catch (error) {
    logger.warn('a run was counted without what happened in it', { runId: id, ...errorFields(error) })
    return null
  }
}

const movesOf = (rows: readonly Row[]) => sql`
  unnest(${sql.param(rows.map(({ id }) => id))}::uuid[], ${sql.param(rows.map(({ version }) => version))}::int[]) as b (run_id, version)
  join run_events v on v.run_id = b.run_id and v.seq <= b.version`

async function hotspotsUsedIn(tx: Transaction, rows: readonly Row[]): Promise<Map<string, string[]>> {
  const found = await tx.execute<{ runId: string; ids: string[] }>(sql`
    select b.run_id as "runId", array_agg(distinct v.command->>'hotspotId') as ids
    from ${movesOf(rows)} where v.command->>'hotspotId' is not null group by 1`)
  return new Map(found.rows.map(({ runId, ids }) => [runId, ids]))
}

type Wrong = { runId: string; puzzleId: string; key: string; language: Locale; answer: unknown }

/** Each wrong answer of a type that is typed, once a run and language; those that were erased have no key. */
async function typedIn(tx: Transaction, rows: readonly Row[]): Promise<Map<string, TypedAnswer[]>> {
  const found = await tx.execute<Wrong>(sql`
    select distinct on (1, 2, 3, 4) b.run_id as "runId", e->>'puzzleId' as "puzzleId", e->>'key' as key,
      coalesce(p.content_language, r.content_language) as language, v.command->'answer' as answer
    from ${movesOf(rows)} join runs r on r.id = b.run_id left join players p on p.id = v.player_id
      cross join lateral jsonb_array_elements(v.events) as e
    where v.command->>'type' = 'answer' and e->>'type' = 'answered_wrong' and e->>'key' <> ''
    order by 1, 2, 3, 4, v.seq`)
  const editionOf = new Map(rows.map(({ id, editionId }) => [id, editionId]))
  const typed = new Map<string, TypedAnswer[]>()
  for (const { runId, puzzleId, key, language, answer } of found.rows) {
    const { document } = await loadEdition(editionOf.get(runId)!)
    const type = document.puzzles.find(({ id }) => id === puzzleId)?.type
    const text = cleanChat(findPuzzleType(type ?? '')?.typedText(answer) ?? '')
    if (text === '') continue
    typed.set(runId, [...(typed.get(runId) ?? []), { puzzleId, language, hash: hashOf(puzzleId, key), text }])
  }
  return typed
}

/** Until three plays typed it: the words themselves stay in the runs. */
const hashOf = (puzzleId: string, key: string): string =>
  createHmac('sha256', getAuthSecret()).update(`wrong answer|${puzzleId}|${key}`).digest('base64url').slice(0, 22)
