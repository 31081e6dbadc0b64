import { countedColumns } from '#app/features/play/runs/run-statements.server.ts'
import type { AttemptRow, BudgetRow } from '#app/features/play/runs/attempt-budget.ts'
import type { Json } from '#app/features/puzzles/contract/contract.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { getPool } from '#app/platform/database/client.server.ts'
import { prepared } from '#app/platform/database/prepared.server.ts'

/** A lock as one browser finds it. Times in milliseconds since 1970. */
export type PlayedLock = {
  type: string
  typeVersion: number
  language: Locale
  configuration: Record<string, unknown>
  solution: Record<string, unknown>
  opened: string
  openedLink: string
  /** Of the lock: an answer counts only for the puzzle that judged it. */
  version: number
  /** Null before its first answer here. */
  play: { version: number; tried: string[]; progress: Json; view: Json; solved: boolean } | null
  attempts: AttemptRow[]
  budgets: BudgetRow[]
}

type Asked = { puzzleId: string; guestHash: string | null; actors: string[]; budgets: string[] }

const selectPlayed = prepared<Asked>(
  'select_played_lock',
  `select l.type, l.type_version as "typeVersion", l.language, l.configuration, l.solution, l.opened,
    l.opened_link as "openedLink", l.version,
    case when p.lock_id is null then null else jsonb_build_object('version', p.version, 'tried', p.tried,
      'progress', p.progress, 'view', p.view, 'solved', p.solved_at is not null) end as play,
    ${countedColumns}
  from locks l left join lock_plays p on p.lock_id = l.id and p.guest_hash = :guestHash::text
  where l.id = :puzzleId::uuid`,
)

/** Ids must be UUIDs. */
export async function selectPlayedLock(asked: Asked): Promise<PlayedLock | undefined> {
  const { rows } = await getPool().query<PlayedLock>(selectPlayed(asked))
  return rows[0]
}

type Place = { lockId: string; guestHash: string }

export const beginPlay = prepared<Place>(
  'begin_lock_play',
  `insert into lock_plays (lock_id, guest_hash) select id, :guestHash::text from locks where id = :lockId::uuid
  on conflict do nothing`,
)

/** The lock before its play, as whoever changes a lock takes them. */
export const lockPlay = prepared<Place & { lockVersion: number; version: number }>(
  'lock_lock_play',
  `with same as (select from locks where id = :lockId::uuid and version = :lockVersion::int for share)
  select from lock_plays where lock_id = :lockId::uuid and guest_hash = :guestHash::text
    and version = :version::int and exists (select from same) for update`,
)

export const writePlay = prepared<
  Place & { tried: string; progress: string; view: string; solved: boolean; now: Date }
>(
  'write_lock_play',
  `update lock_plays set tried = :tried::jsonb, progress = :progress::jsonb, view = :view::jsonb,
    solved_at = case when :solved::boolean then :now::timestamptz end, version = version + 1,
    updated_at = :now::timestamptz
  where lock_id = :lockId::uuid and guest_hash = :guestHash::text`,
)
