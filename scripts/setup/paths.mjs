// @ts-check
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

/** Beside the packages, so that `npm ci` clears it. A server loads with a tenth less processor time; where nothing
 * can be written, it loads as without the cache. */
export const compileCache = path.join(root, 'node_modules', '.cache', 'compiled')

export function dataDirectory() {
  return path.resolve(root, process.env.DATA_DIR || '.data')
}

/** Our own Node.js serves where the dependency has no build for this platform and ours is as new.
 * @returns {string} absolute path of the program */
export function projectNode() {
  const installed = path.join(root, 'node_modules', 'node', 'bin', 'node')
  if (existsSync(installed)) return installed
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(
    `${installed} is missing: npm's install scripts must be allowed to run (they fetch it), or there is no Node 24 for this platform. Install Node 24 or later and try again.`,
  )
}

export function requireNode20() {
  if (Number(process.versions.node.split('.')[0]) >= 20) return
  console.error(`Whodini needs Node.js 20 or later; this is ${process.version}. See https://nodejs.org`)
  process.exit(1)
}
