import type { Locale } from '#app/i18n/locale.ts'
import { isAuthorText } from '#app/features/drafts/draft-access.server.ts'
import type { RunEvent } from '#app/features/engine/events.ts'
import { isStoppedText } from '#app/features/payments/ledger/entitled.server.ts'
import { getPool } from '#app/platform/database/client.server.ts'
import { prepared } from '#app/platform/database/prepared.server.ts'
import type { AttemptRow, BudgetRow } from './attempt-budget.ts'
import { inSql, shownStatuses } from '#app/shared/statuses.ts'
import { isHereText } from './here.server.ts'
import type { Person } from './person.server.ts'

/** Times in milliseconds since 1970. */
export type RunStanding = {
  runId: string
  adventureId: string
  editionId: string
  status: 'active' | 'halted' | 'finished' | 'abandoned'
  isPlaytest: boolean
  state: Record<string, unknown>
  stateVersion: number
  version: number
  activeMs: number
  seenAt: number
  language: Locale
  /** The current title; empty when the adventure was taken back, since the title of a draft is for its creator only. */
  title: string
  translations: Record<string, Record<string, unknown>>
  primaryLanguage: Locale
}

export type RunRow = RunStanding & {
  playerId: string
  isGuest: boolean
  /** A playtest by somebody who may try the draft: not by an admin for being one. */
  isAuthors: boolean
  /** The players who are connected now. */
  here: string[]
  /** Its purchase was taken back: no moves are accepted. */
  isStopped: boolean
  done: { seq: number; events: Record<string, unknown>[] } | null
}

export type RunEntry = { seq: number; commandId: string; by: string | null; events: readonly RunEvent[] }

type AnswerRow = RunRow & { attempts: AttemptRow[]; budgets: BudgetRow[]; since: number | null }

export const epochMs = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`

const ifShown = (column: string, otherwise: string) =>
  `case when r.is_playtest or a.status in ${inSql(shownStatuses)} then ${column} else ${otherwise} end`

const standingColumns = (language: string) => `r.id as "runId", r.adventure_id as "adventureId",
  r.edition_id as "editionId", r.status, r.is_playtest as "isPlaytest", r.state,
  r.state_version as "stateVersion", r.version, r.active_ms::float8 as "activeMs",
  ${epochMs('r.updated_at')} as "seenAt", ${language} as "language", ${ifShown('a.title', "''")} as title,
  ${ifShown('a.translations', "'{}'::jsonb")} as translations, a.primary_language as "primaryLanguage"`

const runColumns = `${standingColumns('coalesce(p.content_language, r.content_language)')},
  p.id as "playerId", p.user_id is null as "isGuest",
  coalesce(r.is_playtest and ${isAuthorText('playtest', 'a', 'p.user_id')}, false) as "isAuthors", ${isStoppedText} as "isStopped",
  (select coalesce(jsonb_agg(w.id), '[]') from players w
    where w.party_id = t.id and w.removed_at is null and ${isHereText('w.id')}) as here,
  case when e.seq is null then null else jsonb_build_object('seq', e.seq, 'events', e.events) end as done`

/** By account first: an old guest cookie must not turn somebody back into a guest. */
const runTables = `from runs r
  join adventures a on a.id = r.adventure_id
  join parties t on t.run_id = r.id
  join players p on p.party_id = t.id and p.removed_at is null
    and (p.user_id = :userId or (p.guest_token_hash = :guestHash and p.user_id is null))
  left join run_events e on e.run_id = r.id and e.command_id = :commandId
  where r.id = :runId
  order by p.user_id nulls last limit 1`

type Asked = Person & { runId: string; commandId: string | null }

const selectRun = prepared<Asked>('select_run', `select ${runColumns} ${runTables}`)

/** What was counted of `:puzzleId` for `:actors` and `:budgets`. */
export const countedColumns = `(select coalesce(jsonb_agg(jsonb_build_object('actor', c.actor, 'count', c.wrong_count,
      'pausedUntil', ${epochMs('c.paused_until')}, 'updatedAt', ${epochMs('c.updated_at')})), '[]')
      from attempt_counters c where c.puzzle_id = :puzzleId and c.actor = any(:actors::text[])) as attempts,
    (select coalesce(jsonb_agg(jsonb_build_object('key', b.key, 'count', b.count,
      'endsAt', ${epochMs('b.window_ends_at')})), '[]')
      from rate_limit_counters b where b.key = any(:budgets::text[])) as budgets`

const selectRunForAnswer = prepared<Asked & { puzzleId: string; actors: string[]; budgets: string[] }>(
  'select_run_for_answer',
  `select ${runColumns},
    ${countedColumns},
    (select ${epochMs('min(g.joined_at)')} from players g
      where g.user_id = :userId or (:userId::uuid is null and g.guest_token_hash = :guestHash)) as "since"
    ${runTables}`,
)

/** By the parameter, not by `r.id`: then a plan leaves out the other months before it begins. */
const entriesAfter = `(select coalesce(jsonb_agg(jsonb_build_object('seq', n.seq, 'commandId', n.command_id,
      'by', n.player_id, 'events', n.events) order by n.seq), '[]')
    from (select * from run_events where run_id = :runId and seq > :after order by seq desc limit 100) as n) as entries`

const languages = `(select coalesce(jsonb_object_agg(w.id, coalesce(w.content_language, r.content_language)), '{}')
    from parties u join players w on w.party_id = u.id where u.run_id = r.id) as languages`

const selectRunNews = prepared<{ runId: string; after: number }>(
  'select_run_news',
  `select ${standingColumns('r.content_language')}, ${languages}, ${entriesAfter}
    from runs r join adventures a on a.id = r.adventure_id where r.id = :runId`,
)

const selectRunNewsOfPlayer = prepared<Asked & { after: number }>(
  'select_run_news_of_player',
  `select ${runColumns}, ${languages}, ${entriesAfter} ${runTables}`,
)

export type RunNews = RunStanding & {
  entries: RunEntry[]
  languages: Record<string, Locale>
}

export async function selectRunNewsAfter(runId: string, after: number): Promise<RunNews | undefined> {
  const { rows } = await getPool().query<RunNews>(selectRunNews({ runId, after }))
  return rows[0]
}

/** For a person who plays in it; undefined for strangers. Ids must be UUIDs. */
export async function selectRunNewsOf(
  person: Person,
  runId: string,
  after: number,
): Promise<(RunRow & RunNews) | undefined> {
  const { rows } = await getPool().query<RunRow & RunNews>(
    selectRunNewsOfPlayer({ ...person, runId, commandId: null, after }),
  )
  return rows[0]
}

/** Undefined for strangers. Ids must be UUIDs. */
export async function selectRunOf(
  person: Person,
  runId: string,
  commandId: string | null = null,
): Promise<RunRow | undefined> {
  const { rows } = await getPool().query<RunRow>(selectRun({ ...person, runId, commandId }))
  return rows[0]
}

export async function selectRunForAnswerOf(
  person: Person,
  runId: string,
  commandId: string,
  puzzleId: string,
  actors: string[],
  budgets: string[],
): Promise<AnswerRow | undefined> {
  const { rows } = await getPool().query<AnswerRow>(
    selectRunForAnswer({ ...person, runId, commandId, puzzleId, actors, budgets }),
  )
  return rows[0]
}
