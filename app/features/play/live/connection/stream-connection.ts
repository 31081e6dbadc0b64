import { silentAfterMs } from '#app/shared/stream-beat.ts'

/** By a stream and, while it is broken, by polling, so that the game can be played on a network without streams. */
export type Connection = {
  /** `trying`: opened, nothing received yet. `over`: nothing will ever arrive again. */
  phase: 'hidden' | 'trying' | 'open' | 'resting' | 'over'
  failures: number
}

export type ConnectionEvent =
  | { type: 'shown' | 'left' }
  | { type: 'heard' }
  | { type: 'broke' }
  /** Nothing arrived in time, or the computer slept: nobody closed the stream, yet it may be dead. */
  | { type: 'silent' | 'slept' }
  | { type: 'woken'; online?: boolean }
  | { type: 'ended' }

export type ConnectionEffect =
  | { type: 'open' | 'close' | 'look' | 'say' }
  /** For the next message: some proxies buffer everything, and a half-open connection swallows it. */
  | { type: 'wait'; ms: number }
  /** At least `ms` plus a random part of `spreadMs`: pages must not all come back at the same moment. */
  | { type: 'rest'; ms: number; spreadMs: number }

export const atFirst: Connection = { phase: 'hidden', failures: 0 }

export const firstWordMs = 8_000

export const longestRestMs = 4_000

export const restSpreadMs = 2_000

/** After this many failures, only every eighth rest tries a stream; the looks continue. */
const patience = 5
const restMs = (failures: number) => Math.min(longestRestMs, 500 * 2 ** Math.min(8, failures - 1))
const triesStream = (failures: number) => failures < patience || failures % 8 === 0

type Step = { connection: Connection; effects: readonly ConnectionEffect[] }

export function stepConnection(connection: Connection, event: ConnectionEvent): Step {
  const { phase, failures } = connection
  if (phase === 'over') return { connection, effects: [] }
  switch (event.type) {
    case 'shown':
      return phase === 'hidden' ? begin(0) : { connection, effects: [] }
    case 'left':
      return { connection: atFirst, effects: [{ type: 'close' }] }
    case 'heard':
      return holdsStream(phase)
        ? { connection: { phase: 'open', failures: 0 }, effects: [{ type: 'wait', ms: silentAfterMs }] }
        : { connection, effects: [] }
    case 'broke':
      return holdsStream(phase) ? rest(failures + 1, [{ type: 'close' }]) : { connection, effects: [] }
    case 'silent':
      return phase === 'trying' ? stepConnection(connection, { type: 'broke' }) : anew(connection)
    case 'slept':
      return anew(connection)
    case 'woken':
      if (phase !== 'resting') return { connection, effects: [] }
      if (event.online || triesStream(failures))
        return begin(event.online ? 0 : failures, failures > 1 ? [{ type: 'look' }] : [])
      return rest(failures + 1, [{ type: 'look' }])
    case 'ended':
      return { connection: { phase: 'over', failures: 0 }, effects: [{ type: 'close' }] }
  }
}

const holdsStream = (phase: Connection['phase']): boolean => phase === 'trying' || phase === 'open'

/** `say`: the page tells the player that the line is silent. The look helps where new streams are just as dead. */
const anew = (connection: Connection): Step =>
  connection.phase === 'open'
    ? begin(1, [{ type: 'say' }, { type: 'close' }, { type: 'look' }])
    : { connection, effects: [] }

const begin = (failures: number, before: ConnectionEffect[] = []): Step => ({
  connection: { phase: 'trying', failures },
  effects: [...before, { type: 'open' }, { type: 'wait', ms: firstWordMs }],
})

const rest = (failures: number, before: ConnectionEffect[]): Step => ({
  connection: { phase: 'resting', failures },
  effects: [...before, { type: 'rest', ms: restMs(failures), spreadMs: restSpreadMs }],
})
