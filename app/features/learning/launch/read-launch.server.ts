import { and, eq, gt, sql } from 'drizzle-orm'
import { errors, jwtVerify } from 'jose'
import type { JWTPayload } from 'jose'
import { algorithm } from '#app/features/learning/platforms/own-key.server.ts'
import { KeysMissing, keyOfPlatform } from '#app/features/learning/platforms/platform-keys.server.ts'
import { findPlatform } from '#app/features/learning/platforms/platforms.queries.server.ts'
import type { Platform } from '#app/features/learning/platforms/platforms.queries.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { learningLogins } from '#database/schema/learning.ts'
import { hashOf } from './begin-login.server.ts'
import { readLaunchClaims } from './launch-claims.schema.ts'
import type { LaunchMessage } from './launch-claims.schema.ts'
import { readTarget } from './launch-target.ts'
import type { LaunchTarget } from './launch-target.ts'
import { LaunchRefused } from './refusals.ts'

const clockSeconds = 60
const oldestSeconds = 300

export type Launch = LaunchMessage & LaunchTarget & { platform: Platform }

type Posted = { form: FormData; origin: string; browser: string | null }

/** Checks what a platform posted: its state (once, from this browser), then its signature and every claim that says
 * whom, where and when it is for. @throws LaunchRefused */
export async function readLaunch(database: Queryable, { form, origin, browser }: Posted): Promise<Launch> {
  const [state, token] = ['state', 'id_token'].map((name) => form.get(name))
  const login = typeof state === 'string' ? await redeem(database, state) : undefined
  if (!login) throw new LaunchRefused('not-asked')
  if (browser === null || hashOf(browser) !== login.browserHash) throw new LaunchRefused('no-cookie')
  const platform = await findPlatform(database, login.platformId)
  if (!platform) throw new LaunchRefused('unknown-platform')
  if (platform.disabledAt) throw new LaunchRefused('switched-off')
  if (typeof token !== 'string') throw new LaunchRefused('platform-refused', `the platform said: ${saidIn(form)}`)
  const message = readLaunchClaims(await verify(token, platform))
  if (!message) throw new LaunchRefused('not-understood')
  if (message.nonce !== login.nonce) throw new LaunchRefused('other-launch', 'another nonce')
  const { deploymentId } = message
  if (!platform.deploymentIds.includes(deploymentId) || deploymentId !== (login.deploymentId ?? deploymentId))
    throw new LaunchRefused('other-deployment')
  const target = message.target ?? (message.choice ? login.target : '')
  const read = target === login.target ? readTarget(target, origin) : undefined
  if (!read) throw new LaunchRefused('other-target')
  return { ...message, ...read, platform }
}

/** A state is used up by whoever sends it first. */
async function redeem(database: Queryable, state: string) {
  const [row] = await database
    .delete(learningLogins)
    .where(and(eq(learningLogins.stateHash, hashOf(state)), gt(learningLogins.expiresAt, sql`now()`)))
    .returning()
  return row
}

const saidIn = (form: FormData): string =>
  String(form.get('error') ?? '')
    .replaceAll(/[^\w -]/g, '')
    .slice(0, 100)

/** @throws LaunchRefused */
async function verify(token: string, { issuer, clientId, keysUrl }: Platform): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keyOfPlatform(keysUrl), {
      algorithms: [algorithm],
      issuer,
      audience: clientId,
      maxTokenAge: oldestSeconds,
      clockTolerance: clockSeconds,
      requiredClaims: ['exp', 'iat', 'nonce'],
    })
    const isForOthersToo = Array.isArray(payload.aud) && payload.aud.length > 1
    if (payload['azp'] === undefined ? isForOthersToo : payload['azp'] !== clientId)
      throw new LaunchRefused('not-ours', 'azp')
    return payload
  } catch (error) {
    throw error instanceof LaunchRefused ? error : refusalOf(error)
  }
}

function refusalOf(error: unknown): LaunchRefused {
  if (error instanceof KeysMissing) return new LaunchRefused('no-keys', error.message, error.cause)
  if (error instanceof errors.JWTExpired) return new LaunchRefused('expired', error.message)
  if (error instanceof errors.JWTClaimValidationFailed && ['iss', 'aud'].includes(error.claim))
    return new LaunchRefused('not-ours', error.message)
  if (error instanceof errors.JOSEError || error instanceof TypeError)
    return new LaunchRefused('not-signed', error.message)
  throw error
}
