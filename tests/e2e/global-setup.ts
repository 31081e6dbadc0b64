import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import pg from 'pg'
import { migrateDatabase } from '#app/platform/database/migrate.server.ts'
import type { PostgresConnection } from '#server/postgres/embedded.ts'
import { startThrowAwayPostgres } from '#server/postgres/throw-away.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { startProduct } from '#tests/support/product-server.ts'
import type { ProductServer } from '#tests/support/product-server.ts'
import { roomyFlags } from '#tests/support/roomy-flags.mjs'
import { tellWorlds } from './journey-world.ts'

/** Each worker has its own server, on a copy of one database with the samples and of their files. */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const { path: home, remove } = throwAwayFolder('whodini-journeys-')
  const postgres = await startThrowAwayPostgres()
  const servers: ProductServer[] = []
  const stopAll = async () => {
    await Promise.allSettled(servers.map((server) => server.stop()))
    await postgres.stop()
    remove()
  }
  try {
    const worlds = await copyWorlds(postgres.connection, home, workers)
    const started = await Promise.allSettled(worlds.map(({ env }) => startProduct(env, undefined, roomyFlags)))
    for (const each of started) if (each.status === 'fulfilled') servers.push(each.value)
    const failed = started.find((each) => each.status === 'rejected')
    if (failed) throw failed.reason
    tellWorlds(
      worlds.map(({ env }, at) => ({ url: servers[at]!.url, databaseUrl: env.DATABASE_URL, folder: env.DATA_DIR })),
    )
    return stopAll
  } catch (error) {
    await stopAll()
    throw error
  }
}

async function copyWorlds(maintenance: PostgresConnection, home: string, workers: number) {
  const client = new pg.Client(maintenance)
  await client.connect()
  try {
    await client.query('create database samples template template0')
    await seedSamples({ ...maintenance, database: 'samples' }, join(home, 'samples'))
    const worlds = []
    for (let worker = 0; worker < workers; worker += 1) {
      const name = `world_${worker}`
      await client.query(`create database ${name} template samples strategy file_copy`)
      cpSync(join(home, 'samples'), join(home, name), { recursive: true })
      const databaseUrl = stringifyConnection({ ...maintenance, database: name })
      worlds.push({
        env: {
          DATABASE_URL: databaseUrl,
          DATA_DIR: join(home, name),
          RATE_LIMIT_SCALE: '100',
          LTI_LOCAL_PLATFORMS: 'on',
        },
      })
    }
    return worlds
  } finally {
    await client.end()
  }
}

async function seedSamples(connection: PostgresConnection, folder: string): Promise<void> {
  mkdirSync(folder)
  await migrateDatabase(connection)
  const child = fork('server/seed-process.ts', {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: folder },
  })
  const ended = once(child, 'exit')
  child.send(connection)
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`The samples of the journeys could not be put in place (${code}).`)
}
