import type pg from 'pg'
import { getPool } from '#app/platform/database/client.server.ts'
import { prepared } from '#app/platform/database/prepared.server.ts'
import type { Cost } from './answer-cost.ts'

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

const writeMove = prepared<
  Omit<Move, 'state' | 'command' | 'events'> & { state: string; command: string; events: string }
>(
  'commit_move',
  `with moved as (
    update runs set
      state = :state::jsonb,
      state_version = (:state::jsonb ->> 'stateVersion')::int,
      version = runs.version + 1,
      active_ms = :activeMs::bigint,
      updated_at = :now::timestamptz,
      status = :status::text,
      score = :score::int,
      finished_at = case when :status::text = 'finished' then :now::timestamptz end
    where id = :runId::uuid and version = :version::int
    returning id, version
  )
  insert into run_events (run_id, seq, command_id, player_id, command, events, created_at)
  select id, version, :commandId::uuid, :playerId::uuid, :command::jsonb, :events::jsonb, :now::timestamptz from moved`,
)

const lockRun = prepared<Pick<Move, 'runId' | 'version'>>(
  'lock_run',
  'select from runs where id = :runId::uuid and version = :version::int for update',
)

type Counted = Omit<Cost, 'wrong' | 'budgets'> & {
  now: Date
  wrong: number
  ownKey: string
  keys: string[]
  mosts: number[]
  ends: Date[]
}

/** Touches one row for each budget that has room, locked in the order of their keys. */
const countBudgets = prepared<Counted>(
  'count_budgets',
  `insert into rate_limit_counters as b (key, count, max_count, window_ends_at)
  select k.key, :wrong::int, k.most, k.ends
    from unnest(:keys::text[], :mosts::int[], :ends::timestamptz[]) as k (key, most, ends) order by k.key
  on conflict (key) do update set
    count = :wrong::int + case
      when b.window_ends_at <= :now::timestamptz then 0
      when :solved::boolean and b.key <> :ownKey::text then greatest(0, b.count - :givenBack::int)
      else b.count end,
    max_count = excluded.max_count,
    window_ends_at = case when b.window_ends_at <= :now::timestamptz then excluded.window_ends_at else b.window_ends_at end
  where b.window_ends_at <= :now::timestamptz or b.count < excluded.max_count`,
)

const countAttempt = prepared<Counted>(
  'count_attempt',
  `insert into attempt_counters as c (actor, puzzle_id, wrong_count, paused_until, updated_at)
  values (:actor::text, :puzzleId::uuid, :wrong::int,
    case when :wrong::int = :allowedAttempts::int and (:pausesMs::int[])[1] > 0
      then :now::timestamptz + (:pausesMs::int[])[1] * interval '1 millisecond' end,
    :now::timestamptz)
  on conflict (actor, puzzle_id) do update set (wrong_count, paused_until, updated_at) = (
    select n,
      case when :wrong::int = 1 and n % :allowedAttempts::int = 0 and pause > 0
        then :now::timestamptz + pause * interval '1 millisecond' end,
      :now::timestamptz
    from (select case
        when :solved::boolean then 0
        when c.updated_at < :forgottenBefore::timestamptz then :wrong::int
        else c.wrong_count + :wrong::int end as n) as next,
      lateral (select (:pausesMs::int[])[least(greatest(n / :allowedAttempts::int, 1), cardinality(:pausesMs::int[]))] as pause) as length
  )
  where c.paused_until is null or c.paused_until <= :now::timestamptz`,
)

/** Commits a move with its cost. False when the run or a budget changed since it was read: then nothing was written. */
export async function commit(move: Move, cost: Cost | null): Promise<boolean> {
  const write = writeMove({
    ...move,
    activeMs: Math.round(move.activeMs),
    state: JSON.stringify(move.state),
    command: JSON.stringify(move.command),
    events: JSON.stringify(move.events),
  })
  if (cost === null) return (await getPool().query(write)).rowCount === 1
  return commitAnswer({ locked: lockRun(move), write, cost, now: move.now })
}

/** Commits what an answer changes with its cost. `locked` and `write` touch one row each, unless that row has changed.
 * @returns false when it or a budget did: then nothing was written */
export function commitAnswer({
  locked,
  write,
  cost,
  now,
}: {
  locked: pg.QueryConfig
  write: pg.QueryConfig
  cost: Cost
  now: Date
}): Promise<boolean> {
  const counted = countedOf(cost, now)
  return allOrNothing([
    { query: locked, touches: 1 },
    { query: countBudgets(counted), touches: cost.budgets.length },
    { query: countAttempt(counted), touches: 1 },
    { query: write, touches: 1 },
  ])
}

const countedOf = ({ budgets, ...cost }: Cost, now: Date): Counted => ({
  ...cost,
  now,
  wrong: cost.wrong ? 1 : 0,
  ownKey: budgets[0]!.key,
  keys: budgets.map(({ key }) => key),
  mosts: budgets.map(({ most }) => most),
  ends: budgets.map(({ ends }) => ends),
})

/** Runs statements in a transaction; the first that touches an unexpected number of rows rolls everything back. */
async function allOrNothing(steps: readonly { query: pg.QueryConfig; touches: number }[]): Promise<boolean> {
  const client = await getPool().connect()
  let failed = true
  try {
    await client.query('begin')
    let done = true
    for (const { query, touches } of steps) {
      done = (await client.query(query)).rowCount === touches
      if (!done) break
    }
    await client.query(done ? 'commit' : 'rollback')
    failed = false
    return done
  } finally {
    // Closing a connection rolls back its transaction
    client.release(failed)
  }
}

const writeRefusal = prepared<{ actor: string; puzzleId: string; now: Date }>(
  'count_refusal',
  `insert into attempt_counters as c (actor, puzzle_id, wrong_count, updated_at)
  values (:actor, :puzzleId, 1, :now)
  on conflict (actor, puzzle_id) do update set wrong_count = c.wrong_count + 1, updated_at = excluded.updated_at
  where c.updated_at <= excluded.updated_at - interval '1 second'`,
)

/** At most once a second, so that a double press counts once. */
export async function countRefusal(actor: string, puzzleId: string, now: Date): Promise<void> {
  await getPool().query(writeRefusal({ actor, puzzleId, now }))
}
