// @ts-check
/**
 * Completes package-lock.json for the platforms that this machine is not.
 *
 * A package with prebuilt binaries names one optional dependency for each platform. When the registry does not answer
 * for one of them, npm leaves it out of the lock file, and `npm ci` then refuses the whole installation ("Missing: …
 * from lock file"). Run `node scripts/complete-lock.mjs` after adding such a package; `npm test` runs it with --check,
 * which changes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
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

/**
 * Reads the platform out of a package name, e.g. `@oxlint/binding-linux-arm64-musl`.
 *
 * @param {string} name
 * @returns {{ os?: string[], cpu: string[], libc?: string[] } | null} null when the name states no processor
 */
export function platformOf(name) {
  const words = name.split(/[/-]/)
  const cpu = words.find((word) => PROCESSORS.has(word))
  if (!cpu) return null
  const os = words.map((word) => OPERATING_SYSTEMS.get(word)).find(Boolean)
  const libc = os === 'linux' ? words.map((word) => C_LIBRARIES.get(word)).find(Boolean) : undefined
  return { ...(os && { os: [os] }), cpu: [cpu], ...(libc && { libc: [libc] }) }
}

/**
 * Lists the optional dependencies that have no entry in the lock, each with the entry that it should have.
 *
 * @param {Lock} lock
 * @returns {{ path: string, name: string, entry: LockEntry | null }[]} entry is null when the name states no platform
 */
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
 *
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

/** @param {boolean} checkOnly */
function main(checkOnly) {
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
  if (missing.length === 0) {
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
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`package-lock.json: ${missing.length} packages of other platforms added.`)
  return 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.includes('--check'))
