import type { RawRun, RecordedMove } from './recorded-move.ts'
import type { Spread } from './spread.ts'

/** What a process of many players does (`stream-load.ts`): addresses are paths, headers those of one player each. */
export type StreamJob = {
  origin: string
  parties: { stream: string; moves: string; bodies: string[]; players: Record<string, string>[] }[]
  play: { everyMs: number; warmMs: number; ms: number } | null
}

export type StreamResult = {
  streams: number
  moves: number
  seen: Spread
  answered: Spread
  missing: number
  failed: number
  messageBytes: number
  sample: string
}

/** What a bare loop says of a move (`bare-streams.ts`), and what it commits before; the runs are those of the paths
 * `/0`, `/1` and so on. */
export type BareLoop = {
  message: string
  connection: string
  poolSize: number
  statements: RecordedMove
  runs: RawRun[]
}
