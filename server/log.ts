import { format } from 'node:util'

type Level = 'debug' | 'info' | 'warn' | 'error'

function writeJson(level: Level, message: string): void {
  const line = `${JSON.stringify({ at: new Date().toISOString(), level, message })}\n`
  if (level === 'warn' || level === 'error') process.stderr.write(line)
  else process.stdout.write(line)
}

/** Plain text for a person at the terminal; JSON on a public server, whose lines programs read. */
export function say(line: string, level: Level = 'info'): void {
  if (process.env.PUBLIC_URL) writeJson(level, line.trim())
  else if (level === 'error') process.stderr.write(`${line}\n`)
  else process.stdout.write(`${line}\n`)
}

/** Turns the output of packages and Node itself into log lines; their chatter shows with LOG_LEVEL=debug only. */
export function writeAllAsJson(): void {
  const chat = (...given: unknown[]) =>
    process.env.LOG_LEVEL === 'debug' ? writeJson('debug', format(...given)) : undefined
  console.debug = console.log = console.info = chat
  console.warn = (...given) => writeJson('warn', format(...given))
  console.error = (...given) => writeJson('error', format(...given))
  process.removeAllListeners('warning').on('warning', (warning) => writeJson('warn', format(warning)))
  process.on('uncaughtException', (error) => {
    writeJson('error', format(error))
    process.exit(1)
  })
}

export async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const from = performance.now()
  const result = await run()
  say(`  ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`)
  return result
}
