import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { closeSync, existsSync, fchmodSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareSocketFolder } from './folders.ts'
import type { ClusterFolders, Log } from './folders.ts'
import { CLEAN_ENVIRONMENT, commandLine, hasCode, processLives } from './processes.ts'

export interface Postmaster {
  pid: number
  socketFolder: string
  /** `starting`, `ready`, `stopping`; empty while the file is being written. */
  status: string
}

const POLL_MS = 20
const SLOW_MS = 5_000
const START_LIMIT_MS = 120_000
const START_TRIES = 20
const RETRY_MS = 250
const FAST_STOP_MS = 30_000
const IMMEDIATE_STOP_MS = 10_000
const LARGEST_LOG_BYTES = 10_000_000

/** Null when the text does not (yet) name a process. */
export function parsePidFile(text: string): Postmaster | null {
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return null
  return { pid, socketFolder: lines[4] ?? '', status: lines[7] ?? '' }
}

export function runningPostmaster(cluster: string): Postmaster | null {
  const postmaster = readPidFile(cluster)
  return postmaster && isServerOf(postmaster.pid, cluster) ? postmaster : null
}

/** Detached: Ctrl-C must not end it while it still serves requests. @throws with the end of its log */
export async function startOrAdopt(
  folders: ClusterFolders,
  settings: readonly string[],
  log: Log,
): Promise<Postmaster & { adopted: boolean }> {
  const began = Date.now()
  let child: ChildProcess | null = null
  let said = false
  for (let tries = 0; tries < START_TRIES && Date.now() - began < START_LIMIT_MS;) {
    const running = runningPostmaster(folders.cluster)
    if (running?.status === 'ready') return { ...running, adopted: running.pid !== child?.pid }
    if (!said && Date.now() - began > SLOW_MS) {
      said = true
      log('PostgreSQL takes a while (it recovers after a hard stop, or another one is still ending) …')
    }
    if (!running && hasEnded(child)) {
      if (child) await sleep(RETRY_MS)
      await clearStalePidFile(folders.cluster)
      child = spawnServer(folders, settings)
      tries += 1
    }
    await sleep(POLL_MS)
  }
  throw new Error(`PostgreSQL did not start. The end of ${folders.logFile}:\n${endOfLog(folders.logFile)}`)
}

/** Call it before deleting the cluster's folder: a server whose folder is gone removes the next one's socket. */
export async function stopPostmaster(cluster: string): Promise<boolean> {
  const pid = runningPostmaster(cluster)?.pid
  if (!pid) return false
  process.kill(pid, 'SIGINT')
  if (await endsWithin(pid, cluster, FAST_STOP_MS)) return true
  process.kill(pid, 'SIGQUIT')
  if (await endsWithin(pid, cluster, IMMEDIATE_STOP_MS)) return true
  throw new Error(`The database server (process ${pid}) does not stop.`)
}

async function endsWithin(pid: number, cluster: string, limitMs: number): Promise<boolean> {
  const began = Date.now()
  while (isServerOf(pid, cluster)) {
    if (Date.now() - began > limitMs) return false
    await sleep(POLL_MS)
  }
  return true
}

function readPidFile(cluster: string): Postmaster | null {
  const file = path.join(cluster, 'postmaster.pid')
  return existsSync(file) ? parsePidFile(readTextOrNothing(file)) : null
}

/** The file may vanish between the check and the read. */
function readTextOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  }
}

/** Process ids are reused, above all in containers; the command line tells whose server it is. */
function isServerOf(pid: number, cluster: string): boolean {
  if (!processLives(pid)) return false
  const command = commandLine(pid)
  return command.includes('postgres') && command.includes(cluster)
}

function hasEnded(child: ChildProcess | null): boolean {
  return !child || child.exitCode !== null || child.signalCode !== null || child.pid === undefined
}

/** @throws when somebody answers on its socket after all: a server in another container, on the same files */
async function clearStalePidFile(cluster: string): Promise<void> {
  const stale = readPidFile(cluster)
  if (!stale) return
  if (stale.socketFolder && (await somebodyAnswers(path.join(stale.socketFolder, '.s.PGSQL.5432')))) {
    throw new Error(
      `Another machine or container runs a server on ${cluster}. Two of them would destroy the data: stop the other one first.`,
    )
  }
  if (processLives(stale.pid) && readPidFile(cluster)?.pid === stale.pid)
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}

function somebodyAnswers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath)
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

function spawnServer(folders: ClusterFolders, settings: readonly string[]): ChildProcess {
  const { binaries, cluster, account, logFile } = folders
  const socket = ['-k', prepareSocketFolder(folders), '-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700']
  const logDescriptor = openLog(logFile)
  const child = spawn(
    binaries.postgres,
    ['-D', cluster, ...socket, ...settings.flatMap((setting) => ['-c', setting])],
    {
      detached: true,
      stdio: ['ignore', logDescriptor, logDescriptor],
      cwd: '/',
      env: CLEAN_ENVIRONMENT,
      ...(account && { uid: account.uid, gid: account.gid }),
    },
  )
  child.on('error', () => {})
  child.unref()
  closeSync(logDescriptor)
  return child
}

/** One older log is kept; without a limit, a server that lives for years fills the disk. */
function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > LARGEST_LOG_BYTES) renameSync(file, `${file}.1`)
  const descriptor = openSync(file, 'a', 0o600)
  fchmodSync(descriptor, 0o600)
  return descriptor
}

function endOfLog(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n') : '(empty)'
}
