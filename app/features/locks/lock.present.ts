import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'
import type { Locale } from '#app/i18n/locale.ts'

type Row = { id: string; type: string; language: Locale; title: string; question: string; isMaker: boolean }

/** A lock as its players see it: nothing of its answer, nor of what is said when it opens. */
export const presentLock = (
  { id, language, title, question, isMaker }: Row,
  type: PuzzleType,
  { configuration }: PuzzleDraft<JsonObject, JsonObject>,
) => ({ id, type: type.id, language, title, question, isMaker, presented: type.present(configuration) })

export type ShownLock = ReturnType<typeof presentLock>
