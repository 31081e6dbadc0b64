// @ts-check
/** npm leaves a platform's package out of the lock when the registry does not answer, and `npm ci` then refuses all.
 * Run it after adding a prebuilt package; it asks for missing checksums. `npm test` only checks, with `--check`. */
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{ version?: string, integrity?: string, inBundle?: boolean, link?: boolean, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 * optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

const OPERATING_SYSTEMS = new Map([
  ['aix', 'aix'],
  ['android', 'android'],
  ['darwin', 'darwin'],
  ['freebsd', 'freebsd'],
  ['linux', 'linux'],
  ['linuxmusl', 'linux'],
  ['netbsd', 'netbsd'],
  ['openbsd', 'openbsd'],
  ['openharmony', 'openharmony'],
  ['sunos', 'sunos'],
  ['win32', 'win32'],
  ['windows', 'win32'],
])
const PROCESSORS = new Set([
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
])
const C_LIBRARIES = new Map([
  ['gnu', 'glibc'],
  ['gnueabihf', 'glibc'],
  ['musl', 'musl'],
  ['musleabihf', 'musl'],
  ['linuxmusl', 'musl'],
])

/** @param {string} name e.g. `@oxlint/binding-linux-arm64-musl`
 * @returns {{ os?: string[], cpu: string[], libc?: string[] } | null} null when the name states no processor */
export function platformOf(name) {
  const words = name.split(/[/-]/)
  const cpu = words.find((word) => PROCESSORS.has(word))
  if (!cpu) return null
  const os = words.map((word) => OPERATING_SYSTEMS.get(word)).find(Boolean)
  const libc = os === 'linux' ? words.map((word) => C_LIBRARIES.get(word)).find(Boolean) : undefined
  return { ...(os && { os: [os] }), cpu: [cpu], ...(libc && { libc: [libc] }) }
}

/** @param {Lock} lock
 * @returns {{ path: string, name: string, entry: LockEntry | null }[]} null when the name states no platform */
export function missingFromLock(lock) {
  /** @type {Map<string, { path: string, name: string, entry: LockEntry | null }>} */
  const missing = new Map()
  for (const [owner, { optionalDependencies, dev }] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(optionalDependencies ?? {})) {
      if (resolves(lock, owner, name)) continue
      const platform = platformOf(name)
      const exact = /^\d+\.\d+\.\d+[\w.+-]*$/.test(range)
      const path = `node_modules/${name}`
      const entry = platform && exact ? { version: range, ...(dev && { dev }), optional: true, ...platform } : null
      missing.set(path, { path, name, entry })
    }
  }
  return [...missing.values()]
}

/**
 * Node's own search: beside the package, then in every folder above it.
 * @param {Lock} lock
 * @param {string} owner
 * @param {string} name
 */
function resolves(lock, owner, name) {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
  }
}

/**
 * Without a checksum npm would install whatever the registry gives.
 *
 * @param {Lock} lock
 * @param {(spec: string) => Promise<string | null>} ask the checksum of `name@version`, null when it is not known
 * @returns {Promise<string[]>} the paths that still have none
 */
export async function fillIntegrity(lock, ask) {
  const lacking = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || entry.integrity || entry.inBundle || entry.link) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const integrity = await ask(`${name}@${entry.version}`)
    if (integrity) entry.integrity = integrity
    else lacking.push(path)
  }
  return lacking
}

/** @type {(spec: string) => Promise<string | null>} */
const askRegistry = (spec) =>
  new Promise((resolve) =>
    execFile('npm', ['view', spec, 'dist.integrity'], (error, stdout) => resolve(error ? null : stdout.trim() || null)),
  )

/** @param {boolean} checkOnly */
async function main(checkOnly) {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  const lock = /** @type {Lock} */ (JSON.parse(readFileSync(file, 'utf8')))
  const missing = missingFromLock(lock)
  const unknown = missing.filter(({ entry }) => !entry)
  if (unknown.length > 0) {
    console.error(
      `package-lock.json lacks ${unknown.map(({ name }) => name).join(', ')}, and their names state no platform: run npm install.`,
    )
    return 1
  }
  if (missing.length === 0 && checkOnly) {
    console.log('package-lock.json is complete.')
    return 0
  }
  if (checkOnly) {
    console.error(
      `package-lock.json lacks ${missing.length} packages of other platforms (${missing[0]?.name} …): run node scripts/complete-lock.mjs.`,
    )
    return 1
  }
  for (const { path, entry } of missing) if (entry) lock.packages[path] = entry
  const lacking = await fillIntegrity(lock, askRegistry)
  if (lacking.length > 0) console.log(`${lacking.length} packages have no checksum: the registry does not know them.`)
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`package-lock.json: ${missing.length} packages of other platforms added.`)
  return 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.includes('--check'))
