import { m } from '#app/i18n/generated/messages.js'
import type { Step } from '#app/features/puzzles/kit/rules/normalise.ts'

const texts = {
  compatibility: m.puzzles_step_compatibility,
  spaces: m.puzzles_step_spaces,
  typography: m.puzzles_step_typography,
  case: m.puzzles_step_case,
  ligatures: m.puzzles_step_ligatures,
  accents: m.puzzles_step_accents,
  punctuation: m.puzzles_step_punctuation,
  articles: m.puzzles_step_articles,
  numbers: m.puzzles_step_numbers,
  compact: m.puzzles_step_compact,
  lookalikes: m.puzzles_step_lookalikes,
} satisfies Record<Step, () => string>

export const stepText = (step: Step): string => texts[step]()
