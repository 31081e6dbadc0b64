import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, linkSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makePrivateFolder } from './folders.ts'
import type { ClusterFolders } from './folders.ts'
import { CLEAN_ENVIRONMENT, hasCode, processLives } from './processes.ts'

// Renamed when complete: a killed initdb leaves no half cluster; of two first starts one wins. @returns the password
export async function prepareCluster(folders: ClusterFolders, { durable }: { durable: boolean }): Promise<string> {
  sweepUnfinished(folders.home)
  if (existsSync(path.join(folders.cluster, 'PG_VERSION'))) return readPassword(folders)
  const password = keepPassword(folders.passwordFile)
  const draft = path.join(folders.home, `pg.init-${process.pid}-${randomBytes(4).toString('hex')}`)
  const passwordCopy = `${draft}.password`
  try {
    makePrivateFolder(draft, folders.account)
    writeFileSync(passwordCopy, password, { mode: 0o600, flag: 'wx' })
    if (folders.account) chownSync(passwordCopy, folders.account.uid, folders.account.gid)
    await runInitdb(folders, draft, passwordCopy, durable)
    renameSync(draft, folders.cluster)
  } catch (error) {
    if (!hasCode(error, 'EEXIST', 'ENOTEMPTY')) throw error
  } finally {
    rmSync(passwordCopy, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
  return password
}

/** Writes a new password, unless another start was faster: creating a link is atomic. */
function keepPassword(file: string): string {
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
  writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST', 'ENOTEMPTY')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function readPassword({ passwordFile, cluster }: ClusterFolders): string {
  if (existsSync(passwordFile)) return readFileSync(passwordFile, 'utf8').trim()
  throw new Error(
    `The database in ${cluster} was made with a password that is no longer in ${passwordFile}. Put that file back, or delete the database with: npm run reset`,
  )
}

function sweepUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^pg\.init-(\d+)-/.exec(name)?.[1]
    if (pid && !processLives(Number(pid))) rmSync(path.join(home, name), { recursive: true, force: true })
  }
}

async function runInitdb(
  { binaries, account }: ClusterFolders,
  folder: string,
  passwordFile: string,
  durable: boolean,
): Promise<void> {
  const options = [
    '-D',
    folder,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ]
  const child = spawn(binaries.initdb, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
    env: CLEAN_ENVIRONMENT,
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`The database could not be created (initdb ended with ${code}):\n${output.trim()}`)
}
