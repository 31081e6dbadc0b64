import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'

const measuring = `
import { dirname } from 'node:path'
import { inThrowAwayWorld } from '#scripts/chaos/throw-away-world.ts'
await inThrowAwayWorld(async ({ server, env, databaseUrl }) => {
  const cluster = new URL(databaseUrl).searchParams.get('host')
  console.log(JSON.stringify({ folder: dirname(env.DATA_DIR), cluster, pid: server.process.pid }))
  await new Promise((resolve) => setTimeout(resolve, 600_000))
})`

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

let child: ChildProcess | undefined
afterEach(() => void child?.kill('SIGKILL'))

test('a killed measurement leaves no server, no database and no folder behind', async () => {
  const started = spawn(process.execPath, ['--input-type=module', '--eval', measuring], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  const line = await new Promise<string>((resolve) => started.stdout.setEncoding('utf8').once('data', resolve))
  const { folder, cluster, pid } = JSON.parse(line) as { folder: string; cluster: string; pid: number }
  expect([existsSync(folder), existsSync(cluster), isThere(pid)]).toEqual([true, true, true])
  started.kill('SIGKILL')
  await vi.waitFor(
    () => expect([existsSync(folder), existsSync(cluster), isThere(pid)]).toEqual([false, false, false]),
    {
      timeout: 30_000,
      interval: 100,
    },
  )
})
