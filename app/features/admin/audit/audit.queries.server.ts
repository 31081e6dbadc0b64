import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { pageOf } from '#app/shared/list-page.ts'
import { users } from '#database/schema/accounts.ts'
import { auditLog } from '#database/schema/back-office.ts'
import { concerned, wordsOfAudit } from './words-of-audit.server.ts'

const entriesPerPage = 50

export type AuditSearch = { words: string; about?: string }

const columns = {
  id: auditLog.id,
  action: auditLog.action,
  actor: users.name,
  actorId: auditLog.actorId,
  entityType: auditLog.entityType,
  entityId: auditLog.entityId,
  concerned: concerned.name,
  detail: auditLog.detail,
  /** For a review the adventure it is on, for a report its subject; null once that is gone. */
  thing: sql<{ kind: 'adventure' | 'review' | 'creator' | 'player'; id: string } | null>`case ${auditLog.entityType}
    when 'review' then (select jsonb_build_object('kind', 'review', 'id', w.adventure_id) from reviews w
      where w.id::text = ${auditLog.entityId})
    when 'report' then (select jsonb_build_object('kind', r.kind,
      'id', case r.kind when 'review' then r.adventure_id else r.subject_id end)
      from reports r where r.id::text = ${auditLog.entityId} and (r.kind <> 'review' or r.adventure_id is not null))
  end`,
  at: auditLog.createdAt,
}

const isConcerned = sql`${concerned.id} = case when ${auditLog.entityType} = 'user' then ${auditLog.entityId}::uuid end`

const matching = ({ words, about }: AuditSearch) =>
  and(about === undefined ? undefined : eq(auditLog.entityId, about), wordsOfAudit(words))

/** Newest first; a page after the last is the last. */
export async function listAudit(database: Queryable, search: AuditSearch, asked: number, most = entriesPerPage) {
  const where = matching(search)
  const [found] = await database
    .select({ total: count() })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(concerned, isConcerned)
    .where(where)
  const total = found?.total ?? 0
  const { page, pages, offset } = pageOf(asked, total, most)
  const rows = await database
    .select(columns)
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(concerned, isConcerned)
    .where(where)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(most)
    .offset(offset)
  return { total, page, pages, entries: rows.map((row) => ({ ...row, at: row.at.toISOString() })) }
}

export type AuditEntry = Awaited<ReturnType<typeof listAudit>>['entries'][number]
