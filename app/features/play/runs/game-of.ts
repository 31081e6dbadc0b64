import { offersNow } from '#app/features/adventure/checks/search/goals.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import type { Game } from '#app/features/engine/turn.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/judge-puzzles.ts'

/** What the engine needs of an edition. */
export const gameOf = (document: EditionDocument, secrets: EditionSecrets, isPlaytest: boolean): Game => ({
  edition: document,
  secrets,
  judge: puzzleJudge,
  isPlaytest,
  goals: (...asked) => offersNow({ document, secrets }, ...asked),
})
