import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PictureRequest } from './formats/brief.ts'
import { Painter } from './painter.server.ts'

// Unit tests share loaded modules: one that is loaded already would miss the mock
vi.hoisted(() => vi.resetModules())
vi.mock('node:child_process', { spy: true })

let folder: string
const open: Painter[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'painter-'))
  writeFileSync(join(folder, 'never.mjs'), 'process.on("message", () => { for (;;) {} })')
  writeFileSync(
    join(folder, 'once.mjs'),
    'process.on("message", ({ id, prompt }) => prompt === "crash" ? process.exit(3) : process.send({ id, picture: new Uint8Array([1]), notDrawn: [] }))',
  )
})

afterAll(async () => {
  await Promise.all(open.map((each) => each.close()))
  rmSync(folder, { recursive: true })
})

function make(settings: ConstructorParameters<typeof Painter>[0] = {}, file?: string): Painter {
  const processFile = file ? { processFile: relative(process.cwd(), join(folder, file)) } : {}
  const painter = new Painter({ ...processFile, ...settings })
  open.push(painter)
  return painter
}

const lastProcess = () => vi.mocked(fork).mock.results.at(-1)!.value as ChildProcess
const icon = (prompt = 'a key'): PictureRequest => ({ format: 'icon', prompt, size: { width: 64, height: 64 } })

test('it draws a WebP in a process that knows nothing of the environment', async () => {
  const { picture, notDrawn } = await make().draw(icon('a red bagpipe'))
  expect(notDrawn).toEqual(['red bagpipe'])
  expect(Buffer.from(picture).subarray(8, 12).toString()).toBe('WEBP')
  expect(vi.mocked(fork).mock.calls.at(-1)?.[2]).toMatchObject({ env: {} })
}, 30_000)

test('a cancelled picture ends its process, and the next one is drawn', async () => {
  const painter = make({}, 'never.mjs')
  const stop = new AbortController()
  const first = painter.draw(icon(), stop.signal)
  const child = lastProcess()
  stop.abort(new Error('left'))
  await expect(first).rejects.toThrow('left')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
})

test('cancelling while waiting does not cost anybody else their picture', async () => {
  const painter = make({}, 'once.mjs')
  const stop = new AbortController()
  const [first, second, third] = [painter.draw(icon()), painter.draw(icon(), stop.signal), painter.draw(icon())]
  stop.abort(new Error('left'))
  await expect(second).rejects.toThrow('left')
  expect(await Promise.all([first, third])).toHaveLength(2)
  await expect(painter.draw(icon(), AbortSignal.abort(new Error('early')))).rejects.toThrow('early')
})

test('a process that crashes fails only its own picture', async () => {
  const painter = make({}, 'once.mjs')
  const crashed = painter.draw(icon('crash'))
  const next = painter.draw(icon())
  await expect(crashed).rejects.toMatchObject({ why: 'failed' })
  expect((await next).picture).toEqual(Buffer.from([1]))
})

test('a picture that takes too long is ended', async () => {
  await expect(make({ timeLimitMs: 300 }, 'never.mjs').draw(icon())).rejects.toMatchObject({ why: 'failed' })
})

test('a process that needs too much memory is ended', async () => {
  await expect(
    make({ mostMegabytes: 40 }).draw({ ...icon(), size: { width: 2000, height: 2000 } }),
  ).rejects.toMatchObject({
    why: 'failed',
  })
}, 30_000)

test('a request that finds the queue full is refused immediately', async () => {
  const painter = make({ mostWaiting: 2 }, 'once.mjs')
  const drawn = [painter.draw(icon()), painter.draw(icon()), painter.draw(icon())]
  await expect(painter.draw(icon())).rejects.toMatchObject({ why: 'busy' })
  expect(await Promise.all(drawn)).toHaveLength(3)
})

test('an idle process ends, and a new one starts when needed', async () => {
  const painter = make({ idleMs: 1 }, 'once.mjs')
  await painter.draw(icon())
  const first = lastProcess()
  if (first.exitCode === null && first.signalCode === null) await once(first, 'exit')
  await painter.draw(icon())
  expect(lastProcess().pid).not.toBe(first.pid)
})
