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
import { isConnectionError } from '#app/platform/connection-error.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { addToSums } from './add-to-sums.server.ts'
import { countRun } from './count-run.ts'
import type { CountedRun } from './count-run.ts'
import { endingId } from './ending-id.server.ts'
import { endingKey, endingScenesOf } from './ending-key.ts'

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

/** Brings the sums up to date with the runs that changed since: of all adventures, or of one when its figures are
 * opened, which never waits for others that count. Skips an edition that cannot be counted. @returns how many runs */
export async function rollUpRuns(database: Database, { adventureId, most = Infinity }: Asked = {}): Promise<number> {
  let done = 0
  for (const { editionId } of await changedEditions(database, adventureId)) {
    try {
      // The document is needed for typed answers; runs counted without it would never get theirs counted
      await loadEdition(editionId)
      done += await rollUpEdition(database, editionId, { mayWait: adventureId === undefined, most: most - done })
    } catch (error) {
      if (isConnectionError(error)) throw error
      logger.warn('plays of an edition were not counted', { editionId, ...errorFields(error) })
    }
    if (done >= most) break
  }
  return done
}

const isChanged = sql`not r.is_playtest
  and (case when r.is_own then f.run_id is not null else f.version is distinct from r.version end)`

const changedEditions = async (database: Database, adventureId: string | undefined) =>
  (
    await database.execute<{ editionId: string }>(sql`
      select distinct r.edition_id as "editionId" from runs r left join run_figures f on f.run_id = r.id
      where ${isChanged} ${adventureId === undefined ? sql`` : sql`and r.adventure_id = ${adventureId}`}
        order by 1 desc`)
  ).rows

async function rollUpEdition(
  database: Database,
  editionId: string,
  { mayWait, most }: { mayWait: boolean; most: number },
): Promise<number> {
  const { rows: changed } = await database.execute<{ id: string }>(sql`
    select r.id from runs r left join run_figures f on f.run_id = r.id where ${isChanged}
      and r.edition_id = ${editionId}
    order by r.id ${most === Infinity ? sql`` : sql`limit ${most}`}`)
  const ids = changed.map(({ id }) => id)
  let done = 0
  for (let at = 0; at < ids.length; at += runsAtOnce)
    done += await database.transaction(async (tx) =>
      (await lockEdition(tx, editionId, mayWait)) ? rollUpSome(tx, editionId, ids.slice(at, at + runsAtOnce)) : 0,
    )
  return done
}

/** One process at a time, or two would add the same run. */
async function lockEdition(tx: Transaction, editionId: string, mayWait: boolean): Promise<boolean> {
  const key = sql`hashtextextended(${`figures of plays ${editionId}`}, 0)`
  if (mayWait) await tx.execute(sql`select pg_advisory_xact_lock(${key})`)
  else {
    const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${key}) as free`)
    return rows[0]!.free
  }
  return true
}

async function rollUpSome(tx: Transaction, editionId: string, ids: readonly string[]): Promise<number> {
  // Another process may have counted some in the meantime
  const rows = await changedRuns(tx, ids)
  if (rows.length === 0) return 0
  const typed = await typedIn(tx, rows)
  const used = await hotspotsUsedIn(tx, rows)
  const people = await peopleIn(
    tx,
    rows.filter(({ id }) => typed.has(id)),
  )
  const endingScenes = endingScenesOf((await loadEdition(editionId)).document)
  const counted = rows.map((row) => {
    if (row.isOwn) return null
    const state = stateOf(row)
    return countRun({
      startedAt: new Date(row.startedAt),
      finishedAt: row.finishedAt === null ? null : new Date(row.finishedAt),
      activeMs: row.activeMs,
      state,
      hotspotIds: used.get(row.id) ?? [],
      endingId: state?.ending ? endingId(endingKey(state.ending, endingScenes)) : null,
      answers: (typed.get(row.id) ?? []).map(({ puzzleId, language, hash }) => ({ puzzleId, language, hash })),
      people: people.get(row.id) ?? [],
    })
  })
  await addToSums(
    tx,
    rows.flatMap(({ id, counted: before }, at) => {
      const texts = new Map(typed.get(id)?.map(({ hash, text }) => [hash, text]))
      const of = { editionId, typed: texts }
      return [
        ...(before ? [{ ...of, run: before, sign: -1 as const }] : []),
        ...(counted[at] ? [{ ...of, run: counted[at], sign: 1 as const }] : []),
      ]
    }),
  )
  await tx.execute(sql`
    delete from run_figures
      where run_id = any(${sql.param(rows.filter(({ isOwn }) => isOwn).map(({ id }) => id))}::uuid[])`)
  await tx.execute(sql`
    insert into run_figures (run_id, version, counted)
    select id, version, counted from jsonb_to_recordset(${JSON.stringify(
      rows.flatMap(({ id, version }, at) => (counted[at] ? [{ id, version, counted: counted[at] }] : [])),
    )}::jsonb) as t (id uuid, version int, counted jsonb)
    on conflict (run_id) do update set version = excluded.version, counted = excluded.counted`)
  return rows.length
}

/** Includes games counted before that proved to be the creator's own: these are subtracted. */
const changedRuns = async (tx: Transaction, ids: readonly string[]): Promise<Row[]> =>
  (
    await tx.execute<Row>(sql`
      select r.id, r.edition_id as "editionId", r.version, r.is_own as "isOwn", r.started_at as "startedAt",
        case when r.status = 'finished' then r.finished_at end as "finishedAt", r.active_ms::float8 as "activeMs",
        r.state, r.state_version as "stateVersion", f.counted
      from runs r left join run_figures f on f.run_id = r.id
      where ${isChanged} and r.id = any(${sql.param([...ids])}::uuid[]) order by r.id`)
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
  unnest(${sql.param(rows.map(({ id }) => id))}::uuid[],
    ${sql.param(rows.map(({ version }) => version))}::int[]) as b (run_id, version)
  join run_events v on v.run_id = b.run_id and v.seq <= b.version`

async function hotspotsUsedIn(tx: Transaction, rows: readonly Row[]): Promise<Map<string, string[]>> {
  const found = await tx.execute<{ runId: string; ids: string[] }>(sql`
    select b.run_id as "runId", array_agg(distinct v.command->>'hotspotId') as ids
    from ${movesOf(rows)} where v.command->>'hotspotId' is not null group by 1`)
  return new Map(found.rows.map(({ runId, ids }) => [runId, ids]))
}

type TypedAnswer = CountedRun['answers'][number] & { /** Masked. */ text: string }

type Wrong = { runId: string; puzzleId: string; key: string; language: Locale; answer: unknown }

/** Each wrong answer to a typed puzzle, once per run and language; erased answers have no key. */
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

/** Accounts and guests, including those who left but not erased people. The hashes differ between editions. */
async function peopleIn(tx: Transaction, rows: readonly Row[]): Promise<Map<string, string[]>> {
  if (rows.length === 0) return new Map()
  const found = await tx.execute<{ runId: string; people: string[] }>(sql`
    select t.run_id as "runId", array_agg(coalesce(p.user_id::text, p.guest_token_hash)) as people
    from parties t join players p on p.party_id = t.id
    where t.run_id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])
      and coalesce(p.user_id::text, p.guest_token_hash) is not null
    group by 1`)
  const editionOf = new Map(rows.map(({ id, editionId }) => [id, editionId]))
  return new Map(
    found.rows.map(({ runId, people }) => [
      runId,
      people.map((person) => keyed(`player|${editionOf.get(runId)}|${person}`)),
    ]),
  )
}

/** Until three parties have typed an answer, only this hash is stored; the words themselves stay in the runs. */
const hashOf = (puzzleId: string, key: string): string => keyed(`wrong answer|${puzzleId}|${key}`)

const keyed = (what: string): string =>
  createHmac('sha256', getAuthSecret()).update(what).digest('base64url').slice(0, 22)
