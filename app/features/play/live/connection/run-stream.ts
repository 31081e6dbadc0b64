import type { RunStreamEvents } from '#app/features/play/live/stream-events.ts'
import { beat } from '#app/shared/stream-beat.ts'
import { atFirst, stepConnection } from './stream-connection.ts'
import type { ConnectionEffect, ConnectionEvent } from './stream-connection.ts'

export type Streamed = {
  [Name in keyof RunStreamEvents]: { name: Name; data: RunStreamEvents[Name] }
}[keyof RunStreamEvents]

export type Source = { addEventListener: (name: string, listener: (event: Event) => void) => void; close: () => void }

type StreamWorld = {
  open: (address: string) => Source
  after: (ms: number, call: () => void) => () => void
  random: () => number
  /** Asks once without a stream. `over`: this player is no longer in the run. */
  look: () => Promise<'heard' | 'failed' | 'over'>
  onStreamed: (streamed: Streamed) => void
  onHeard: (heard: boolean) => void
}

const listened: Record<keyof RunStreamEvents, true> = {
  moved: true,
  party: true,
  chatted: true,
  pinged: true,
  reacted: true,
  removed: true,
}
const names = Object.keys(listened) as (keyof RunStreamEvents)[]

/** `version`: the last one that the page knows. After a break, the stream resumes after its own last event. */
export function createRunStream(runId: string, version: number, world: StreamWorld) {
  let connection = atFirst
  let told = version
  let source: Source | undefined
  let callOff: () => void = () => {}
  let stopped = false

  function take(event: ConnectionEvent): void {
    if (stopped) return
    const next = stepConnection(connection, event)
    connection = next.connection
    for (const effect of next.effects) carryOut(effect)
  }

  function carryOut(effect: ConnectionEffect): void {
    if (effect.type === 'look') return void look()
    if (effect.type === 'say') return world.onHeard(false)
    still()
    if (effect.type === 'wait') callOff = world.after(effect.ms, () => take({ type: 'silent' }))
    else if (effect.type === 'rest')
      callOff = world.after(effect.ms + world.random() * effect.spreadMs, () => take({ type: 'woken' }))
    else if (effect.type === 'open') open()
    else close()
  }

  const still = () => callOff()

  function close(): void {
    source?.close()
    source = undefined
  }

  function open(): void {
    const opened = world.open(`/api/runs/${runId}/events?after=${told}`)
    source = opened
    const isOurs = () => source === opened
    // Our own retry pace and our own `after` replace the browser's
    listenTo(opened, {
      streamed: (streamed) => isOurs() && hear(streamed),
      beat: () => isOurs() && heard(),
      broken: () => isOurs() && take({ type: 'broke' }),
    })
  }

  function heard(): void {
    world.onHeard(true)
    take({ type: 'heard' })
  }

  function hear(streamed: Streamed): void {
    if (streamed.name === 'moved') told = Math.max(told, streamed.data.version)
    heard()
    world.onStreamed(streamed)
    if (streamed.name === 'removed') take({ type: 'ended' })
  }

  async function look(): Promise<void> {
    const found = await world.look()
    if (stopped || connection.phase === 'over') return
    if (found === 'over') take({ type: 'ended' })
    // A late answer must not contradict the stream
    else if (connection.phase !== 'open') world.onHeard(found === 'heard')
  }

  return {
    show: () => take({ type: 'shown' }),
    leave: () => take({ type: 'left' }),
    wake: () => take({ type: 'woken', online: true }),
    interrupt: () => take({ type: 'broke' }),
    slept: () => take({ type: 'slept' }),
    stop() {
      stopped = true
      still()
      close()
    },
  }
}

export type RunStream = ReturnType<typeof createRunStream>

type Listener = { streamed: (streamed: Streamed) => void; beat: () => void; broken: () => void }

function listenTo(source: Source, on: Listener): void {
  for (const name of names) {
    source.addEventListener(name, (event) => {
      const streamed = parse(name, event)
      if (streamed) on.streamed(streamed)
    })
  }
  source.addEventListener(beat, on.beat)
  source.addEventListener('error', on.broken)
}

function parse(name: keyof RunStreamEvents, event: Event): Streamed | null {
  if (!('data' in event) || typeof event.data !== 'string') return null
  try {
    return { name, data: JSON.parse(event.data) } as Streamed
  } catch {
    return null
  }
}
