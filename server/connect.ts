import { resolve } from 'node:path'
import type pg from 'pg'
import { openLine, refusePooler } from '#app/platform/database/refuse-pooler.server.ts'
import type { Env } from '#app/platform/env.server.ts'
import { fail } from './lifecycle.ts'
import { say } from './log.ts'
import { openDataDirectory } from './postgres/open.ts'

/** `home` is the folder of an embedded database. */
export type OpenDatabase = { connection: pg.ClientConfig; home?: string; close(): Promise<void> }

export async function connect(env: Env, url: string): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    const connection = { connectionString: env.DATABASE_URL }
    await refusePooler(openLine(connection))
    return { connection, close: async () => {} }
  }
  const onGivenUp = (error: Error) => fail(`the database server cannot be started again: ${error.message}`)
  const { connection, home, close } = await openDataDirectory({
    dataDir: resolve(env.DATA_DIR),
    url,
    log: (line) => say(line, 'warn'),
    onGivenUp,
  })
  return { connection, home, close }
}
