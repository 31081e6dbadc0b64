import { eq } from 'drizzle-orm'
import { isConnectionError } from '#app/platform/connection-error.server.ts'
import { getDatabase, getSessionPool } from '#app/platform/database/client.server.ts'
import { prepared } from '#app/platform/database/prepared.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { counterRows, whereThereIsRoom } from '#app/platform/rate-limits/consume.server.ts'
import type { Counted, Use } from '#app/platform/rate-limits/consume.server.ts'
import { authSessions, users } from '#database/schema/accounts.ts'
import { absoluteSeconds, hashToken } from './session-cookie.server.ts'

export type Session = {
  sessionId: string
  createdAt: Date
  expiresAt: Date
  userId: string
  name: string
  email: string
  emailVerified: boolean
  bannedAt: Date | null
  storedRole: 'admin' | 'moderator' | null
  hasSecondFactor: boolean
  /** It signs nobody in before the second factor. */
  awaitsCode: boolean
}

/** What a request counts when its session is valid, and when it is not. The key of a member's use ends in `user:`. */
export type UsesByReader = { member: readonly Use[]; others: readonly Use[] }

type Found = { session: Session | undefined; counted: Counted | undefined }

type Asked = {
  token: string
  now: string
  oldest: string
  keys: string[]
  mosts: number[]
  ends: string[]
  forMembers: boolean[]
}

const readAndCount = prepared<Asked>(
  'session_and_uses',
  `with session as (
    select s.id, s.created_at, s.expires_at, u.id as user_id, u.name, u.email, u.email_verified, u.banned_at, r.role,
      s.awaits_code, f.confirmed_at is not null as has_second_factor,
      not s.awaits_code and u.banned_at is null and s.expires_at > :now::timestamptz
        and s.created_at > :oldest::timestamptz as holds
    from auth_sessions s join users u on u.id = s.user_id left join user_roles r on r.user_id = u.id
      left join second_factors f on f.user_id = u.id
    where s.token = :token
  ), uses as (
    select case when member.user_id is not null and right(k.key, 5) = 'user:'
      then k.key || member.user_id else k.key end as key,
      k.most, k.ends
    from unnest(:keys::text[], :mosts::int[], :ends::timestamptz[], :forMembers::boolean[])
      as k (key, most, ends, for_members)
    left join session as member on member.holds
    where k.for_members = (member.user_id is not null)
  ), counted as (
    insert into rate_limit_counters as c (key, count, max_count, window_ends_at)
    select key, 1, most, ends from uses order by key collate "C" ${whereThereIsRoom(':now')}
  )
  select id as "sessionId", created_at as "createdAt", expires_at as "expiresAt", user_id as "userId", name, email,
    email_verified as "emailVerified", banned_at as "bannedAt", role as "storedRole",
    has_second_factor as "hasSecondFactor", awaits_code as "awaitsCode",
    array(select key from uses) as keys, array(select key from counted) as passed
  from (select) as one left join session on true`,
)

/** Finds a token's session and, in the same statement, counts the request's uses. Counts nothing in a read-only
 * database. */
export async function findSession(token: string, uses: UsesByReader | undefined): Promise<Found> {
  const now = new Date()
  const rows = [false, true].flatMap((forMembers) =>
    counterRows((forMembers ? uses?.member : uses?.others) ?? [], now).map((row) => ({ ...row, forMembers })),
  )
  const asked = readAndCount({
    token: hashToken(token),
    now: now.toISOString(),
    oldest: new Date(now.getTime() - absoluteSeconds * 1000).toISOString(),
    keys: rows.map(({ key }) => key),
    mosts: rows.map(({ max }) => max),
    ends: rows.map(({ ends }) => ends),
    forMembers: rows.map(({ forMembers }) => forMembers),
  })
  try {
    const { rows: found } = await getSessionPool().query<Session & { keys: string[]; passed: string[] }>(asked)
    const { keys, passed, ...session } = found[0]!
    return { session: session.sessionId === null ? undefined : session, counted: uses && { keys, passed, now } }
  } catch (error) {
    if (isConnectionError(error)) throw error
    // An unreadable role counts as none; the person stays signed in
    logger.error('the role could not be read', errorFields(error))
    return { session: await findWithoutRole(token), counted: undefined }
  }
}

async function findWithoutRole(token: string): Promise<Session | undefined> {
  const [row] = await getDatabase()
    .select({
      sessionId: authSessions.id,
      createdAt: authSessions.createdAt,
      expiresAt: authSessions.expiresAt,
      userId: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      bannedAt: users.bannedAt,
      awaitsCode: authSessions.awaitsCode,
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .where(eq(authSessions.token, hashToken(token)))
  return row && { ...row, storedRole: null, hasSecondFactor: false }
}
