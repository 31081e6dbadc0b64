import { resolve } from 'node:path'
import type pg from 'pg'
import type { Env } from '#app/platform/env.server.ts'
import { say } from './log.ts'
import { openDataDirectory } from './postgres/open.ts'

export type OpenDatabase = { connection: pg.ClientConfig; close(): Promise<void> }

export async function connect(env: Env, url: string): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return { connection: { connectionString: env.DATABASE_URL }, close: async () => {} }
  const open = await openDataDirectory({ dataDir: resolve(env.DATA_DIR), url, log: say })
  return { connection: open.connection, close: open.close }
}
