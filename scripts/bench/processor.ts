import { existsSync, readFileSync } from 'node:fs'
import { DatabaseClient } from '#app/platform/database/database-client.server.ts'
import type { ThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
import { startRun } from '#tests/support/made-adventure.ts'
import { Person } from '#tests/support/person.ts'
import type { AskFor } from './job.ts'
import { isSound, runJob } from './job.ts'
import { asHost, begin, jobOf } from './moves.ts'
import { newPerson, publishedBy } from './people.ts'
import { fine, judge, row, whole } from './table.ts'
import type { Times } from './reports.ts'

/** A clock tick, in which Linux counts the time of processes. */
const tickMs = 10
const atOnce = 4

/** Processor time of a process so far. @throws without /proc, and for a process that is gone */
export function processorMs(pid: number | string): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12).map(Number)
  return (user! + system!) * tickMs
}

/** What a request costs: unlike requests a second, that hardly depends on what else the machine does. */
export async function reportProcessor(world: ThrowAwayWorld, { ms }: Times): Promise<void> {
  const creator = await newPerson(world, 'weigher')
  const member = await newPerson(world, 'weighed')
  const visitor = new Person(world.server.url)
  const made = await publishedBy(creator)
  const adventure = `/adventure/${made.id}`
  const runId = await startRun(member, made.id)
  const script = /"(\/assets\/[^"]+\.js)"/.exec((await visitor.get(adventure)).text)![1]!
  const players = await Promise.all(Array.from({ length: atOnce }, () => begin(world.server.url, made, false)))
  console.log('Processor time of a request, in ms: of the process, and of its connections in PostgreSQL')
  row(['', 'process', 'PostgreSQL', 'kB', 'a s and core', ''])
  for (const [name, person, path] of [
    ['an adventure (visitor)', visitor, adventure],
    ['a script', visitor, script],
    ['a picture', visitor, made.pictures[0]!.url],
    ['an adventure (signed in)', member, adventure],
    ['the page of a game', member, `/run/${runId}`],
  ] as const) {
    const cookie = person.cookieHeader
    const headers = {
      accept: '*/*',
      'accept-encoding': 'gzip, deflate, br',
      host: new URL(world.server.url).host,
      ...(cookie ? { cookie } : {}),
    }
    await weigh(world, name, [{ path, headers }], ms, false)
  }
  await weigh(world, 'a move', jobOf(world.server.url, made, players.map(asHost)).requests, ms, true)
  for (const person of [creator, member, visitor]) person.close()
}

async function weigh(
  world: ThrowAwayWorld,
  name: string,
  requests: AskFor[],
  ms: number,
  lanes: boolean,
): Promise<void> {
  const { hostname: host, port } = new URL(world.server.url)
  const job = { host, port: Number(port), requests, atOnce, warmMs: 0, most: 200_000, lanes }
  await runJob({ ...job, ms: ms / 3 })
  const client = new DatabaseClient({ connectionString: world.databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    const spent = () => [
      processorMs(world.server.process.pid!),
      rows.reduce((sum, { pid }) => sum + (existsSync(`/proc/${pid}`) ? processorMs(pid) : 0), 0),
    ]
    const before = spent()
    const result = await runJob({ ...job, ms })
    const count = Object.values(result.statuses).reduce((sum, each) => sum + each, 0)
    const [process = 0, postgres = 0] = spent().map((each, at) => (each - before[at]!) / count)
    const sound = isSound(result) ? '' : judge(name, 'answers', JSON.stringify(result.statuses), false)
    const each = [process.toFixed(3), postgres.toFixed(3), fine(result.bytesEach / 1000)]
    row([name, ...each, whole(1000 / process), sound])
  } finally {
    await client.end()
  }
}
