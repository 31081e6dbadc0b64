// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './paths.mjs'
import { run } from './steps.mjs'

/** Chromium without a window, in which the journeys take a quarter less processor time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const ADVICE = `The browser journeys need Chromium, and there is none here. One of these brings it:
  npx playwright install --with-deps chromium
  apt-get install chromium            (Debian, as root)
  dnf install chromium                (Fedora, as root)
  brew install --cask chromium        (macOS)
or name one that is installed elsewhere: CHROMIUM_PATH=/path/to/chromium npm test`

/**
 * Installs Debian's as root on Debian or Ubuntu when none is there (in CI: none without a window).
 * @param {{ whole?: boolean }} [wanted] `whole`: as its users have it, for measuring
 * @returns {Promise<string>} absolute path of the program @throws {Error} that says what to do
 */
export async function provideChromium({ whole = false } = {}) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runs(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which does not run.`)
  }
  const found = find(whole)
  // On somebody's own machine nothing is installed if a browser is there; a CI machine is thrown away
  const enough = found && (whole || isShell(found) || !process.env.CI)
  if (enough || (found && !mayInstall())) return found
  if (!mayInstall()) throw new Error(ADVICE)
  console.log('Installing Chromium (apt-get; a minute or two) …')
  const hasShell = !whole && (await install(SHELL))
  if (!hasShell && !found) await install('chromium')
  const best = find(whole)
  if (!best) throw new Error(`apt-get installed no Chromium that runs (on Ubuntu the package needs snap).\n${ADVICE}`)
  return best
}

/** @param {boolean} whole */
const find = (whole) => candidates().find((file) => !(whole && isShell(file)) && runs(file))

/** @param {string} file */
const isShell = (file) => path.basename(file) === SHELL

/** @param {string} name of a Debian package
 * @returns {Promise<boolean>} whether it is there now */
async function install(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, quiet: true })
  return (await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env, quiet: true })) === 0
}

/** @returns {string[]} absolute paths of what looks like a Chromium, best first */
function candidates() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...onPath, ...MAC, ...playwrightsOwn()].filter((file) => existsSync(file))
}

function playwrightsOwn() {
  try {
    return [createRequire(path.join(root, 'package.json'))('playwright-core').chromium.executablePath()]
  } catch {
    return []
  }
}

/** Ubuntu's `chromium` may be a message about snap instead of a browser: only the answer counts. */
function runs(/** @type {string} */ program) {
  const answer = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 30_000 })
  return answer.status === 0 && /chrom/i.test(answer.stdout)
}

function mayInstall() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'))
}
