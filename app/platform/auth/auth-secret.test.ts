import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAuthSecret } from './auth-secret.server.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'auth-secret-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function readElsewhere(gate: SharedArrayBuffer): Promise<string> {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads')
    import(workerData.module).then(({ readAuthSecret }) => {
      const gate = new Int32Array(workerData.gate)
      Atomics.add(gate, 1, 1)
      Atomics.wait(gate, 0, 0)
      parentPort.postMessage(readAuthSecret(undefined, workerData.folder))
    })`
  const worker = new Worker(code, {
    eval: true,
    workerData: { gate, folder, module: new URL('./auth-secret.server.ts', import.meta.url).href },
  })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

describe('the secret of the session cookies', () => {
  it('is the configured one when there is one, and then no file is made', () => {
    expect(readAuthSecret('given-by-the-environment', folder)).toBe('given-by-the-environment')
    expect(readdirSync(folder)).toEqual([])
  })

  it('is created once, readable by its owner alone, and the same at the next start', () => {
    const data = join(folder, 'deep', 'data')
    const first = readAuthSecret(undefined, data)
    expect(first.length).toBeGreaterThanOrEqual(43)
    expect(readAuthSecret(undefined, data)).toBe(first)
    expect(readdirSync(data)).toEqual(['auth-secret'])
    expect(statSync(join(data, 'auth-secret')).mode & 0o777).toBe(0o600)
  })

  it('is the same for processes that start together', async () => {
    const gate = new SharedArrayBuffer(8)
    const arrived = new Int32Array(gate)
    const readers = Array.from({ length: 6 }, () => readElsewhere(gate))
    while (Atomics.load(arrived, 1) < readers.length) await new Promise((next) => setImmediate(next))
    Atomics.store(arrived, 0, 1)
    Atomics.notify(arrived, 0)
    const secrets = await Promise.all(readers)
    expect(new Set(secrets).size).toBe(1)
    expect(readFileSync(join(folder, 'auth-secret'), 'utf8').trim()).toBe(secrets[0])
    expect(readdirSync(folder)).toEqual(['auth-secret'])
  })

  it('is not silently replaced when its file is damaged', () => {
    writeFileSync(join(folder, 'auth-secret'), 'short\n')
    expect(() => readAuthSecret(undefined, folder)).toThrow(/damaged/)
  })
})
