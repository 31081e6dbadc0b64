import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { frugalEnvironment, frugalFlags } from '#scripts/setup/memory.mjs'
import { roomyFlags } from './roomy-flags.mjs'

export interface ProductServer {
  url: string
  process: ChildProcess
  output(): string
  stop(): Promise<number | null>
}

const readyLine = /Whodini is ready: ([^\s"]+)/
const patienceMs = 120_000

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param folder of the build; this one's by default
 * @param flags of Node.js; as people start it, except in tests
 * @throws Error with everything that it wrote, when it ends or is not ready in two minutes */
export function startProduct(
  env: Record<string, string>,
  folder: string = root,
  flags: readonly string[] = process.env.VITEST ? roomyFlags : frugalFlags,
): Promise<ProductServer> {
  return whenReady(
    spawn(`${root}/node_modules/node/bin/node`, [...flags, 'server/main.ts'], {
      cwd: folder,
      // It stops when the channel closes, so also when this process is killed
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...frugalEnvironment, ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'warn', ...env },
    }),
  )
}

/** @param child a server that was just started, with its output piped
 * @throws Error with everything that it wrote, when it ends or is not ready in two minutes */
export async function whenReady(child: ChildProcess): Promise<ProductServer> {
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => fail('was not ready in time'), patienceMs)
    const fail = (why: string) => {
      clearTimeout(late)
      child.kill('SIGKILL')
      reject(new Error(`The server ${why}:\n${output}`))
    }
    const read = (text: string) => {
      output += text
      const ready = readyLine.exec(output)
      if (!ready) return
      clearTimeout(late)
      resolve(ready[1]!)
    }
    child.stdout!.setEncoding('utf8').on('data', read)
    child.stderr!.setEncoding('utf8').on('data', read)
    void ended.then((code) => fail(`ended with ${code}`))
  })
  return {
    url,
    process: child,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
