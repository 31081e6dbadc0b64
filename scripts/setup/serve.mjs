// @ts-check
import { spawn } from 'node:child_process'
import os from 'node:os'
import { compileCache, projectNode, root } from './paths.mjs'

/**
 * Runs a script of ours on the project's Node.js and ends as it ends.
 *
 * Ctrl-C and the end of the terminal reach it without us, because the system sends them to every process in the
 * foreground; SIGTERM is for us alone and passed on. Should we be killed, the channel between us closes: the server
 * stops on that.
 *
 * @param {string} script e.g. `server/main.ts`
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function serve(script, args, env) {
  const child = spawn(projectNode(), [script, ...args], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  process.on('SIGINT', () => {}).on('SIGHUP', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.once('error', (error) => {
    console.error(`${script} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (signal ? os.constants.signals[signal] : 0)))
}
