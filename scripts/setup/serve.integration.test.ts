import { afterEach, expect, it } from 'vitest'
import { processLives } from '#server/postgres/processes.ts'
import { startProgram } from '#tests/support/program.ts'
import type { Program } from '#tests/support/program.ts'

let program: Program
let server: { pid: number; port: number } | undefined

async function start(...args: string[]): Promise<{ pid: number; port: number }> {
  program = startProgram('tests/support/serve-slowly.mjs', args)
  server = JSON.parse(await program.firstLine) as { pid: number; port: number }
  return server
}

const asked = (): Promise<void> =>
  new Promise((resolve) => program.process.stderr?.on('data', (text: string) => text.includes('asked') && resolve()))

afterEach(async () => {
  program.process.kill('SIGKILL')
  if (server && processLives(server.pid)) process.kill(server.pid, 'SIGKILL')
  await program.ended
})

it('SIGTERM reaches the server, which answers the request in flight first', async () => {
  const { port } = await start()
  const answer = fetch(`http://127.0.0.1:${port}`)
  await asked()
  program.process.kill('SIGTERM')
  expect(await (await answer).text()).toBe('answered')
  expect(await program.ended).toMatchObject({ code: 0 })
})

it('the server stops by itself, after the request in flight, when its parent is killed', async () => {
  const { pid, port } = await start()
  const answer = fetch(`http://127.0.0.1:${port}`)
  await asked()
  program.process.kill('SIGKILL')
  expect(await (await answer).text()).toBe('answered')
  await expect.poll(() => processLives(pid), { timeout: 5_000 }).toBe(false)
})

it('Ctrl-C, which the terminal sends to every process itself, is not forwarded a second time', async () => {
  const { port } = await start()
  program.process.kill('SIGINT')
  program.process.kill('SIGHUP')
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('answered')
})

it('exits with the exit code of the server', async () => {
  const { pid } = await start('7')
  process.kill(pid, 'SIGTERM')
  expect(await program.ended).toMatchObject({ code: 7 })
})
