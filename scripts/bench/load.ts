/** A separate process, so that its cost is not the server's. Takes a file with the job as JSON, prints JSON. */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { Job, LoadResult } from './job.ts'

const job = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Job
if (!/^(localhost|127\.0\.0\.1)$/.test(job.host)) throw new Error('load is for this machine only')
const agent = new Agent({ keepAlive: true, maxSockets: job.atOnce })
const times: number[] = []
const statuses: Record<string, number> = {}
let bytes = 0

function ask(at: number): Promise<void> {
  const { path, headers, body } = job.requests[at % job.requests.length]!
  const began = performance.now()
  return new Promise((resolve) => {
    const done = (status: number | string): void => {
      times.push(performance.now() - began)
      statuses[status] = (statuses[status] ?? 0) + 1
      resolve()
    }
    const asked = request(
      {
        host: job.host,
        port: job.port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        agent,
        headers: {
          ...headers,
          ...(body === undefined
            ? {}
            : { 'content-length': Buffer.byteLength(body.replace('$command', crypto.randomUUID())) }),
        },
      },
      (answer) => {
        answer.on('data', (part: Buffer) => (bytes += part.length))
        answer.on('end', () => done(answer.statusCode ?? 0))
        answer.on('error', () => done('broken'))
      },
    )
    asked.setTimeout(20_000, () => asked.destroy(new Error('stalled')))
    asked.on('error', (error) => done(error.message === 'stalled' ? 'stalled' : 'broken'))
    asked.end(body?.replace('$command', crypto.randomUUID()))
  })
}

async function run(ms: number, most: number): Promise<number> {
  const began = performance.now()
  let sent = 0
  const loop = async (number: number): Promise<void> => {
    for (let turn = 0; performance.now() - began < ms && sent < most; turn++) {
      sent++
      await ask(job.lanes ? number + (turn % (job.requests.length / job.atOnce)) * job.atOnce : sent)
    }
  }
  await Promise.all(Array.from({ length: job.atOnce }, (_, number) => loop(number)))
  return performance.now() - began
}

await run(job.warmMs, job.most)
times.length = 0
bytes = 0
for (const status of Object.keys(statuses)) delete statuses[status]
const ms = await run(job.ms, job.most)
agent.destroy()
const sorted = times.toSorted((a, b) => a - b)
const result: LoadResult = {
  perSecond: (times.length / ms) * 1000,
  p50: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
  p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  most: sorted.at(-1) ?? 0,
  statuses,
  bytesEach: Math.round(bytes / Math.max(1, times.length)),
}
console.log(JSON.stringify(result))
