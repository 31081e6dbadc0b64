import { chmodSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBinaries } from './binaries.ts'
import { bringUp } from './embedded.ts'
import type { EmbeddedPostgres } from './embedded.ts'
import { prepareFolders } from './folders.ts'
import type { Log } from './folders.ts'
import { stopPostmaster } from './postmaster.ts'
import { throwAwayFolder } from './throw-away-folder.ts'

const MEMORY_DISK = '/dev/shm'
const NEEDED_BYTES = 1_000_000_000
const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200']
/** Settings that some administrator may have chosen: each of our connections has to override them. */
const FOREIGN = ['datestyle=German', 'timezone=Pacific/Auckland']

/** The cluster's role may create databases. The cluster never outlives this process. */
export async function startThrowAwayPostgres({ log = () => {} }: { log?: Log } = {}): Promise<EmbeddedPostgres> {
  const folder = throwAwayFolder('whodini-test-', parentFolder())
  const home = folder.path
  chmodSync(home, 0o711)
  const remove = async (): Promise<void> => {
    await stopPostmaster(path.join(home, 'pg'))
    folder.remove()
  }
  try {
    const folders = prepareFolders(home, findBinaries(), log)
    const postgres = await bringUp(folders, {
      durable: false,
      settings: [...FAST, ...FOREIGN],
      mayCreateDatabases: true,
      log,
    })
    return { ...postgres, stop: remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Creating a database takes 13 ms in memory, 200 to 400 on disk; Docker's memory disk of 64 MB is too small. */
function parentFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DISK)
    return bavail * bsize > NEEDED_BYTES ? MEMORY_DISK : tmpdir()
  } catch {
    return tmpdir()
  }
}
