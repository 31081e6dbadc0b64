import { cookieIn } from '#app/platform/cookies.server.ts'
import { isConnectionError } from '#app/platform/connection-error.server.ts'
import { getSessionPool } from '#app/platform/database/client.server.ts'
import { prepared } from '#app/platform/database/prepared.server.ts'
import { env } from '#app/platform/env.server.ts'
import { guestHash, guestTokenIn } from '#app/platform/guest.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { ownPartOf } from '#app/platform/own-parts.server.ts'
import type { OwnReader } from '#app/platform/own-parts.server.ts'
import type { Role } from '#app/platform/request-context.server.ts'
import { isId } from '#app/shared/ids.ts'
import { renewAfterSeconds } from './auth.server.ts'
import { getAuthSecret } from './auth-secret.server.ts'
import { effectiveRole } from './roles.ts'
import type { RoleFacts } from './roles.ts'
import {
  absoluteSeconds,
  hashToken,
  idleSeconds,
  sessionCookieName,
  verifySessionCookie,
} from './session-cookie.server.ts'

/** The role whose cached page fits (null: a visitor's), and the reader whose own parts are to be inserted. `anew`:
 * render a page for this reader; `away`: the database is out of reach. */
export type PageReader = { role: Role | null; own?: OwnReader } | 'anew' | 'away'

/** Where the policy asks for more than "readers with something of their own", the policy decides. */
export type AskedPage = { pattern: string; path: string; anew: 'own' | 'member' | undefined }

const visitor: { role: Role | null } = { role: null }

/** One statement; none when the cookie is not ours or nothing depends on it. Anything out of the ordinary is rendered
 * anew. */
export async function readPageReader(cookies: string, { pattern, path, anew }: AskedPage): Promise<PageReader> {
  const session = cookieIn(cookies, sessionCookieName())
  const guest = guestTokenIn(cookies)
  if (session !== undefined && anew === 'member') return 'anew'
  const token = session === undefined ? null : verifySessionCookie(session, getAuthSecret())
  if (token === undefined) return 'anew'
  if (token === null && (guest === null || anew !== 'own')) return visitor
  const id = path.split('/')[2]
  const part = anew === 'own' ? ownPartOf(pattern) : {}
  if (!part || (/:id/.test(`${part.join} ${part.anew} ${part.own}`) && !isId(id))) return 'anew'
  const asked = { token: token && hashToken(token), guest: guest && guestHash(guest), id }
  try {
    return await find(statementOf(pattern, part), asked)
  } catch (error) {
    if (isConnectionError(error)) return 'away'
    logger.error('the reader of a page was not recognised', errorFields(error))
    return 'anew'
  }
}

async function find(statement: ReturnType<typeof prepare>, asked: Omit<Asked, 'due' | 'oldest'>): Promise<PageReader> {
  const now = Date.now()
  const due = new Date(now + (idleSeconds - renewAfterSeconds) * 1000)
  const oldest = new Date(now - absoluteSeconds * 1000)
  const { rows } = await getSessionPool().query<Found>(statement({ ...asked, due, oldest }))
  const found = rows[0]
  if (!found || found.isAnew || (asked.token !== null && found.userId === null)) return 'anew'
  const reader = asked.token === null ? visitor : { role: effectiveRole(found, env()) }
  return found.hasOwn ? { ...reader, own: { userId: found.userId, guestHash: asked.guest } } : reader
}

type Asked = { token: string | null; guest: string | null; due: Date; oldest: Date; id: string | undefined }
type Found = RoleFacts & { userId: string | null; hasOwn: boolean; isAnew: boolean }

const statements = new Map<string, ReturnType<typeof prepare>>()

function statementOf(pattern: string, { join, anew, own }: Conditions): ReturnType<typeof prepare> {
  const name = anew || own ? `reader of ${pattern}` : 'reader'
  const known = statements.get(name) ?? prepare(name, { join, anew, own })
  statements.set(name, known)
  return known
}

type Conditions = Pick<NonNullable<ReturnType<typeof ownPartOf>>, 'join' | 'anew' | 'own'>

/** Leaves out banned people, and sessions that have ended, are due for renewal or await a code. */
const prepare = (name: string, { join = '', anew = 'false', own = 'false' }: Conditions) =>
  prepared<Asked>(
    name,
    `select reader.user_id as "userId", reader.email, reader.email_verified as "emailVerified",
      o.role as "storedRole", f.confirmed_at is not null as "hasSecondFactor", ${own} as "hasOwn",
      ${anew} as "isAnew"
    from (select :guest::text as guest, u.id as user_id, u.email, u.email_verified
      from (select) one
      left join auth_sessions s
        on s.token = :token::text and s.expires_at > :due::timestamptz and s.created_at > :oldest::timestamptz
          and not s.awaits_code
      left join users u on u.id = s.user_id and u.banned_at is null) reader
    left join user_roles o on o.user_id = reader.user_id
    left join second_factors f on f.user_id = reader.user_id
    ${join}`,
  )
