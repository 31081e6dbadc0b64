import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '#app/platform/env.server.ts'

const fileName = 'auth-secret'

let current: string | undefined

export const getAuthSecret = (): string => (current ??= readAuthSecret(env().AUTH_SECRET, env().DATA_DIR))

/** The configured secret, or else the one in the data folder (mode 0600), created on first use. @throws Error when it
 * is damaged */
export function readAuthSecret(given: string | undefined, dataDir: string): string {
  if (given) return given
  const path = join(dataDir, fileName)
  return readKept(path) ?? makeAndRead(path, dataDir)
}

function makeAndRead(path: string, dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const kept = readKept(path)
  if (!kept) throw new Error(`The secret in ${path} disappeared while it was made. Set AUTH_SECRET, or start again.`)
  return kept
}

function readKept(path: string): string | undefined {
  try {
    const kept = readFileSync(path, 'utf8').trim()
    if (kept.length >= 32) return kept
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  throw new Error(`The secret in ${path} is damaged. Remove the file, which signs everybody out, or set AUTH_SECRET.`)
}
