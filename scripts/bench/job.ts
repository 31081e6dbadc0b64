import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'

export type AskFor = { path: string; headers: Record<string, string>; body?: string }

export type Job = {
  host: string
  port: number
  requests: AskFor[]
  atOnce: number
  warmMs: number
  ms: number
  most: number
  lanes?: boolean
}

export type LoadResult = {
  perSecond: number
  p50: number
  p95: number
  p99: number
  most: number
  statuses: Record<string, number>
  bytesEach: number
}

const execute = promisify(execFile)

export async function runJob(job: Job): Promise<LoadResult> {
  const script = fileURLToPath(new URL('load.ts', import.meta.url))
  const { path: folder, remove } = throwAwayFolder('whodini-job-')
  try {
    const file = join(folder, 'job.json')
    writeFileSync(file, JSON.stringify(job))
    const { stdout } = await execute(process.execPath, [script, file], { maxBuffer: 1_000_000, timeout: 300_000 })
    return JSON.parse(stdout) as LoadResult
  } finally {
    remove()
  }
}

/** A rate limit lets one through now and then; otherwise every answer must have the expected status. */
export const isSound = ({ statuses }: LoadResult, status = 200): boolean => {
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return all > 0 && (statuses[status] ?? 0) >= (status === 429 ? 0.99 : 1) * all
}
