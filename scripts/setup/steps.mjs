// @ts-check
import { spawn } from 'node:child_process'
import os from 'node:os'
import { root } from './paths.mjs'

/** @param {number} ms */
export function formatDuration(ms) {
  if (ms < 1_000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`
}

/**
 * @template T
 * @param {string} title e.g. `Building the pages`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const began = performance.now()
  console.log(`${title} …`)
  const result = await work()
  console.log(`  done in ${formatDuration(performance.now() - began)}`)
  return result
}

/**
 * A signal that ends us ends the program too: nothing is left running.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] quiet shows the output only of a failure
 * @returns {Promise<number>} the exit code; 128 + signal, 127 when it could not be started
 */
export function run(program, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const output = quiet ? 'pipe' : 'inherit'
    const child = spawn(program, args, { cwd: root, env, stdio: ['inherit', output, output] })
    /** @type {Buffer[]} */
    const kept = []
    child.stdout?.on('data', (data) => kept.push(data))
    child.stderr?.on('data', (data) => kept.push(data))

    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      child.kill(signal)
      process.exit(128 + os.constants.signals[signal])
    }
    process.on('SIGTERM', passOn).on('SIGHUP', passOn)
    /** @param {number} code */
    const end = (code) => {
      process.off('SIGTERM', passOn).off('SIGHUP', passOn)
      if (code !== 0) process.stderr.write(Buffer.concat(kept))
      resolve(code)
    }
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`)
      end(127)
    })
    child.once('close', (code, signal) => end(code ?? 128 + (signal ? os.constants.signals[signal] : 0)))
  })
}
