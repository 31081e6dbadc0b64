/**
 * How a page keeps in touch with its run. Most of the time a stream is open. When it breaks, the page asks for the state of the run
 * itself, again and again, until a stream holds: so a place that lets no streams through still plays, only a little later.
 */
export type Connection = {
  /** `hidden`: nobody looks at the page. `trying`: opened, and nothing heard yet. `over`: nothing will ever come again. */
  phase: 'hidden' | 'trying' | 'open' | 'resting' | 'over'
  /** Streams that broke one after the other. */
  failures: number
}

export type ConnectionEvent =
  | { type: 'shown' | 'left' }
  /** The stream said something. */
  | { type: 'heard' }
  /** It broke off, or stayed silent for too long. */
  | { type: 'broke' }
  /** The rest is over, or the network is back. */
  | { type: 'woken'; online?: boolean }
  | { type: 'ended' }

export type ConnectionEffect =
  | { type: 'open' | 'close' | 'look' }
  /** A stream that has said nothing by then counts as broken: some proxies keep everything to themselves. */
  | { type: 'wait'; ms: number }
  /** At least `ms`, and up to `spreadMs` more, by chance: pages that lost the same server do not all come back in the same moment. */
  | { type: 'rest'; ms: number; spreadMs: number }

export const atFirst: Connection = { phase: 'hidden', failures: 0 }

/** How long a stream may take until it says its first word, in ms. */
export const firstWordMs = 8_000

/** Between two looks while no stream holds, in ms; chance comes on top. */
export const longestRestMs = 4_000

/** Over how long the pages come back that a restart cut off at once, in ms. */
export const restSpreadMs = 2_000

/** After so many failures in a row only every eighth rest tries a stream again; the looks go on. */
const patience = 5
const restMs = (failures: number) => Math.min(longestRestMs, 500 * 2 ** Math.min(8, failures - 1))
const triesStream = (failures: number) => failures < patience || failures % 8 === 0

type Step = { connection: Connection; effects: readonly ConnectionEffect[] }

/** One step of the connection. Pure. */
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
