import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startThrowAwayPostgres } from '#server/postgres/throw-away.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { startProduct } from '#tests/support/product-server.ts'
import type { ProductServer } from '#tests/support/product-server.ts'

export type ThrowAwayWorld = { server: ProductServer; databaseUrl: string }

/** Runs something against the built product on a PostgreSQL of its own, and removes both again. */
export async function inThrowAwayWorld<Result>(work: (world: ThrowAwayWorld) => Promise<Result>, env: Record<string, string> = {}): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'whodini-proof-'))
  const postgres = await startThrowAwayPostgres()
  try {
    const databaseUrl = stringifyConnection(postgres.connection)
    const server = await startProduct({ DATABASE_URL: databaseUrl, DATA_DIR: folder, RATE_LIMIT_SCALE: '1000000', SEED_SAMPLES: 'off', LOG_LEVEL: 'error', ...env })
    try {
      return await work({ server, databaseUrl })
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
