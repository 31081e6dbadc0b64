/** A move's recorded statements, sent by pg with as many at once. Takes a file with the job as JSON, prints JSON. */
import { readFileSync } from 'node:fs'
import pg from 'pg'

/** The statements of one move, in which `$run`, `$command` and so on stand for what differs from move to move. */
export type RawJob = {
  connection: string
  statements: { name: string; text: string; values: unknown[] }[]
  runs: RawRun[]
  atOnce: number
  poolSize: number
  warmMs: number
  ms: number
}
export type RawRun = { $run: string; $player: string; $hash: string; $guest: string; version: number }
export type RawResult = { perSecond: number; p50: number; p99: number }

const job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as RawJob
const pool = new pg.Pool({ connectionString: job.connection, max: job.poolSize })
const times: number[] = []

async function move(run: RawRun): Promise<void> {
  const began = performance.now()
  const known = {
    $run: run.$run,
    $player: run.$player,
    $hash: run.$hash,
    $guest: run.$guest,
    $command: crypto.randomUUID(),
  }
  for (const { name, text, values } of job.statements) {
    const { rowCount } = await pool.query({
      name,
      text,
      values: values.map((value) => filled(value, known, run.version)),
    })
    if (!rowCount) throw new Error(`${name} touched ${rowCount} rows`)
  }
  run.version++
  times.push(performance.now() - began)
}

function filled(value: unknown, known: Record<string, string>, version: number): unknown {
  if (value === '$version') return version
  if (Array.isArray(value)) return value.map((each) => filled(each, known, version))
  return typeof value === 'string'
    ? value.replace(/\$(?:run|player|hash|guest|command)/g, (name) => known[name]!)
    : value
}

async function run(ms: number): Promise<number> {
  const began = performance.now()
  const lanes = job.runs.slice(0, job.atOnce).map(async (one) => {
    while (performance.now() - began < ms) await move(one)
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
