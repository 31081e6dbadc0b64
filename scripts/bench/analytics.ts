import { randomBytes } from 'node:crypto'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import { rollUpRuns } from '#app/features/play/figures/roll-up-runs.server.ts'
import { closeDatabase, openDatabase, withPatientDatabase } from '#app/platform/database/client.server.ts'
import { dayOf } from '#app/i18n/day.ts'
import { analyticsPath, lastDays } from '#app/features/admin/analytics/analytics-range.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import type { Person } from '#tests/support/person.ts'
import { fillAnalytics } from './analytics-rows.ts'
import { newPerson } from './people.ts'

export type AnalyticsFigures = {
  seedMs: number
  runs: number
  rollUpMs: number
  /** One aggregate over all moves: plays and moves by day. */
  rawMs: number
  /** The slowest of five, after one to warm up. */
  pages: { name: string; ms: number }[]
}

const times = 5

export async function measureAnalytics(world: ThrowAwayWorld, moves: number): Promise<AnalyticsFigures> {
  const client = new DatabaseClient({ connectionString: world.databaseUrl })
  await client.connect()
  // The server's own secret is in its folder; any will do for hashing wrong answers
  process.env['AUTH_SECRET'] ??= randomBytes(32).toString('hex')
  openDatabase({ connectionString: world.databaseUrl, max: 2 })
  try {
    const admin = await newPerson(world, 'analyst')
    const { rows } = await client.query<{ id: string }>(
      `update users set email_verified = true where email = 'analyst@example.org' returning id`,
    )
    await client.query(`insert into user_roles (user_id, role) values ($1, 'admin') on conflict do nothing`, [
      rows[0]!.id,
    ])
    const began = performance.now()
    const { busiest } = await fillAnalytics(client, moves, rows[0]!.id)
    const seedMs = performance.now() - began
    const figures = `/api/projects/${busiest}/figures`
    // The creator opens them before the day's roll-up, so only as many runs are counted as somebody would wait for
    const [openedMs] = await timed(() => answered(admin, figures))
    const [rollUpMs, runs] = await timed(() => withPatientDatabase((database) => rollUpRuns(database)))
    await client.query('vacuum analyze')
    const [rawMs] = await timed(() =>
      client.query(
        `select (created_at at time zone 'America/Toronto')::date as day, count(*), count(distinct run_id) from run_events group by 1`,
      ),
    )
    const range = (days: number) => analyticsPath(lastDays(days, dayOf(new Date())))
    const pages = [
      ['analytics, 30 days', range(30)],
      ['analytics, 365 days', range(365)],
      ['a file of 365 days', range(365).replace('analytics?', 'analytics.csv?')],
      ['figures of half of all plays', figures],
    ] as const
    const measured = [{ name: 'figures before the day’s counting', ms: openedMs }]
    for (const [name, path] of pages) measured.push({ name, ms: await slowest(admin, path) })
    return { seedMs, runs, rollUpMs, rawMs, pages: measured }
  } finally {
    await closeDatabase()
    await client.end()
  }
}

async function slowest(person: Person, path: string): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time <= times; time++) {
    const [ms] = await timed(() => answered(person, path))
    if (time > 0) taken.push(ms)
  }
  return Math.max(...taken)
}

async function answered(person: Person, path: string): Promise<void> {
  const reply = await person.get(path)
  if (reply.status !== 200) throw new Error(`${path} was answered with ${reply.status}: ${reply.text.slice(0, 300)}`)
}

async function timed<Result>(work: () => Promise<Result>): Promise<[ms: number, result: Result]> {
  const began = performance.now()
  const result = await work()
  return [performance.now() - began, result]
}
