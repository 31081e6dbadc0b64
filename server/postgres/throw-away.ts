import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBinaries } from './binaries.ts'
import { bringUp } from './embedded.ts'
import type { EmbeddedPostgres } from './embedded.ts'
import { prepareFolders } from './folders.ts'
import type { Log } from './folders.ts'
import { stopPostmaster } from './postmaster.ts'

const MEMORY_DISK = '/dev/shm'
const NEEDED_BYTES = 1_000_000_000
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200']

/** Ends the server and removes its folder as soon as its standard input closes: when the process that started it is gone, however that came. */
const WATCHDOG = `
cat > /dev/null
pid=$(head -n 1 "$1/pg/postmaster.pid" 2> /dev/null)
[ -n "$pid" ] && kill -QUIT "$pid" 2> /dev/null
n=0
while [ -e "$1/pg/postmaster.pid" ] && [ $n -lt 100 ]; do sleep 0.1; n=$((n + 1)); done
rm -rf "$1"
`

/**
 * Starts a PostgreSQL for tests and measurements: in memory where there is room, nothing forced to the disk.
 *
 * Its role may create databases. It never outlives this process, and `stop` removes everything of it.
 */
export async function startThrowAwayPostgres({ log = () => {} }: { log?: Log } = {}): Promise<EmbeddedPostgres> {
  const home = mkdtempSync(path.join(parentFolder(), 'whodini-test-'))
  chmodSync(home, 0o711)
  const dismiss = watchOver(home)
  const remove = async (): Promise<void> => {
    await stopPostmaster(path.join(home, 'pg'))
    rmSync(home, { recursive: true, force: true })
    dismiss()
  }
  try {
    const folders = prepareFolders(home, findBinaries(), log)
    const postgres = await bringUp(folders, { durable: false, settings: SETTINGS, mayCreateDatabases: true, log })
    return { ...postgres, stop: remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Creating a database takes 13 ms in memory and 200 to 400 on a disk. Docker gives 64 MB of memory disk: too little. */
function parentFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DISK)
    return bavail * bsize > NEEDED_BYTES ? MEMORY_DISK : tmpdir()
  } catch {
    return tmpdir()
  }
}

function watchOver(home: string): () => void {
  const watchdog = spawn('sh', ['-c', WATCHDOG, 'sh', home], { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/' })
  watchdog.unref()
  const line = watchdog.stdin
  line.on('error', () => {})
  if ('unref' in line && typeof line.unref === 'function') line.unref()
  return () => line.end()
}
