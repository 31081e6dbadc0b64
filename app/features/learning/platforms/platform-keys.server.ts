import { createLocalJWKSet, errors } from 'jose'
import type { JWTVerifyGetKey } from 'jose'
import { askPlatform } from './ask-platform.server.ts'
import { z } from '#app/shared/zod.ts'

const keysSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) })

/** A platform with new keys is asked again, but not by everybody who sends a signature of unknown origin. */
const againMs = 30_000
const forgottenMs = 3_600_000

type Known = { find: JWTVerifyGetKey; askedAt: number }

const known = new Map<string, Promise<Known>>()

/** The platform did not give its keys. */
export class KeysMissing extends Error {
  override readonly name = 'KeysMissing'
}

/** @throws KeysMissing */
async function ask(keysUrl: string): Promise<Known> {
  try {
    const { status, bytes } = await askPlatform(keysUrl, { headers: { Accept: 'application/json' } })
    if (status !== 200) throw new Error(`answered with ${status}`)
    return {
      find: createLocalJWKSet(keysSchema.parse(JSON.parse(bytes.toString('utf8')))),
      askedAt: Date.now(),
    }
  } catch (error) {
    throw new KeysMissing('the keys of a platform were not received', { cause: error })
  }
}

/** Asks for the keys now, whatever is known. @throws KeysMissing */
export function askForKeys(keysUrl: string): Promise<Known> {
  const asked = ask(keysUrl)
  known.set(keysUrl, asked)
  asked.catch(() => known.delete(keysUrl))
  return asked
}

const keysOf = async (keysUrl: string, freshMs: number): Promise<Known> => {
  const found = await known.get(keysUrl)
  return found && Date.now() - found.askedAt < freshMs ? found : askForKeys(keysUrl)
}

/** For jose: the key of the platform that a signature names. @throws KeysMissing */
export const keyOfPlatform =
  (keysUrl: string): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await (await keysOf(keysUrl, forgottenMs)).find(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      return (await keysOf(keysUrl, againMs)).find(header, token)
    }
  }
