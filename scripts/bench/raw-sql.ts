/** A move's recorded statements, sent by pg with as many at once. Takes a file with the job as JSON, prints JSON. */
import { readFileSync } from 'node:fs'
import { openPool } from '#app/platform/database/database-client.server.ts'
import { commitMove } from './recorded-move.ts'
import type { RawRun, RecordedMove } from './recorded-move.ts'

export type RawJob = {
  connection: string
  statements: RecordedMove
  runs: RawRun[]
  atOnce: number
  poolSize: number
  warmMs: number
  ms: number
}
export type RawResult = { perSecond: number; p50: number; p99: number }

const job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as RawJob
const pool = openPool({ connectionString: job.connection, max: job.poolSize })
const times: number[] = []

async function move(run: RawRun): Promise<void> {
  const began = performance.now()
  await commitMove(pool, job.statements, run)
  times.push(performance.now() - began)
}

async function run(ms: number): Promise<number> {
  const began = performance.now()
  const lanes = Array.from({ length: job.atOnce }, async (_, lane) => {
    for (let at = lane; performance.now() - began < ms; at = (at + job.atOnce) % job.runs.length)
      await move(job.runs[at]!)
  })
  await Promise.all(lanes)
  return performance.now() - began
}

await run(job.warmMs)
times.length = 0
const ms = await run(job.ms)
await pool.end()
const sorted = times.toSorted((a, b) => a - b)
const result: RawResult = {
  perSecond: (times.length / ms) * 1000,
  p50: sorted[Math.floor(sorted.length / 2)] ?? 0,
  p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
}
console.log(JSON.stringify(result))
