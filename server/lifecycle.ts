import { say } from './log.ts'

/**
 * Stops the process cleanly, once, on Ctrl-C, SIGTERM, SIGHUP, or when the parent that started it is gone. A second signal
 * ends it at once.
 */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false
  const begin = (reason: string) => {
    if (stopping) process.exit(1)
    stopping = true
    say(`Stopping (${reason}) …`)
    stop().then(
      () => {
        say('Stopped.')
        process.exit(0)
      },
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => begin(signal))
  process.on('disconnect', () => begin('the process that started it has ended'))
}
