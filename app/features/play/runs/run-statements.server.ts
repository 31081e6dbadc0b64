import type pg from 'pg'
import type { Locale } from '#app/i18n/locale.ts'
import { getPool } from '#app/platform/database/client.server.ts'
import type { AttemptRow, BudgetRow } from './attempt-budget.ts'
import type { Person } from './person.server.ts'

/*
 * The statements of the hot path, written by hand and prepared: one select, one commit. Everything that a commit changes
 * (the run, its event, what an answer costs) is one statement, hence one transaction and one round trip.
 */

/** A run as the database has it; times in milliseconds since 1970. */
export type RunStanding = {
  runId: string
  adventureId: string
  /** Of the adventure; null when their account is gone. */
  creatorId: string | null
  editionId: string
  status: 'active' | 'finished' | 'abandoned'
  isPlaytest: boolean
  state: Record<string, unknown>
  stateVersion: number
  version: number
  activeMs: number
  /** The last contact of anybody of the party. */
  seenAt: number
  /** Of the player whose row it is; of a run without one, the language that it was started in. */
  language: Locale
  /**
   * The adventure's title as it is now, with `translations` of it; an edition keeps the one that it was published under. Empty
   * when it was taken back: a draft's title is its creator's own, who sees it in a playtest.
   */
  title: string
  translations: Record<string, Record<string, unknown>>
  primaryLanguage: Locale
}

/** A run with one of its players. */
export type RunRow = RunStanding & {
  playerId: string
  isGuest: boolean
  /** The same command, when it was accepted before. */
  done: { seq: number; events: Record<string, unknown>[] } | null
}

/** One accepted command: its number, who gave it, and what it brought. */
type RunEntry = { seq: number; commandId: string; by: string | null; events: Record<string, unknown>[] }

type AnswerRow = RunRow & { attempts: AttemptRow[]; budgets: BudgetRow[]; guestSince: number | null }

const epochMs = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`

const ifShown = (column: string, otherwise: string) =>
  `case when r.is_playtest or a.status in ('published', 'coming_soon') then ${column} else ${otherwise} end`

const standingColumns = (
  language: string,
) => `r.id as "runId", r.adventure_id as "adventureId", a.creator_id as "creatorId", r.edition_id as "editionId", r.status, r.is_playtest as "isPlaytest", r.state,
  r.state_version as "stateVersion", r.version, r.active_ms::float8 as "activeMs", ${epochMs('r.updated_at')} as "seenAt",
  ${language} as "language", ${ifShown('a.title', "''")} as title, ${ifShown('a.translations', "'{}'::jsonb")} as translations, a.primary_language as "primaryLanguage"`

const runColumns = `${standingColumns('coalesce(p.content_language, r.content_language)')}, p.id as "playerId", p.user_id is null as "isGuest",
  case when e.seq is null then null else jsonb_build_object('seq', e.seq, 'events', e.events) end as done`

/** The player is found by account first: a guest's cookie that is still there must not make somebody a guest again. */
const runTables = `from runs r
  join adventures a on a.id = r.adventure_id
  join parties t on t.run_id = r.id
  join players p on p.party_id = t.id and p.removed_at is null and (p.user_id = $2 or (p.guest_token_hash = $3 and p.user_id is null))
  left join run_events e on e.run_id = r.id and e.command_id = $4
  where r.id = $1
  order by p.user_id nulls last limit 1`

const selectRun = { name: 'select_run', text: `select ${runColumns} ${runTables}` }

const selectRunForAnswer = {
  name: 'select_run_for_answer',
  text: `select ${runColumns},
    (select coalesce(jsonb_agg(jsonb_build_object('actor', c.actor, 'count', c.wrong_count, 'pausedUntil', ${epochMs('c.paused_until')}, 'updatedAt', ${epochMs('c.updated_at')})), '[]')
      from attempt_counters c where c.puzzle_id = $5 and c.actor = any($6::text[])) as attempts,
    (select coalesce(jsonb_agg(jsonb_build_object('key', b.key, 'count', b.count, 'endsAt', ${epochMs('b.window_ends_at')})), '[]')
      from rate_limit_counters b where b.key = any($7::text[])) as budgets,
    (select ${epochMs('min(g.joined_at)')} from players g where g.guest_token_hash = $3) as "guestSince"
    ${runTables}`,
}

/** The last of what happened after the event with this number; more than a browser needs to tell of a long absence. */
const entriesAfter = (
  seq: string,
) => `(select coalesce(jsonb_agg(jsonb_build_object('seq', n.seq, 'commandId', n.command_id, 'by', n.player_id, 'events', n.events) order by n.seq), '[]')
    from (select * from run_events where run_id = r.id and seq > ${seq} order by seq desc limit 100) as n) as entries`

/** Every player's, by their id: a stream shows the game in its reader's language. */
const languages = `(select coalesce(jsonb_object_agg(w.id, coalesce(w.content_language, r.content_language)), '{}')
    from parties u join players w on w.party_id = u.id where u.run_id = r.id) as languages`

const selectRunNews = {
  name: 'select_run_news',
  text: `select ${standingColumns('r.content_language')}, ${languages}, ${entriesAfter('$2')} from runs r join adventures a on a.id = r.adventure_id where r.id = $1`,
}

const selectRunNewsOfPlayer = {
  name: 'select_run_news_of_player',
  text: `select ${runColumns}, ${languages}, ${entriesAfter('$5')} ${runTables}`,
}

export type RunNews = RunStanding & {
  entries: RunEntry[]
  /** What each player reads the game in, by their id. */ languages: Record<string, Locale>
}

/** A run with what happened in it after the event number `after`, as of one moment. Undefined for what is not there any more. */
export async function selectRunNewsAfter(runId: string, after: number): Promise<RunNews | undefined> {
  const { rows } = await getPool().query<RunNews>({ ...selectRunNews, values: [runId, after] })
  return rows[0]
}

/** The same for a person who plays in it; undefined for strangers. Ids must be UUIDs. */
export async function selectRunNewsOf(
  person: Person,
  runId: string,
  after: number,
): Promise<(RunRow & RunNews) | undefined> {
  const { rows } = await getPool().query<RunRow & RunNews>({
    ...selectRunNewsOfPlayer,
    values: [runId, person.userId, person.guestHash, null, after],
  })
  return rows[0]
}

/** The run if this person plays in it; undefined for strangers and for what never was. Ids must be UUIDs. */
export async function selectRunOf(
  person: Person,
  runId: string,
  commandId: string | null = null,
): Promise<RunRow | undefined> {
  const { rows } = await getPool().query<RunRow>({
    ...selectRun,
    values: [runId, person.userId, person.guestHash, commandId],
  })
  return rows[0]
}

/** The same with all that decides whether an answer is judged. */
export async function selectRunForAnswerOf(
  person: Person,
  runId: string,
  commandId: string,
  puzzleId: string,
  actors: string[],
  budgets: string[],
): Promise<AnswerRow | undefined> {
  const values = [runId, person.userId, person.guestHash, commandId, puzzleId, actors, budgets]
  const { rows } = await getPool().query<AnswerRow>({ ...selectRunForAnswer, values })
  return rows[0]
}

/** What a command makes of a run. `version` is the one that it was applied to. */
export type Move = {
  runId: string
  version: number
  state: unknown
  activeMs: number
  now: Date
  status: 'active' | 'finished'
  score: number | null
  commandId: string
  playerId: string
  command: unknown
  events: unknown
}

/** What an answer costs: counted together with the move, or neither happens. */
export type Cost = {
  actor: string
  puzzleId: string
  wrong: boolean
  solved: boolean
  allowedAttempts: number
  /** How long the pause is when the attempts are used up for the 1st, 2nd, 3rd and any later time, in ms. */
  pausesMs: readonly number[]
  /** The actor's own first; the others get `givenBack` when the puzzle is solved. */
  budgets: readonly { key: string; most: number; ends: Date }[]
  givenBack: number
  forgottenBefore: Date
}

const moved = (condition: string) => `moved as (
    update runs set state = $3::jsonb, state_version = ($3::jsonb ->> 'stateVersion')::int, version = runs.version + 1, active_ms = $4::bigint, updated_at = $5::timestamptz, status = $6::text,
      score = $7::int, finished_at = case when $6::text = 'finished' then $5::timestamptz end
    where id = $1::uuid and version = $2::int ${condition}
    returning id, version
  ),
  noted as (
    insert into run_events (run_id, seq, command_id, player_id, command, events, created_at)
    select id, version, $8::uuid, $9::uuid, $10::jsonb, $11::jsonb, $5::timestamptz from moved
    returning seq
  )`

const commitMove = { name: 'commit_move', text: `with ${moved('')} select seq from noted` }

/**
 * The run's row is locked first and its version looked at again; then the budgets, then the actor, each only if the one
 * before had room. A budget or a pause that somebody else used up in the meantime leaves `noted` empty, and then the division
 * by zero at the end takes back what the budgets before it have counted: an answer that is not judged costs nothing.
 */
const commitAnswer = {
  name: 'commit_answer',
  text: `with run as (select id from runs where id = $1::uuid and version = $2::int for update),
  budgets as (
    insert into rate_limit_counters as b (key, count, max_count, window_ends_at)
    select k.key, $16::int, k.most, k.ends from run, unnest($12::text[], $13::int[], $14::timestamptz[]) as k (key, most, ends) order by k.key
    on conflict (key) do update set
      count = case when b.window_ends_at <= $5::timestamptz then 0 when $20::boolean and b.key <> ($12::text[])[1] then greatest(0, b.count - $22::int) else b.count end + $16::int,
      max_count = excluded.max_count,
      window_ends_at = case when b.window_ends_at <= $5::timestamptz then excluded.window_ends_at else b.window_ends_at end
    where b.window_ends_at <= $5::timestamptz or b.count < excluded.max_count
    returning 1
  ),
  counted as (
    insert into attempt_counters as c (actor, puzzle_id, wrong_count, paused_until, updated_at)
    select $15::text, $17::uuid, $16::int, case when $16::int = $18::int and ($19::int[])[1] > 0 then $5::timestamptz + ($19::int[])[1] * interval '1 millisecond' end, $5::timestamptz
    from run where (select count(*) from budgets) = cardinality($12::text[])
    on conflict (actor, puzzle_id) do update set (wrong_count, paused_until, updated_at) = (
      select n, case when $16::int = 1 and n % $18::int = 0 and pause > 0 then $5::timestamptz + pause * interval '1 millisecond' end, $5::timestamptz
      from (select case when $20::boolean then 0 when c.updated_at < $21::timestamptz then $16::int else c.wrong_count + $16::int end as n) as next,
        lateral (select ($19::int[])[least(greatest(n / $18::int, 1), cardinality($19::int[]))] as pause) as length
    )
    where c.paused_until is null or c.paused_until <= $5::timestamptz
    returning 1
  ),
  ${moved('and exists (select from counted)')}
  select 1 / (select count(*)::int from noted) from run`,
}

const moveValues = (move: Move) => [
  move.runId,
  move.version,
  JSON.stringify(move.state),
  Math.round(move.activeMs),
  move.now,
  move.status,
  move.score,
  move.commandId,
  move.playerId,
  JSON.stringify(move.command),
  JSON.stringify(move.events),
]

const costValues = (cost: Cost) => [
  cost.budgets.map(({ key }) => key),
  cost.budgets.map(({ most }) => most),
  cost.budgets.map(({ ends }) => ends),
  cost.actor,
  cost.wrong ? 1 : 0,
  cost.puzzleId,
  cost.allowedAttempts,
  cost.pausesMs,
  cost.solved,
  cost.forgottenBefore,
  cost.givenBack,
]

/** Commits a move and what it costs. False when the run or a budget changed since it was read: then nothing happened. */
export async function commit(move: Move, cost: Cost | null): Promise<boolean> {
  const query: pg.QueryConfig =
    cost === null
      ? { ...commitMove, values: moveValues(move) }
      : { ...commitAnswer, values: [...moveValues(move), ...costValues(cost)] }
  try {
    const { rowCount } = await getPool().query(query)
    return rowCount === 1
  } catch (error) {
    if (cost !== null && error instanceof Error && 'code' in error && error.code === divisionByZero) return false
    throw error
  }
}

const divisionByZero = '22012'

/** Counts an answer that somebody sent although they were told to wait, once a second at most: the same press twice is one. */
export async function countRefusal(actor: string, puzzleId: string, now: Date): Promise<void> {
  await getPool().query({
    name: 'count_refusal',
    text: `insert into attempt_counters as c (actor, puzzle_id, wrong_count, updated_at) values ($1, $2, 1, $3)
      on conflict (actor, puzzle_id) do update set wrong_count = c.wrong_count + 1, updated_at = excluded.updated_at where c.updated_at <= excluded.updated_at - interval '1 second'`,
    values: [actor, puzzleId, now],
  })
}
