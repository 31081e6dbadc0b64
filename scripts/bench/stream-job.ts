/** What a process of many players does (`stream-load.ts`): addresses are paths, headers those of one player each. */
export type StreamJob = {
  origin: string
  parties: { stream: string; moves: string; bodies: string[]; players: Record<string, string>[] }[]
  play: { everyMs: number; warmMs: number; ms: number } | null
}

export type Spread = { p50: number; p99: number; most: number }

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
