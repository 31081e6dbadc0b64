import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { EmbeddedPostgresUnavailableError } from './binaries.ts'

/** The operating system's user that PostgreSQL runs as when this process is root: PostgreSQL refuses to run as root. */
export interface Account {
  name: string
  uid: number
  gid: number
}

const SYSTEM_USER = 'whodini'

/** As root: the owner of an existing cluster, else an unprivileged user. initdb refuses a uid without a name. */
export function chooseAccount(existingCluster: string | null): Account | null {
  const self = process.geteuid?.() ?? -1
  if (existingCluster) {
    const owner = statSync(existingCluster)
    if (owner.uid === self) return null
    if (self !== 0) {
      throw new Error(
        `The database in ${existingCluster} belongs to another user (uid ${owner.uid}), so this user cannot run it. Start as that user or as root.`,
      )
    }
    return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid }
  }
  if (self !== 0) return null
  const account = findUser(['postgres', '_postgres', SYSTEM_USER]) ?? addSystemUser() ?? findUser(['nobody'])
  if (account) return account
  throw new EmbeddedPostgresUnavailableError(
    'PostgreSQL does not run as root, and this machine has no user to run it as.',
  )
}

export function findInPasswd(passwd: string, names: readonly string[]): Account | null {
  const users = new Map(passwd.split('\n').map((line) => [line.split(':', 1)[0], line.split(':')]))
  for (const name of names) {
    const [, , uid, gid] = users.get(name) ?? []
    if (uid !== undefined && gid !== undefined && Number(uid) > 0) return { name, uid: Number(uid), gid: Number(gid) }
  }
  return null
}

export function canReach(account: Account | null, paths: readonly string[]): boolean {
  if (!account) return true
  return paths.every((path) => {
    const test = spawnSync('test', ['-x', path], { uid: account.uid, gid: account.gid, stdio: 'ignore' })
    if (!test.error) return test.status === 0
    throw new EmbeddedPostgresUnavailableError(
      `PostgreSQL does not run as root, and this machine refuses to change to the user ${account.name} (${test.error.message}).`,
      { cause: test.error },
    )
  })
}

function findUser(names: readonly string[]): Account | null {
  return findInPasswd(readFileSync('/etc/passwd', 'utf8'), names)
}

/** Fails in some containers, where the list of users is mounted from outside: then there is no such user. */
function addSystemUser(): Account | null {
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', SYSTEM_USER], {
    stdio: 'ignore',
  })
  return findUser([SYSTEM_USER])
}
