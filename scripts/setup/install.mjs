// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectNode, root } from './paths.mjs'
import { run, step } from './steps.mjs'

const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.installed')

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry
 * @typedef {'production' | 'development'} Extent what serving needs, or with it what tests and tools need
 * @typedef {{ lock: string, extent: Extent }} Installed of which lock file, by its fingerprint, and how much of it
 */

/** @param {Extent} needed @throws when npm fails */
export async function ensureInstalled(needed) {
  const lockFile = path.join(root, 'package-lock.json')
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  const before = existsSync(stamp) ? readStamp(readFileSync(stamp, 'utf8')) : null
  const plan = planInstall(before, { lock, extent: needed })
  if (!plan) return
  if (!installedByHand(lockFile, plan.extent)) {
    const title = plan.complete
      ? 'Adding the packages of tests and tools (npm install)'
      : 'Installing the packages (npm ci)'
    await step(`${title}; about half a minute`, () => npm(plan))
  }
  projectNode()
  writeFileSync(stamp, JSON.stringify({ lock, extent: plan.extent }))
}

/**
 * A complete installation is kept complete, so that alternating `npm start` and `npm test` installs nothing.
 * @param {Installed | null} before
 * @param {Installed} needed
 * @returns {{ complete: boolean, extent: Extent } | null} null when nothing is to be done
 */
export function planInstall(before, needed) {
  const extent = before?.extent === 'development' ? 'development' : needed.extent
  if (before?.lock !== needed.lock) return { complete: false, extent }
  return before.extent === extent ? null : { complete: true, extent }
}

/** @param {string} text
 * @returns {Installed | null} */
function readStamp(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** @param {{ complete: boolean, extent: Extent }} plan */
async function npm({ complete, extent }) {
  // `npm ci` would first delete what is already there; with `--no-save` the lock file stays as it is
  const command = complete ? ['install', '--no-save'] : ['ci']
  const packages = extent === 'development' ? '--include=dev' : '--omit=dev'
  const args = [...command, packages, '--no-audit', '--no-fund', '--loglevel=error']
  const cli = process.env.npm_execpath ?? ''
  const code = /npm-cli\.c?js$/.test(cli) ? await run(process.execPath, [cli, ...args]) : await run('npm', args)
  if (code !== 0) throw new Error(`npm ${command[0]} failed (${code}). Is the registry reachable? (npm ping)`)
}

/**
 * npm's own record says whether what somebody installed by hand is enough.
 * @param {string} lockFile
 * @param {Extent} extent
 */
function installedByHand(lockFile, extent) {
  const record = path.join(modules, '.package-lock.json')
  return (
    existsSync(record) &&
    existsSync(path.join(modules, 'node', 'bin', 'node')) &&
    isInstalled(readPackages(lockFile), readPackages(record), extent)
  )
}

/**
 * @param {Record<string, LockEntry>} wanted the packages of package-lock.json, by path
 * @param {Record<string, LockEntry>} installed those of node_modules/.package-lock.json
 * @param {Extent} extent
 */
export function isInstalled(wanted, installed, extent) {
  return Object.entries(wanted).every(([place, { version, dev, optional, devOptional }]) => {
    if (place === '' || (dev && extent === 'production')) return true
    const found = installed[place]
    return found ? found.version === version : Boolean(optional || devOptional)
  })
}

/** @param {string} file
 * @returns {Record<string, LockEntry>} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
