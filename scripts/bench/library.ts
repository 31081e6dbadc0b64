import { drizzle } from 'drizzle-orm/node-postgres'
import { DatabaseClient, openPool } from '#app/platform/database/database-client.server.ts'
import { readLibrary } from '#app/features/library/library.queries.server.ts'
import { readLibraryState } from '#app/features/library/library-state.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { fillLibrary, manySearches } from './library-rows.ts'
import { runJob } from './job.ts'
import type { LoadResult } from './job.ts'

type Statement = { text: string; values: unknown[] }
type Times = { p50: number; p95: number; most: number }
export type SearchFigures = { searches: number; seedMs: number; raw: Times; data: Times; page: LoadResult }

/** Each search runs over HTTP and by pg alone before the next, so that both see the same machine. `data` is what a
 * browser requests while somebody searches, `page` a first visit, served from the cache. */
export async function measureLibrary({ server, databaseUrl }: ThrowAwayWorld, count: number): Promise<SearchFigures> {
  const client = new DatabaseClient({ connectionString: databaseUrl })
  await client.connect()
  try {
    const began = performance.now()
    await fillLibrary(client, count)
    const seedMs = performance.now() - began
    const searches = manySearches()
    const statements = await statementsOf(databaseUrl, searches)
    const raw: number[] = []
    const data: number[] = []
    // Each search twice: once to warm up, once measured
    for (const round of [0, 1]) {
      for (const [at, search] of searches.entries()) {
        const alone = await timed(async () => {
          for (const { text, values } of statements[at]!) await client.query({ text, values, rowMode: 'array' })
        })
        const asked = await timed(async () => {
          const answer = await fetch(`${server.url}/library.data?${search}`)
          await answer.arrayBuffer()
          if (answer.status !== 200) throw new Error(`${search} was answered with ${answer.status}`)
        })
        if (round === 0) continue
        raw.push(alone)
        data.push(asked)
      }
    }
    const { hostname: host, port } = new URL(server.url)
    const requests = searches.map((search) => ({
      path: `/library?${search}`,
      headers: { host: `${host}:${port}`, accept: 'text/html', 'accept-encoding': 'gzip' },
    }))
    const page = await runJob({
      host,
      port: Number(port),
      requests,
      atOnce: 1,
      warmMs: 120_000,
      ms: 120_000,
      most: requests.length,
    })
    return { searches: searches.length, seedMs, raw: summed(raw), data: summed(data), page }
  } finally {
    await client.end()
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function summed(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    p50: sorted[Math.floor(sorted.length / 2)]!,
    p95: sorted[Math.floor(sorted.length * 0.95)]!,
    most: sorted.at(-1)!,
  }
}

async function statementsOf(databaseUrl: string, searches: readonly string[]): Promise<Statement[][]> {
  const pool = openPool({ connectionString: databaseUrl, max: 1 })
  try {
    const all: Statement[][] = []
    for (const search of searches) {
      const sent: Statement[] = []
      const database = drizzle(pool, {
        casing: 'snake_case',
        logger: { logQuery: (text, values) => void sent.push({ text, values }) },
      })
      await readLibrary(database, readLibraryState(new URLSearchParams(search)))
      all.push(sent)
    }
    return all
  } finally {
    await pool.end()
  }
}
