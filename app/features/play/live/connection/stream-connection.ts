/** By a stream, and while it is broken by asking, so that a network without streams still plays. */
export type Connection = {
  /** `trying`: opened, nothing heard yet. `over`: nothing will ever come again. */
  phase: 'hidden' | 'trying' | 'open' | 'resting' | 'over'
  failures: number
}

export type ConnectionEvent =
  | { type: 'shown' | 'left' }
  | { type: 'heard' }
  | { type: 'broke' }
  | { type: 'woken'; online?: boolean }
  | { type: 'ended' }

export type ConnectionEffect =
  | { type: 'open' | 'close' | 'look' }
  /** A silent stream counts as broken: some proxies hold everything back. */
  | { type: 'wait'; ms: number }
  /** At least `ms`, at most `spreadMs` more, by chance: pages must not all come back at once. */
  | { type: 'rest'; ms: number; spreadMs: number }

export const atFirst: Connection = { phase: 'hidden', failures: 0 }

export const firstWordMs = 8_000

export const longestRestMs = 4_000

export const restSpreadMs = 2_000

/** After so many failures only every eighth rest tries a stream; the looks go on. */
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
      return phase === 'trying'
        ? { connection: { phase: 'open', failures: 0 }, effects: [] }
        : { connection, effects: [] }
    case 'broke':
      return phase === 'trying' || phase === 'open'
        ? rest(failures + 1, [{ type: 'close' }])
        : { connection, effects: [] }
    case 'woken':
      if (phase !== 'resting') return { connection, effects: [] }
      if (event.online || triesStream(failures))
        return begin(event.online ? 0 : failures, failures > 1 ? [{ type: 'look' }] : [])
      return rest(failures + 1, [{ type: 'look' }])
    case 'ended':
      return { connection: { phase: 'over', failures: 0 }, effects: [{ type: 'close' }] }
  }
}

const begin = (failures: number, before: ConnectionEffect[] = []): Step => ({
  connection: { phase: 'trying', failures },
  effects: [...before, { type: 'open' }, { type: 'wait', ms: firstWordMs }],
})

const rest = (failures: number, before: ConnectionEffect[]): Step => ({
  connection: { phase: 'resting', failures },
  effects: [...before, { type: 'rest', ms: restMs(failures), spreadMs: restSpreadMs }],
})
