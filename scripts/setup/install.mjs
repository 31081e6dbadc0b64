// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectNode, root } from './paths.mjs'
import { run, step } from './steps.mjs'

const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.installed')

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockEntry
 */

/** Installs the packages of package-lock.json when node_modules is not what it says. Throws when npm fails. */
export async function ensureInstalled() {
  const lockFile = path.join(root, 'package-lock.json')
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!installedByHand(lockFile)) await step('Installing the packages (npm ci; about half a minute)', install)
  projectNode()
  writeFileSync(stamp, wanted)
}

async function install() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath ?? ''
  const code = /npm-cli\.c?js$/.test(npm) ? await run(process.execPath, [npm, ...args]) : await run('npm', args)
  if (code !== 0) throw new Error(`npm ci failed (${code}). Is the registry reachable? (npm ping)`)
}

/** Somebody ran npm install themselves: npm's own record of what lies in node_modules says whether that is enough. */
function installedByHand(/** @type {string} */ lockFile) {
  const record = path.join(modules, '.package-lock.json')
  return (
    existsSync(record) &&
    existsSync(path.join(modules, 'node', 'bin', 'node')) &&
    isInstalled(readPackages(lockFile), readPackages(record))
  )
}

/**
 * @param {Record<string, LockEntry>} wanted the packages of package-lock.json, by path
 * @param {Record<string, LockEntry>} installed those of node_modules/.package-lock.json
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([place, { version, optional, devOptional }]) => {
    if (place === '') return true
    const found = installed[place]
    return found ? found.version === version : Boolean(optional || devOptional)
  })
}

/**
 * @param {string} file
 * @returns {Record<string, LockEntry>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
