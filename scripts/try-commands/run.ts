/** `npm run test:commands`: every command of the README, each on a clone of what is committed that has only run
 * `npm start`. Words as further arguments choose commands that hold one of them. */
import { execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '#scripts/setup/paths.mjs'
import { formatDuration } from '#scripts/setup/steps.mjs'
import { freePort } from '#tests/support/free-port.ts'
import { Person } from '#tests/support/person.ts'
import { forms, signedUp } from './forms.ts'
import type { Form } from './forms.ts'
import { throwAwayFolder } from '#server/postgres/throw-away-folder.ts'

const patienceMs = 20 * 60_000
const words = process.argv.slice(2)
const { path: clone, remove } = throwAwayFolder('whodini-commands-')

/** A stranger's: without variables of the npm that runs this or of an installation of ours. */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|DATABASE_URL$|DATA_DIR$|PUBLIC_URL$)/.test(name)),
  ),
  PATH: (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter),
  PORT: String(await freePort()),
}

async function tryOut({ command, says, mayMiss, serves, env }: Form): Promise<string> {
  const child = spawn('sh', ['-c', `exec ${command}`], { cwd: clone, env: { ...environment, ...env } })
  const late = setTimeout(() => child.kill('SIGTERM'), patienceMs)
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ready = new Promise<string | undefined>((resolve) => {
    const read = (text: string) => {
      // Vitest colours its lines even without a terminal
      output += stripVTControlCharacters(text)
      const [, url] = /is ready: (http\S+)/.exec(output) ?? []
      if (serves && url) resolve(url)
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    void ended.then(() => resolve(undefined))
  })
  try {
    const url = await ready
    if (url) {
      const answered = await fetch(url)
      if (answered.status !== 200) output += `\nThe home page answers ${answered.status}.`
      if (command === 'npm start') await new Person(url).signUp(signedUp)
      child.kill('SIGTERM')
    }
    const code = await ended
    // Vite exits with the signal's code
    const isDone = code === 0 || (mayMiss && code === 1) || (serves && code === 128 + constants.signals.SIGTERM)
    const fails = !isDone || !says.test(output) || /ERR_MODULE_NOT_FOUND/.test(output)
    return fails ? `it ended with ${code}\n${output.slice(-3_000)}` : ''
  } finally {
    clearTimeout(late)
    child.kill('SIGKILL')
  }
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: clone, encoding: 'utf8' })

/** Files that are not in the repository, or were changed. */
const strays = (): string[] =>
  git('status', '--porcelain', '--ignored')
    .split('\n')
    .filter((line) => /^(\?\?|!!) /.test(line))
    .map((line) => line.slice('!! '.length))

const failed: string[] = []
try {
  execFileSync('git', ['clone', '--quiet', root, clone])
  let left: string[] | undefined
  for (const form of forms) {
    if (left && words.length > 0 && !words.some((word) => form.command.includes(word))) continue
    const began = performance.now()
    const fault = await tryOut(form)
    console.log(`${fault ? '✗' : '✓'} ${form.command} (${formatDuration(performance.now() - began)}) ${fault}`.trim())
    if (fault) failed.push(form.command)
    left ??= strays()
    if (form.command === 'npm start' && fault) break
    git('checkout', '--quiet', '.')
    for (const stray of strays()) if (!left.includes(stray)) rmSync(path.join(clone, stray), { recursive: true })
  }
} finally {
  remove()
}
console.log(failed.length === 0 ? 'All commands work.' : `Failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
