import type { Locale } from '#app/i18n/locale.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { placedPuzzles } from '#app/features/engine/lookup.ts'
import type { RunOfPerson } from '#app/features/play/runs/run.queries.server.ts'

/** `away`: put away by its host, and can be taken up again. `stopped`: its purchase was taken back. */
export type GameState = 'open' | 'finished' | 'away' | 'stopped'

export type LobbyGame = {
  id: string
  state: GameState
  isPlaytest: boolean
  isHost: boolean
  /** The reader's scene, or the ending's title; may be empty. In `language`. */
  place: string
  language: Locale
  puzzlesSolved: number
  puzzlesInAll: number
  companions: string[]
  /** When it was finished or last played; ISO 8601, UTC. */
  at: string
  score: number | null
  activeMs: number
}

const states = { active: 'open', halted: 'open', finished: 'finished', abandoned: 'away' } as const

export function presentGame(run: RunOfPerson, document: EditionDocument): LobbyGame {
  const state = run.isStopped ? 'stopped' : states[run.status]
  const words =
    state === 'finished' ? (run.endingTitle ?? {}) : (document.scenes.find(({ id }) => id === run.sceneId)?.name ?? {})
  return {
    id: run.id,
    state,
    isPlaytest: run.isPlaytest,
    isHost: run.isHost,
    place: textIn(words, run.language, document.primaryLanguage),
    language: run.language,
    puzzlesSolved: run.puzzlesSolved,
    puzzlesInAll: placedPuzzles(document).length,
    companions: run.companions,
    at: (run.finishedAt ?? run.lastPlayedAt).toISOString(),
    score: run.score,
    activeMs: run.activeMs,
  }
}
