import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { roomyFlags } from './roomy-flags.mjs'

export interface Program {
  process: ChildProcess
  firstLine: Promise<string>
  ended: Promise<{ code: number | null; output: string }>
}

export function startProgram(script: string, args: readonly string[] = [], env: Record<string, string> = {}): Program {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const child = spawn(process.execPath, [...roomyFlags, script, ...args], {
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
