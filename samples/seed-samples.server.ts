import { join, resolve } from 'node:path'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { closeDatabase, getDatabase, getPool, openDatabase } from '#app/platform/database/client.server.ts'
import type { Database, DatabaseConnection } from '#app/platform/database/client.server.ts'
import { logger } from '#app/platform/log.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { profiles, users } from '#database/schema/accounts.ts'
import { allSamples } from './all-samples.ts'
import type { SampleAdventure } from './sample-adventure.ts'
import type { SampleKit } from './sample-kit.ts'
import { isSeeded, seedSample } from './seed/seed-sample.server.ts'
import type { Seeded } from './seed/seed-sample.server.ts'

/** An arbitrary number that nothing else locks. */
const seedingLock = 7_461_102

/** Longer than seeding takes on the slowest machine; the pool's limit for a statement is shorter. */
const longestWaitMs = 10 * 60_000

/** No mail can reach it, so nobody can sign in as the owner. */
const ownerEmail = 'workshop@whodini.invalid'
const ownerName = 'Whodini Workshop'

type Options = {
  database: Database
  pool: pg.Pool
  storage: FileStorage
  samples?: readonly (SampleAdventure | SampleKit)[]
  folder?: string
}

/** Seeding again changes nothing. @returns what happened, by key */
export function seedSamplesInto({
  database,
  pool,
  storage,
  samples = allSamples,
  folder = resolve(process.cwd(), join('samples', 'adventures')),
}: Options): Promise<Record<string, Seeded>> {
  return oneAtATime(pool, async () => {
    const owner = await findOwner(database)
    const seeded: Record<string, Seeded> = {}
    for (const sample of samples) seeded[sample.key] = await seedSample({ database, storage, owner, folder }, sample)
    return seeded
  })
}

export async function seedSamples(): Promise<void> {
  const seeded = await seedSamplesInto({ database: getDatabase(), pool: getPool(), storage: getStorage() })
  logger.debug('samples seeded', seeded)
}

/** For a process that does nothing else. */
export async function seedSamplesAlone(connection: DatabaseConnection): Promise<void> {
  openDatabase(connection)
  try {
    await seedSamples()
  } finally {
    await closeDatabase()
  }
}

export async function samplesAreSeeded(): Promise<boolean> {
  for (const sample of allSamples) if (!(await isSeeded(getDatabase(), sample))) return false
  return true
}

/** An advisory lock on its own connection, which PostgreSQL releases when the process dies. */
async function oneAtATime<Result>(pool: pg.Pool, run: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    // Another process may store its pictures for longer than a statement may take
    await client.query('set statement_timeout = 0')
    const myTurn = { text: 'select pg_advisory_lock($1)', values: [seedingLock], query_timeout: longestWaitMs }
    await client.query(myTurn)
    return await run()
  } finally {
    // Closing the connection releases lock and setting
    client.release(true)
  }
}

async function findOwner(database: Database): Promise<Member> {
  const [found] = await database.select({ id: users.id }).from(users).where(eq(users.email, ownerEmail))
  const userId = found?.id ?? (await createOwner(database))
  return { userId, role: 'user', emailVerified: true }
}

const createOwner = (database: Database): Promise<string> =>
  database.transaction(async (tx) => {
    const [owner] = await tx
      .insert(users)
      .values({ name: ownerName, email: ownerEmail, emailVerified: true, isSeeded: true })
      .returning({ id: users.id })
    if (!owner) throw new Error('the owner of the samples was not created')
    await tx.insert(profiles).values({ id: owner.id, isCreator: true })
    return owner.id
  })
