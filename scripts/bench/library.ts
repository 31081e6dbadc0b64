import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { readLibrary } from '#app/features/library/library.queries.server.ts'
import { readLibraryState } from '#app/features/library/library-state.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { fillLibrary, manySearches } from './library-rows.ts'
import { runJob } from './job.ts'
import type { LoadResult } from './job.ts'

type Statement = { text: string; values: unknown[] }
export type SearchFigures = { searches: number; seedMs: number; rawP95: number; rawP50: number; rawMost: number; data: LoadResult; page: LoadResult }

/**
 * The library's search over HTTP, one after the other, beside the very statements of each by pg alone on the same database. `data` is what a
 * browser asks for while somebody searches, `page` the rendered page of a first visit.
 */
export async function measureLibrary({ server, databaseUrl }: ThrowAwayWorld, count: number): Promise<SearchFigures> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const began = performance.now()
    await fillLibrary(client, count)
    const seedMs = performance.now() - began
    const searches = manySearches()
    const statements = await statementsOf(databaseUrl, searches)
    const raw = await timeRaw(client, statements)
    const { hostname: host, port } = new URL(server.url)
    const ask = (path: string) => {
      const requests = searches.map((search) => ({ path: `${path}?${search}`, headers: { host: `${host}:${port}`, accept: 'text/html', 'accept-encoding': 'gzip' } }))
      // Each search twice: once to warm up, once measured
      return runJob({ host, port: Number(port), requests, atOnce: 1, warmMs: 120_000, ms: 120_000, most: requests.length })
    }
    return { searches: searches.length, seedMs, ...raw, data: await ask('/library.data'), page: await ask('/library') }
  } finally {
    await client.end()
  }
}

/** What the product sends to the database for each search. */
async function statementsOf(databaseUrl: string, searches: readonly string[]): Promise<Statement[][]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  try {
    const all: Statement[][] = []
    for (const search of searches) {
      const sent: Statement[] = []
      const database = drizzle(pool, { casing: 'snake_case', logger: { logQuery: (text, values) => void sent.push({ text, values }) } })
      await readLibrary(database, readLibraryState(new URLSearchParams(search)))
      all.push(sent)
    }
    return all
  } finally {
    await pool.end()
  }
}

/** Milliseconds that the statements of one search take, one after the other. */
async function timeRaw(client: pg.Client, all: readonly Statement[][]): Promise<{ rawP50: number; rawP95: number; rawMost: number }> {
  const times: number[] = []
  for (const round of [0, 1]) {
    for (const statements of all) {
      const began = performance.now()
      for (const { text, values } of statements) await client.query({ text, values, rowMode: 'array' })
      if (round === 1) times.push(performance.now() - began)
    }
  }
  times.sort((a, b) => a - b)
  return { rawP50: times[Math.floor(times.length / 2)]!, rawP95: times[Math.floor(times.length * 0.95)]!, rawMost: times.at(-1)! }
}
