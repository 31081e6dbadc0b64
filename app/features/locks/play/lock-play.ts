import type { Json, PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'

/** How far this browser has come. */
export type LockPlay = {
  attemptsLeft: number
  pausedForMs: number
  /** The pause comes from wrong answers by others behind the same address. */
  isShared: boolean
  tried: readonly string[]
  view: Json
  /** What is said to those who have opened it; null before. */
  opened: { text: string; link: string; told: string | null } | null
}

/** The answer to an answer. */
export type LockReply = {
  play: LockPlay
  feedback: PlayerViewProps['feedback']
  /** It was not judged: a pause, or nothing that the puzzle takes. */
  refused: 'paused' | 'malformedAnswer' | null
  /** The browser sent no cookie: where it sends none the next time either, it keeps none. */
  isNew: boolean
}
