import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { receiveUpload } from './receive-upload.server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whodini-receive-'))
  vi.stubEnv('TMPDIR', folder)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

test('a received upload is stored byte for byte until it is discarded', async () => {
  async function* pieces() {
    for (const piece of ['one ', '', 'two ', 'three']) yield Buffer.from(piece)
  }
  const received = await receiveUpload(pieces(), { maxBytes: 13 })
  expect(received.bytes).toBe(13)
  expect(await readFile(received.path, 'utf8')).toBe('one two three')
  expect((await stat(dirname(received.path))).mode & 0o777).toBe(0o700)
  await received.discard()
  expect(await readdir(folder)).toEqual([])
})

test('an upload may be a web stream', async () => {
  const received = await receiveUpload(new Blob(['from a form']).stream(), { maxBytes: 100 })
  expect(await readFile(received.path, 'utf8')).toBe('from a form')
  await received.discard()
})

test('an upload that falls silent is stopped', async () => {
  let cancelled = false
  const silent = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: () => {
      cancelled = true
    },
  })
  const pieces: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => {
      const reader = silent.getReader()
      return {
        next: async () => {
          const { done, value } = await reader.read()
          return done ? { done: true as const, value: undefined } : { done: false as const, value }
        },
        return: async () => {
          await reader.cancel()
          return { done: true as const, value: undefined }
        },
      }
    },
  }
  await expect(receiveUpload(pieces, { maxBytes: 100, idleMs: 20 })).rejects.toMatchObject({ code: 'uploadTimedOut' })
  expect(cancelled).toBe(true)
  expect(await readdir(folder)).toEqual([])
})

test('an endless slow upload is stopped at the deadline', async () => {
  async function* dribble() {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      yield new Uint8Array(1)
    }
  }
  await expect(receiveUpload(dribble(), { maxBytes: 1_000_000, idleMs: 1_000, totalMs: 60 })).rejects.toMatchObject({
    code: 'uploadTimedOut',
  })
  expect(await readdir(folder)).toEqual([])
})

test('one byte over the upload limit is refused, in memory and in a stream', async () => {
  await expect(receiveUpload(new Uint8Array(11), { maxBytes: 10 })).rejects.toMatchObject({ code: 'fileTooLarge' })
  await expect(receiveUpload(new Blob([new Uint8Array(11)]).stream(), { maxBytes: 10 })).rejects.toMatchObject({
    code: 'fileTooLarge',
  })
  expect(await readdir(folder)).toEqual([])
})
