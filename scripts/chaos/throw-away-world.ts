import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts'
import { startThrowAwayPostgres } from '#server/postgres/throw-away.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { startProduct } from '#tests/support/product-server.ts'
import type { ProductServer } from '#tests/support/product-server.ts'

export type ThrowAwayWorld = {
  server: ProductServer
  databaseUrl: string
  /** The server's environment, for starting another one. */ env: Record<string, string>
}

export async function inThrowAwayWorld<Result>(
  work: (world: ThrowAwayWorld) => Promise<Result>,
  { durable = false, env = {} }: { durable?: boolean; env?: Record<string, string> } = {},
): Promise<Result> {
  const { path: folder, remove } = throwAwayFolder('whodini-proof-')
  chmodSync(folder, 0o711)
  const postgres = durable
    ? await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => {} })
    : await startThrowAwayPostgres()
  try {
    const databaseUrl = stringifyConnection(postgres.connection)
    const all = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      RATE_LIMIT_SCALE: '1000000',
      SEED_SAMPLES: 'off',
      LOG_LEVEL: 'error',
      ...env,
    }
    const server = await startProduct(all)
    try {
      return await work({ server, databaseUrl, env: all })
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
    remove()
  }
}
