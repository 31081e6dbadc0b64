import { afterAll, beforeAll } from 'vitest'
import { closeDatabase, openDatabase } from '#app/platform/database/client.server.ts'
import type { PostgresConnection } from '#server/postgres/embedded.ts'
import { openTestDatabase } from './test-database.ts'

/** Takes the database away at the end. The product's code reaches it by `getDatabase`. */
export function useDatabase({ most = 10 }: { most?: number } = {}): { connection: PostgresConnection } {
  const reach = {} as { connection: PostgresConnection }
  let drop = async () => {}
  beforeAll(async () => {
    const opened = await openTestDatabase()
    drop = opened.close
    reach.connection = opened.connection
    openDatabase({ ...opened.connection, max: most })
  })
  afterAll(async () => {
    await closeDatabase()
    await drop()
  })
  return reach
}
