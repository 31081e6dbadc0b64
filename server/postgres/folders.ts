import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  cpSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { canReach, chooseAccount } from './account.ts'
import type { Account } from './account.ts'
import { EmbeddedPostgresUnavailableError } from './binaries.ts'
import type { PostgresBinaries } from './binaries.ts'
import { hasCode } from './processes.ts'

export type Log = (message: string) => void

export interface ClusterFolders {
  cluster: string
  home: string
  passwordFile: string
  logFile: string
  binaries: PostgresBinaries
  account: Account | null
}

/** A Unix socket's path holds 107 bytes on Linux and 103 on macOS; PostgreSQL refuses to start with a longer one. */
const LONGEST_SOCKET_PATH = 100
const SUBSTITUTE_PARENT = '/var/lib'

export function substituteHome(dataDir: string): string {
  return path.join(SUBSTITUTE_PARENT, `whodini-${shortHash(realpathSync(dataDir))}`)
}

export function findCluster(dataDir: string): string | null {
  if (!existsSync(dataDir)) return null
  const places = [path.join(dataDir, 'pg'), path.join(substituteHome(dataDir), 'pg')]
  return places.find((place) => existsSync(path.join(place, 'PG_VERSION'))) ?? null
}

// If the user that runs it for root may not enter the data directory (a checkout in /root), the cluster is in /var/lib.
export function prepareFolders(dataDir: string, binaries: PostgresBinaries, log: Log): ClusterFolders {
  if (mkdirSync(dataDir, { recursive: true })) chmodSync(dataDir, 0o711)
  requireAccess(dataDir)
  const existing = findCluster(dataDir)
  const account = chooseAccount(existing)
  const home = existing ? path.dirname(existing) : chooseHome(dataDir, account, log)
  if (existing && !canReach(account, [home])) {
    throw new Error(
      `The database user (${account?.name}) can no longer enter ${home}, where the database lies: allow it with chmod o+x on that folder and those above it.`,
    )
  }
  return {
    cluster: path.join(realpathSync(home), 'pg'),
    home: realpathSync(home),
    passwordFile: path.join(dataDir, 'pg-password'),
    logFile: path.join(home, 'pg.log'),
    binaries: canReach(account, [binaries.postgres]) ? binaries : copyBinaries(binaries, dataDir, log),
    account,
  }
}

/** Another user cannot use what root made in a data directory: report that instead of failing halfway through. */
function requireAccess(dataDir: string): void {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(
      `The data directory ${dataDir} belongs to another user (uid ${statSync(dataDir).uid}). Start as that user, or name another one with DATA_DIR.`,
      { cause: error },
    )
  }
}

export function makePrivateFolder(folder: string, account: Account | null): void {
  mkdirSync(folder, { mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
}

export function prepareSocketFolder({ home, account }: Pick<ClusterFolders, 'home' | 'account'>): string {
  const beside = path.join(home, 'pg-socket')
  const folder = fitsSocket(beside) ? beside : path.join(tmpdir(), `whodini-${shortHash(home)}`)
  try {
    makePrivateFolder(folder, account)
    return folder
  } catch (error) {
    if (!hasCode(error, 'EEXIST', 'ENOTEMPTY')) throw error
  }
  if (isPrivate(folder, account)) return folder
  const substitute = mkdtempSync(path.join(tmpdir(), 'whodini-'))
  if (account) chownSync(substitute, account.uid, account.gid)
  return substitute
}

export function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH
}

function chooseHome(dataDir: string, account: Account | null, log: Log): string {
  if (canReach(account, [dataDir])) return dataDir
  const home = makeSubstitute(dataDir)
  log(`The database user (${account?.name}) cannot enter ${dataDir}: the database lies in ${home} instead.`)
  return home
}

/** Copies under a temporary name and renames, so that two simultaneous starts cannot mix. */
function copyBinaries(binaries: PostgresBinaries, dataDir: string, log: Log): PostgresBinaries {
  const folder = path.join(makeSubstitute(dataDir), `postgres-${binaries.version}`)
  if (!existsSync(folder)) {
    const copy = mkdtempSync(`${folder}.`)
    cpSync(binaries.folder, copy, { recursive: true, verbatimSymlinks: true })
    spawnSync('chmod', ['-R', 'a+rX', copy], { stdio: 'ignore' })
    try {
      renameSync(copy, folder)
      log(`The database user cannot run the programs in node_modules: copied to ${folder}.`)
    } catch (error) {
      if (!hasCode(error, 'EEXIST', 'ENOTEMPTY')) throw error
      rmSync(copy, { recursive: true, force: true })
    }
  }
  return {
    ...binaries,
    folder,
    postgres: path.join(folder, 'bin', 'postgres'),
    initdb: path.join(folder, 'bin', 'initdb'),
  }
}

function makeSubstitute(dataDir: string): string {
  const home = substituteHome(dataDir)
  try {
    mkdirSync(home, { recursive: true })
    chmodSync(home, 0o755)
    return home
  } catch (error) {
    throw new EmbeddedPostgresUnavailableError(
      `The database user cannot reach this folder, and ${home} cannot be made instead.`,
      { cause: error },
    )
  }
}

/** We trust a folder in the shared temporary folder only if nobody else could have put it there or can write to it. */
function isPrivate(folder: string, account: Account | null): boolean {
  const found = lstatSync(folder)
  const owner = account?.uid ?? process.geteuid?.()
  return found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
