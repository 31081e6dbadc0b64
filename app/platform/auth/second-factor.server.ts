import { randomInt } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { secondFactors, userRoles, users } from '#database/schema/accounts.ts'
import { awaitsSecondFactor } from './roles.ts'
import { keyedHash, seal, unseal } from './seal.server.ts'

const purpose = 'second factor'
const setUpMs = 15 * 60_000
const recoveryCodes = 10
/** Ten characters, none that is easily mistaken for another: 50 bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const recoveryForm = /^[0-9a-hjkmnp-tv-z]{10}$/

const totpOf = (secret: string): TOTP => new TOTP({ secret: Secret.fromBase32(secret) })

/** What an authenticator app reads from the QR code. */
export const authenticatorUri = (secret: string, email: string): string =>
  new TOTP({ issuer: 'Whodini', label: email, secret: Secret.fromBase32(secret) }).toString()

export type SecondFactor = { since: Date; recoveryLeft: number }

export async function findSecondFactor(database: Queryable, userId: string): Promise<SecondFactor | null> {
  const [row] = await database
    .select({
      since: secondFactors.confirmedAt,
      recoveryLeft: sql<number>`cardinality(${secondFactors.recoveryHashes})`,
    })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
  return row?.since ? { since: row.since, recoveryLeft: row.recoveryLeft } : null
}

export const hasSecondFactor = async (database: Queryable, userId: string): Promise<boolean> =>
  (await findSecondFactor(database, userId)) !== null

/** Who is setting it up: the key opens only for this session until it is confirmed. */
export type SettingUp = { userId: string; sessionId: string }

const keyOwner = ({ userId, sessionId }: SettingUp): string => `${userId} ${sessionId}`

/** A new key, valid for fifteen minutes; leaves a second factor already in use as it is. */
export async function beginSecondFactor(database: Queryable, who: SettingUp, now = new Date()): Promise<void> {
  const { userId } = who
  const begun = { secret: seal(purpose, keyOwner(who), new Secret({ size: 20 }).base32), createdAt: now }
  await database
    .insert(secondFactors)
    .values({ userId, ...begun })
    .onConflictDoUpdate({ target: secondFactors.userId, set: begun, setWhere: isNull(secondFactors.confirmedAt) })
}

const isBeingSetUp = (userId: string, now: Date) =>
  and(
    eq(secondFactors.userId, userId),
    isNull(secondFactors.confirmedAt),
    gt(secondFactors.createdAt, new Date(now.getTime() - setUpMs)),
  )

/** The key of the second factor that this session is setting up, in base 32. */
export async function findNewKey(database: Queryable, who: SettingUp, now = new Date()): Promise<string | null> {
  const [row] = await database
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(isBeingSetUp(who.userId, now))
  return row ? unseal(purpose, keyOwner(who), row.secret) : null
}

/** From now on it is required. @returns the recovery codes, shown only this once; null for a wrong code */
export async function confirmSecondFactor(
  database: Queryable,
  who: SettingUp,
  code: string,
  now = new Date(),
): Promise<string[] | null> {
  const { userId } = who
  const key = await findNewKey(database, who, now)
  const step = key && stepOf(key, code, now)
  if (!step) return null
  const { codes, recoveryHashes } = makeRecoveryCodes()
  const confirmed = await database
    .update(secondFactors)
    .set({ secret: seal(purpose, userId, key), confirmedAt: now, lastStep: step, recoveryHashes })
    .where(isBeingSetUp(userId, now))
    .returning({ userId: secondFactors.userId })
  return confirmed.length > 0 ? codes : null
}

export async function renewRecoveryCodes(database: Queryable, userId: string): Promise<string[]> {
  const { codes, recoveryHashes } = makeRecoveryCodes()
  await database.update(secondFactors).set({ recoveryHashes }).where(eq(secondFactors.userId, userId))
  return codes
}

/** Uses a code up in one statement: of several uses at the same time, one succeeds. Null for a wrong or used code. */
export async function spendCode(
  database: Queryable,
  userId: string,
  typed: string,
  now = new Date(),
): Promise<'app' | 'recovery' | null> {
  const code = plain(typed)
  if (/^\d{6}$/.test(code)) return (await spendAppCode(database, userId, code, now)) ? 'app' : null
  if (!recoveryForm.test(code)) return null
  const hash = recoveryHash(code)
  const used = await database
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${secondFactors.recoveryHashes}, ${hash})` })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        sql`${hash} = any(${secondFactors.recoveryHashes})`,
      ),
    )
    .returning({ userId: secondFactors.userId })
  return used.length > 0 ? 'recovery' : null
}

async function spendAppCode(database: Queryable, userId: string, code: string, now: Date): Promise<boolean> {
  const isInUse = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))
  const [row] = await database.select({ secret: secondFactors.secret }).from(secondFactors).where(isInUse)
  if (!row) return false
  const key = unseal(purpose, userId, row.secret)
  if (key === null) {
    logger.error('the key of a second factor does not open: has AUTH_SECRET changed?', { userId })
    return false
  }
  const step = stepOf(key, code, now)
  if (step === null) return false
  const used = await database
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isInUse, lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return used.length > 0
}

export async function removeSecondFactorBeingSetUp(database: Queryable, userId: string): Promise<void> {
  await database.delete(secondFactors).where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
}

/** For staff on a public server: their role counts only once they have one. */
export async function lacksSecondFactor(database: Queryable, userId: string): Promise<boolean> {
  if (env().PUBLIC_URL === undefined) return false
  const [person] = await database
    .select({
      email: users.email,
      emailVerified: users.emailVerified,
      storedRole: userRoles.role,
      hasSecondFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`,
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.id, userId))
  return person !== undefined && awaitsSecondFactor(person, env())
}

/** A person's own; with `since`, only one that was set up later. */
export async function removeSecondFactor(database: Queryable, userId: string, since?: Date): Promise<boolean> {
  const removed = await database
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), since && gt(secondFactors.confirmedAt, since)))
    .returning({ userId: secondFactors.userId })
  return removed.length > 0
}

/** The app's clock may be one step off. */
function stepOf(key: string, typed: string, now: Date): number | null {
  const totp = totpOf(key)
  const delta = totp.validate({ token: plain(typed), window: 1, timestamp: now.getTime() })
  return delta === null ? null : totp.counter({ timestamp: now.getTime() }) + delta
}

const plain = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')

const recoveryHash = (code: string): string => keyedHash('recovery codes', code).toString('base64url')

function makeRecoveryCodes(): { codes: string[]; recoveryHashes: string[] } {
  const made = Array.from({ length: recoveryCodes }, () =>
    Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]!).join(''),
  )
  return {
    codes: made.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    recoveryHashes: made.map((code) => recoveryHash(code)),
  }
}
