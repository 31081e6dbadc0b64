// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectNode, root } from './paths.mjs'
import { run, step } from './steps.mjs'

const stamp = path.join(root, 'build', 'stamp')
const result = path.join(root, 'build', 'server', 'index.js')

const SOURCES = ['app', 'server', 'database', 'public', 'samples', 'vite']
const SETTINGS = [
  'i18n.config.mjs',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vite.game-file.config.ts',
]
/** Made by the build itself, or read by tests only. */
const IGNORED = /(^app\/i18n\/generated(-split)?(\/|$))|(\.test\.tsx?$)/

const MESSAGES = ['app/i18n/messages', 'app/features/puzzles/types']
/** The compiler's own sources and settings. */
const COMPILER = [
  'i18n.config.mjs',
  'package-lock.json',
  'scripts/compile-messages.mjs',
  'scripts/setup/isolate-names.mjs',
  'scripts/setup/keep-plural-rules.mjs',
  'scripts/setup/write-in-turn.mjs',
]

/** Run over the pages that were built. */
const FINISHERS = ['scripts/lean-manifest.mjs', 'scripts/compress-files.ts']

/** Equal sources have equal fingerprints, whatever the dates of the files.
 * @param {string} [folder] the root of the repository */
export const fingerprintSources = (folder = root) =>
  fingerprint(folder, [...SOURCES.flatMap((name) => listFiles(folder, name)), ...SETTINGS, ...COMPILER, ...FINISHERS])

/** @param {string} [folder] the root of the repository */
export const fingerprintMessages = (folder = root) =>
  fingerprint(folder, [
    ...MESSAGES.flatMap((name) => listFiles(folder, name)).filter((file) => /\/messages\/.+\.json$/.test(file)),
    ...COMPILER,
  ])

/** @param {string} folder
 * @param {readonly string[]} files */
function fingerprint(folder, files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const place = path.join(folder, file)
    if (existsSync(place)) hash.update(`${file}\0${statSync(place).size}\0`).update(readFileSync(place))
  }
  return hash.digest('hex')
}

/** Skips a build from the very same sources. @throws when it fails */
export async function ensureBuilt() {
  const fingerprint = fingerprintSources()
  if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  await step('Building the pages', build)
  writeFileSync(stamp, fingerprint)
}

/** Skips texts that were compiled already; the compiler empties the folder, and with it the stamp.
 * @throws when it fails */
export async function ensureMessages() {
  const fingerprint = fingerprintMessages()
  const stamp = path.join(root, 'app', 'i18n', 'generated', 'stamp')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  await step('Compiling the texts', () => runCompiler())
  writeFileSync(stamp, fingerprint)
}

/** @param {string[]} args */
async function runCompiler(...args) {
  if ((await run(projectNode(), ['scripts/compile-messages.mjs', ...args], { quiet: true })) !== 0)
    throw new Error('The texts could not be compiled.')
}

async function build() {
  rmSync(stamp, { force: true })
  mkdirSync(path.dirname(stamp), { recursive: true })
  await runCompiler('--split')
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await run(projectNode(), ['node_modules/@react-router/dev/bin.cjs', 'build'], { env, quiet: true })
  if (code !== 0) throw new Error('The build failed.')
  const player = ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.game-file.config.ts']
  if ((await run(projectNode(), player, { env, quiet: true })) !== 0) throw new Error('The build failed.')
  for (const script of FINISHERS)
    if ((await run(projectNode(), [script, 'build/client'], { quiet: true })) !== 0)
      throw new Error('The build failed.')
}

/**
 * @param {string} folder
 * @param {string} name path below the folder, with slashes
 * @returns {string[]} paths below the folder, always in the same order
 */
function listFiles(folder, name) {
  if (IGNORED.test(name) || !existsSync(path.join(folder, name))) return []
  return readdirSync(path.join(folder, name), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = `${name}/${entry.name}`
      if (entry.isDirectory()) return listFiles(folder, below)
      return IGNORED.test(below) ? [] : [below]
    })
}
