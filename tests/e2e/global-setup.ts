import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { startThrowAwayPostgres } from '#server/postgres/throw-away.ts'
import { startProduct } from '#tests/support/product-server.ts'
import { stringifyConnection } from '#tests/support/connection-url.ts'
import { tellWorlds } from './journey-world.ts'
import type { JourneyWorld } from './journey-world.ts'

type RunningWorld = { world: JourneyWorld; stop: () => Promise<void> }

export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const started = await Promise.allSettled(Array.from({ length: workers }, startWorld))
  const running = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const stopAll = async () => void (await Promise.allSettled(running.map(({ stop }) => stop())))
  const failed = started.find((each) => each.status === 'rejected')
  if (failed) {
    await stopAll()
    throw failed.reason
  }
  tellWorlds(running.map(({ world }) => world))
  return stopAll
}

async function startWorld(): Promise<RunningWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'whodini-journeys-'))
  const postgres = await startThrowAwayPostgres()
  const remove = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const databaseUrl = stringifyConnection(postgres.connection)
    const server = await startProduct({ DATABASE_URL: databaseUrl, DATA_DIR: folder, RATE_LIMIT_SCALE: '100' })
    const stop = async () => {
      try {
        await server.stop()
      } finally {
        await remove()
      }
    }
    return { world: { url: server.url, databaseUrl, folder }, stop }
  } catch (error) {
    await remove()
    throw error
  }
}
