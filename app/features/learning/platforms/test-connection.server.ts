import { errorFields, logger } from '#app/platform/log.server.ts'
import { accessToken, forgetToken } from './access-token.server.ts'
import { testKeys } from './platform-keys.server.ts'
import type { Platform } from './platforms.queries.server.ts'
import { gradeScope } from './scopes.ts'

export type Connection = { keys: boolean; token: boolean }

const works = async (what: string, attempt: Promise<unknown>): Promise<boolean> => {
  try {
    await attempt
    return true
  } catch (error) {
    logger.info(`a platform was tried in vain: ${what}`, errorFields(error))
    return false
  }
}

/** Asks for the platform's keys, which launches need, and for a token, which grades need. */
export async function testConnection(platform: Platform): Promise<Connection> {
  forgetToken(platform, gradeScope)
  return {
    keys: await works('keys', testKeys(platform.keysUrl)),
    token: await works('token', accessToken(platform, gradeScope)),
  }
}
