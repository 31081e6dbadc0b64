import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { logger } from '#app/platform/log.server.ts'
import { AppError } from '#app/shared/app-error.ts'

const megabyte = 1024 * 1024
const sayAgainMs = 10 * 60_000

let folders: readonly string[] = []
let reserve = 0
let saidAt: number | undefined

/** From now on, the disks of these folders (absolute paths) must keep `megabytes` free for the database. */
export function watchDisks(watched: readonly string[], megabytes: number): void {
  folders = watched
  reserve = megabytes * megabyte
  saidAt = undefined
}

/** A folder that does not exist yet will be on its parent's disk. */
async function freeIn(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null)
  if (disk) return disk.bavail * disk.bsize
  return folder === dirname(folder) ? Number.POSITIVE_INFINITY : freeIn(dirname(folder))
}

const leastIn = async (all: readonly string[]): Promise<number> =>
  Math.min(...(await Promise.all(all.map(freeIn))), Number.POSITIVE_INFINITY)

/** On the fullest of the disks that are watched. With database and files elsewhere, the disk on which imports arrive. */
export const freeBytes = (): Promise<number> => leastIn(folders.length > 0 ? folders : [tmpdir()])

/** The megabytes left, when less than the reserve; null when there is room. */
export async function scarceMegabytes(): Promise<number | null> {
  const free = await leastIn(folders)
  return free < reserve ? Math.floor(free / megabyte) : null
}

/** Uploads give way first: the rest of the disk is for the database. @throws AppError unavailable */
export async function assertDiskRoom(): Promise<void> {
  if ((await scarceMegabytes()) !== null)
    throw new AppError('unavailable', { retryAfter: 600, log: 'the disk is nearly full' })
}

/** Run every minute; repeats its warning every ten. */
export async function sayDiskRoom(now = Date.now()): Promise<void> {
  const megabytesLeft = await scarceMegabytes()
  if (megabytesLeft === null) {
    if (saidAt !== undefined) logger.info('the disk has room again')
    saidAt = undefined
  } else if (saidAt === undefined || now - saidAt >= sayAgainMs) {
    saidAt = now
    logger.error('the disk is nearly full: uploads are refused', {
      megabytesLeft,
      reserveMegabytes: reserve / megabyte,
    })
  }
}
