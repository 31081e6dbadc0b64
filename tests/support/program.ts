import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Program {
  process: ChildProcess
  /** Its first line on standard output; rejects, with what it wrote, when it ends without one. */
  firstLine: Promise<string>
  /** Resolves with the exit code and everything that it wrote, once it ended. */
  ended: Promise<{ code: number | null; output: string }>
}

/**
 * Starts a script of the repository, e.g. `scripts/start.mjs`, as a process of its own.
 *
 * @param script path from the root of the repository; it runs on the Node.js that runs the tests
 */
export function startProgram(script: string, args: readonly string[] = [], env: Record<string, string> = {}): Program {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let output = ''
  let line = ''
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const firstLine = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      line += text
      if (line.includes('\n')) resolve(line.slice(0, line.indexOf('\n')))
    })
    void ended.then(({ code }) => reject(new Error(`${script} ended with ${code}:\n${output}`)))
  })
  firstLine.catch(() => {})
  return { process: child, firstLine, ended }
}
