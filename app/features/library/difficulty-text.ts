import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import type { Locale } from '#app/i18n/locale.ts'
import { bandOf } from './difficulty.ts'
import type { DifficultyBand } from './difficulty.ts'

const words: Record<DifficultyBand, typeof m.adventure_difficulty_beginner> = {
  beginner: m.adventure_difficulty_beginner,
  moderate: m.adventure_difficulty_moderate,
  expert: m.adventure_difficulty_expert,
}

export const bandText = (band: DifficultyBand, locale: Locale): string => words[band]({}, { locale })

/** @param difficulty from 1 to 5 */
export const difficultyText = (difficulty: number, locale: Locale = getLocale()): string =>
  bandText(bandOf(difficulty), locale)
