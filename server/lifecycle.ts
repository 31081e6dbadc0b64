import { format } from 'node:util'
import { say } from './log.ts'

const parentGone = 'the process that started it has ended'
const steps: (() => Promise<void>)[] = []
let listening = false
let stopping = false

// Last in, first out. Service managers send SIGTERM to every process, so only a second Ctrl-C cuts this short.
export function onStop(stop: () => Promise<void>): void {
  steps.unshift(stop)
  if (!listening) listen()
}

export const isStopping = (): boolean => stopping

function listen(): void {
  listening = true
  // Writing fails once the terminal has closed: that must not prevent the remaining steps
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.on('SIGINT', () => {
    if (stopping) process.exit(1)
    begin('Ctrl-C')
  })
  process.on('SIGTERM', () => begin('SIGTERM'))
  process.on('SIGHUP', () => begin('the terminal has closed'))
  process.on('disconnect', () => begin(parentGone))
  if (process.send && !process.connected) begin(parentGone)
}

/** Ends the process with a failure code, for its supervisor. */
export const fail = (reason: string): void => begin(reason, 1)

function begin(reason: string, code = 0): void {
  if (stopping) return
  stopping = true
  say(`Stopping (${reason}) …`)
  stopAll().then(
    () => {
      say('Stopped.')
      process.exit(code)
    },
    (error: unknown) => {
      say(format(error), 'error')
      process.exit(1)
    },
  )
}

async function stopAll(): Promise<void> {
  let failed: { error: unknown } | undefined
  for (let step = steps.shift(); step; step = steps.shift()) {
    // One failing step must not prevent the rest: the database comes last
    try {
      await step()
    } catch (error) {
      failed ??= { error }
    }
  }
  if (failed) throw failed.error
}
