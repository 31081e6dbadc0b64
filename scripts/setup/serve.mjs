// @ts-check
import { spawn } from 'node:child_process'
import os from 'node:os'
import { compileCache, projectNode, root } from './paths.mjs'

/**
 * The system sends Ctrl-C to every foreground process; SIGTERM reaches only us, so we pass it on.
 * @param {string} script e.g. `server/main.ts`
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} [flags] of Node.js
 */
export function serve(script, args, env, flags = []) {
  const child = spawn(projectNode(), [...flags, script, ...args], {
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
