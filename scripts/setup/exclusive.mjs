// @ts-check
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './paths.mjs'

const OLD_MS = 15 * 60_000
const HALF_WRITTEN_MS = 5_000
const POLL_MS = 200

/**
 * `npm start` and `npm test` in two terminals of a fresh machine must not install into one folder at once.
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [file] the lock, absolute; build/ is never emptied as a whole
 * @returns {Promise<T>}
 */
export async function exclusively(work, file = path.join(root, 'build', 'setup.lock')) {
  // A container's files are read-only: there everything has been installed and built
  if (!(await take(file))) return work()
  const giveBack = () => rmSync(file, { force: true })
  process.once('exit', giveBack)
  try {
    return await work()
  } finally {
    process.off('exit', giveBack)
    giveBack()
  }
}

/** @param {string} file
 * @returns {Promise<boolean>} false where nothing can be written */
async function take(file) {
  for (let said = false; ;) {
    try {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return true
    } catch (error) {
      const code = error instanceof Error && 'code' in error && error.code
      if (code === 'EROFS' || code === 'EACCES') return false
      if (code !== 'EEXIST') throw error
    }
    const holder = holderOf(file)
    if (holder === null) {
      rmSync(file, { force: true })
      continue
    }
    if (!said) console.log(`Another process (${holder}) installs or builds here; waiting for it …`)
    said = true
    await sleep(POLL_MS)
  }
}

/** @param {string} file
 * @returns {number | null} null when whoever held the lock is gone */
function holderOf(file) {
  try {
    const age = Date.now() - statSync(file).mtimeMs
    const pid = Number(readFileSync(file, 'utf8'))
    if (age > OLD_MS) return null
    if (pid === 0) return age < HALF_WRITTEN_MS ? 0 : null
    process.kill(pid, 0)
    return pid
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 0 : null
  }
}
