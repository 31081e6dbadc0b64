import { createLocalJWKSet, errors } from 'jose'
import type { JWTVerifyGetKey } from 'jose'
import { askPlatform } from './ask-platform.server.ts'
import { z } from '#app/shared/zod.ts'

const keysSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) })

/** After that long a platform is asked again: for a key that nobody knows, and after a failure. */
const againMs = 30_000
const forgottenMs = 3_600_000

/** `find`: the last keys that it gave, whatever came after. `failure`: of the last time. */
type Known = { find: JWTVerifyGetKey | undefined; askedAt: number; failure: unknown }

const known = new Map<string, Known>()
const asking = new Map<string, Promise<Known>>()

/** The platform did not give its keys. */
export class KeysMissing extends Error {
  override readonly name = 'KeysMissing'
}

async function ask(keysUrl: string): Promise<Known> {
  const askedAt = Date.now()
  try {
    const { status, bytes } = await askPlatform(keysUrl, { headers: { Accept: 'application/json' } })
    if (status !== 200) throw new Error(`answered with ${status}`)
    const keys = keysSchema.parse(JSON.parse(bytes.toString('utf8')))
    return { find: createLocalJWKSet(keys), askedAt, failure: undefined }
  } catch (failure) {
    return { find: known.get(keysUrl)?.find, askedAt, failure }
  }
}

/** Asks for the keys now, whatever is known; once at a time. */
async function askNow(keysUrl: string): Promise<Known> {
  const asked = asking.get(keysUrl) ?? ask(keysUrl)
  asking.set(keysUrl, asked)
  const found = await asked
  asking.delete(keysUrl)
  known.set(keysUrl, found)
  return found
}

/** @throws KeysMissing */
export async function testKeys(keysUrl: string): Promise<void> {
  const { failure } = await askNow(keysUrl)
  if (failure) throw new KeysMissing('the keys of a platform were not received', { cause: failure })
}

async function keysOf(keysUrl: string, freshMs: number): Promise<JWTVerifyGetKey> {
  const found = known.get(keysUrl)
  const lastsMs = found?.failure ? againMs : freshMs
  const { find, failure } = found && Date.now() - found.askedAt < lastsMs ? found : await askNow(keysUrl)
  if (!find) throw new KeysMissing('the keys of a platform were not received', { cause: failure })
  return find
}

/** For jose: the key of the platform that a signature names. @throws KeysMissing */
export const keyOfPlatform =
  (keysUrl: string): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await (
        await keysOf(keysUrl, forgottenMs)
      )(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      return (await keysOf(keysUrl, againMs))(header, token)
    }
  }
