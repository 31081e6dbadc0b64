import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertDiskRoom } from '#app/platform/storage/disk-room.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { FileSource } from '#app/platform/storage/storage.ts'

/** By this prefix `sweepOrphanFiles` finds folders left by a killed process. */
export const uploadFolderPrefix = 'whodini-upload-'

/** A project file may exceed the space kept free for the database, so the space is rechecked after this many bytes. */
const looksAgainAfter = 32 * 1024 * 1024

export type UploadLimits = {
  maxBytes: number
  idleMs?: number
  totalMs?: number
}

export type ReceivedUpload = { path: string; bytes: number; discard: () => Promise<void> }

const silence = Symbol('silence')

/** The timer is unref'd, so that it does not delay a stop. */
async function nextWithin(
  pieces: AsyncIterator<Uint8Array>,
  ms: number,
): Promise<IteratorResult<Uint8Array> | typeof silence> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<typeof silence>((resolve) => {
    timer = setTimeout(resolve, ms, silence).unref()
  })
  try {
    return await Promise.race([pieces.next(), late])
  } finally {
    clearTimeout(timer)
  }
}

async function* limited(
  source: FileSource,
  { maxBytes, idleMs = 15_000, totalMs = 120_000 }: UploadLimits,
): AsyncGenerator<Uint8Array> {
  const tooLarge = () => new AppError('fileTooLarge', { params: { megabytes: Math.round(maxBytes / 1024 / 1024) } })
  if (source instanceof Uint8Array) {
    if (source.length > maxBytes) throw tooLarge()
    yield source
    return
  }
  const pieces = source[Symbol.asyncIterator]()
  const deadline = performance.now() + totalMs
  let bytes = 0
  let ended = false
  try {
    for (;;) {
      const next = await nextWithin(pieces, Math.min(idleMs, Math.max(0, deadline - performance.now()))).catch(
        (error: unknown) => {
          throw error instanceof AppError
            ? error
            : new AppError('uploadIncomplete', { cause: error, log: 'the sender went away' })
        },
      )
      if (next === silence) throw new AppError('uploadTimedOut', { log: `silent after ${bytes} bytes` })
      ended = next.done === true
      if (next.done) return
      bytes += next.value.length
      if (bytes > maxBytes) throw tooLarge()
      yield next.value
    }
  } finally {
    // Not awaited: a silent source would block us here too
    if (!ended) void Promise.resolve(pieces.return?.()).catch(() => undefined)
  }
}

/** Stops at the first byte over the limit, regardless of the announced length.
 * @throws AppError fileTooLarge, uploadTimedOut, uploadIncomplete, unavailable (disk full) */
export async function receiveUpload(source: FileSource, limits: UploadLimits): Promise<ReceivedUpload> {
  const folder = await mkdtemp(join(tmpdir(), uploadFolderPrefix))
  const discard = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'upload')
  try {
    const handle = await open(path, 'wx', 0o600)
    let bytes = 0
    let looked = 0
    try {
      for await (const piece of limited(source, limits)) {
        await handle.writeFile(piece)
        bytes += piece.length
        if (bytes - looked < looksAgainAfter) continue
        looked = bytes
        await assertDiskRoom()
      }
    } finally {
      await handle.close()
    }
    return { path, bytes, discard }
  } catch (error) {
    await discard()
    if (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) {
      throw new AppError('unavailable', {
        cause: error,
        log: 'no room for the temporary file of an upload',
        retryAfter: 60,
      })
    }
    throw error
  }
}
