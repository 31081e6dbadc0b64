import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { openPool } from '#app/platform/database/database-client.server.ts'
import { stringifyConnection } from './connection-url.ts'
import { Person } from './person.ts'
import { startProduct } from './product-server.ts'
import type { ProductServer } from './product-server.ts'
import { openTestDatabase } from './test-database.ts'

export type HttpWorld = {
  server: ProductServer
  database: pg.Pool
  databaseUrl: string
  folder: string
  person(): Person
  member(email: string): Promise<Person>
  close(): Promise<void>
}

/** `close` belongs in `afterAll`. Limits are wide unless `env` says otherwise; the first member is the admin. */
export async function openHttpWorld(env: Record<string, string> = {}): Promise<HttpWorld> {
  const test = await openTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'whodini-http-'))
  const databaseUrl = stringifyConnection(test.connection)
  const database = openPool({ ...test.connection, max: 4 })
  database.on('error', () => {})
  const people: Person[] = []
  const remove = async (): Promise<void> => {
    for (const person of people) person.close()
    await database.end()
    await test.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const server = await startProduct({
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      RATE_LIMIT_SCALE: '100000',
      SEED_SAMPLES: 'off',
      ...env,
    })
    const person = (): Person => {
      const fresh = new Person(server.url)
      people.push(fresh)
      return fresh
    }
    const member = async (email: string): Promise<Person> => {
      const fresh = person()
      await fresh.signUp(email)
      return fresh
    }
    const close = async (): Promise<void> => {
      await server.stop()
      await remove()
    }
    return { server, database, databaseUrl, folder, person, member, close }
  } catch (error) {
    await remove()
    throw error
  }
}
