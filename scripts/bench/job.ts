import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

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
  const { stdout } = await execute(process.execPath, [script, JSON.stringify(job)], {
    maxBuffer: 1_000_000,
    timeout: 300_000,
  })
  return JSON.parse(stdout) as LoadResult
}

export const isSound = (result: LoadResult): boolean => Object.keys(result.statuses).every((status) => status === '200')
