/** What a process of many players is told to do; see `stream-load.ts`. Addresses are paths, headers those of one player each. */
export type StreamJob = {
  origin: string
  /** The players of each party, each with what opens their stream and what moves for them, by turns. */
  parties: { stream: string; moves: string; bodies: string[]; players: Record<string, string>[] }[]
  /** Null: only hold the streams, until told to end. */
  play: { everyMs: number; warmMs: number; ms: number } | null
}

/** Milliseconds. */
export type Spread = { p50: number; p99: number; most: number }

export type StreamResult = {
  streams: number
  moves: number
  /** From the sending of a move until another player's process has the message of it, one for each of them. */
  seen: Spread
  /** From the sending of a move until its answer. */
  answered: Spread
  /** Messages that never came to somebody, and moves that were not accepted. */
  missing: number
  failed: number
  /** Of a message of a move, in bytes. */
  messageBytes: number
  /** One of them, for whoever shall send the same. */
  sample: string
}
