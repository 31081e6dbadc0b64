import type pg from 'pg'
import { hotspot, puzzle, scene } from '#app/features/engine/edition.fixtures.ts'
import { editionSchemaVersion } from '#app/features/engine/edition.schema.ts'
import { initialState } from '#app/features/engine/initial-state.ts'
import { untouched } from '#app/features/engine/state-lookup.ts'
import { stateVersion } from '#app/features/engine/state.schema.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import { newId } from '#app/shared/ids.ts'
import { roles } from '#app/shared/player-roles.ts'
import { idAt } from './id-at.ts'

const movesARun = 100
const places = 5
const adventures = 1_000
const days = 400
/** For ten million moves; with fewer moves, everything else shrinks too. */
const large = { moves: 10_000_000, members: 5_000, pages: 500, purchases: 100_000 }
const fewestMembers = 1_000

/** Half of all plays are of the first adventure. */
export type Filled = { busiest: string; moves: number }

/** A year of a large site: adventures with plays of a hundred moves each, views, active accounts and payments. */
export async function fillAnalytics(client: pg.Client, moves: number, creatorId: string): Promise<Filled> {
  const part = Math.min(1, moves / large.moves)
  const ids = Array.from({ length: 3 }, () => Array.from({ length: places }, newId))
  const [scenes, puzzles, hotspots] = ids as [string[], string[], string[]]
  await client.query(
    `insert into users (id, name, email, email_verified)
     select gen_random_uuid(), 'Member ' || i, 'm' || i || '@example.org', true from generate_series(1, $1::int) i`,
    [Math.max(fewestMembers, Math.round(large.members * part))],
  )
  await client.query(
    `insert into adventures (id, creator_id, title, slug, kind, category, recommended_players, search_text)
     select gen_random_uuid(),
       case when i = 1 then $2::uuid else (select id from users where email = 'm' || i || '@example.org') end,
       'Measured ' || i, 'counted-' || i, 'online-adventure', 'Mystery', '1-4', '' from generate_series(1, $1::int) i`,
    [adventures, creatorId],
  )
  const { rows } = await client.query<{ id: string }>(
    `select id from adventures where slug like 'counted-%' order by length(slug), slug`,
  )
  const document = documentOf(rows[0]!.id, scenes, puzzles, hotspots)
  await client.query(
    `insert into editions (id, adventure_id, number, purpose, schema_version, document, content_hash, draft_revision)
     select gen_random_uuid(), id, 1, 'published', $1, jsonb_set($2::jsonb, '{adventureId}', to_jsonb(id)),
       'measured', 1 from adventures where slug like 'counted-%'`,
    [editionSchemaVersion, JSON.stringify(document)],
  )
  await client.query(
    `insert into runs (id, adventure_id, edition_id, status, state_version, state, version, content_language, active_ms,
       score, started_at, finished_at)
     select ${idAt('began')}, e.adventure_id, e.id,
       case when i % 3 = 0 then 'finished' else 'active' end, $1, $2::jsonb, $3, 'en', 1800000,
       case when i % 3 = 0 then 300 end, began, case when i % 3 = 0 then began end
     from (
       select i, now() - i % $4 * interval '1 day' as began,
         case when i % 2 = 0 then 1 else 1 + i % $5 end as adventure
       from generate_series(1, $6::int) i) as numbered
     join (
       select *, row_number() over (order by length(slug), slug) as place from adventures where slug like 'counted-%'
     ) a on a.place = adventure
     join editions e on e.adventure_id = a.id`,
    [stateVersion, JSON.stringify(stateOf(scenes, puzzles)), movesARun, days, adventures, moves / movesARun],
  )
  await fillMoves(client, puzzles, hotspots)
  await fillSums(client, Math.round(large.pages * part), Math.round(large.purchases * part))
  await client.query('vacuum analyze')
  return { busiest: rows[0]!.id, moves }
}

/** Building keys and checks afterwards takes a fraction of the time that checking row by row does. */
async function fillMoves(client: pg.Client, puzzles: readonly string[], hotspots: readonly string[]): Promise<void> {
  await client.query('alter table run_events drop constraint run_events_run_id_runs_id_fk')
  await client.query('drop index run_events_command')
  await client.query(
    `insert into run_events (run_id, seq, command_id, command, events, created_at)
     select r.id, n, gen_random_uuid(),
       case when n % 20 = 0 then jsonb_build_object('type', 'answer', 'puzzleId', ($1::text[])[1 + n / 20 % 5],
           'answer', jsonb_build_object('code', (1000 + n)::text))
         else jsonb_build_object('type', 'use_hotspot', 'hotspotId', ($2::text[])[1 + n % 5]) end,
       case when n % 20 = 0 then jsonb_build_array(jsonb_build_object('type', 'answered_wrong', 'playerId', r.id,
           'puzzleId', ($1::text[])[1 + n / 20 % 5], 'key', (1000 + n)::text, 'reply', null, 'at', n * 1000))
         else jsonb_build_array(jsonb_build_object('type', 'moved', 'playerId', r.id,
           'sceneId', ($2::text[])[1 + n % 5], 'at', n * 1000)) end,
       r.started_at + n * interval '15 seconds'
     from runs r, generate_series(1, ${movesARun}) n where r.version = ${movesARun}`,
    [puzzles, hotspots],
  )
  await client.query('create unique index run_events_command on run_events (run_id, command_id)')
  await client.query(
    `alter table run_events add constraint run_events_run_id_runs_id_fk
       foreign key (run_id) references runs (id) on delete cascade`,
  )
}

async function fillSums(client: pg.Client, pages: number, purchases: number): Promise<void> {
  await client.query(
    `insert into page_views (day, path, language, views, visitors)
     select current_date - d, case p when 0 then '*' else '/page/' || p end, l, 50 + p % 7, 20
     from generate_series(0, ${days - 1}) d, generate_series(0, ${pages}) p, unnest(array['en', 'fr']) l`,
  )
  await client.query(
    `insert into active_days (day, user_id)
     select current_date - d, u.id from generate_series(0, ${days - 1}) d, users u where random() < 0.5`,
  )
  await client.query(
    `insert into purchases (id, buyer_id, creator_id, adventure_id, adventure_title, language, amount_cents,
       total_cents, fee_cents, status, provider, paid_at)
     select gen_random_uuid(), null, a.creator_id, a.id, a.title, 'en', 1250, 1250, 125, 'paid', 'stripe',
       now() - i % ${days} * interval '1 day'
     from generate_series(1, ${purchases}) i
     join (
       select *, row_number() over (order by id) as place from adventures where slug like 'counted-%'
     ) a on a.place = 1 + i % ${adventures}`,
  )
}

function documentOf(
  adventureId: string,
  scenes: readonly string[],
  puzzles: readonly string[],
  hotspots: readonly string[],
) {
  return {
    schemaVersion: editionSchemaVersion,
    adventureId,
    title: { en: 'Measured' },
    primaryLanguage: 'en',
    languages: ['en'],
    startSceneId: scenes[0],
    endsWhenAllSolved: true,
    scenes: scenes.map((id, at) => scene(id, [hotspot(hotspots[at]!, 'puzzle', puzzles[at]!)])),
    puzzles: puzzles.map((id) => puzzle(id, '0427', [], {}, [])[0]),
    items: [],
    npcs: [],
  }
}

function stateOf(scenes: readonly string[], puzzles: readonly string[]): RunState {
  const player = newId()
  const solved = { playerId: player, at: 300_000, points: 90, revealed: false, answer: null }
  return {
    ...initialState({ seed: 1 }),
    players: { [player]: { sceneId: scenes.at(-1)!, puzzleId: null, dialogue: null, roles: [...roles] } },
    visitedScenes: [...scenes],
    puzzles: Object.fromEntries(puzzles.map((id) => [id, { ...untouched, openedAt: 0, wrong: 1, solved }])),
  }
}
