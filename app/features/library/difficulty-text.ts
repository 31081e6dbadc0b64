import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import type { Locale } from '#app/i18n/locale.ts'

/** @param difficulty from 1 to 5 */
export function difficultyText(difficulty: number, locale: Locale = getLocale()): string {
  if (difficulty <= 2) return m.adventure_difficulty_beginner({}, { locale })
  return difficulty === 3
    ? m.adventure_difficulty_moderate({}, { locale })
    : m.adventure_difficulty_expert({}, { locale })
}
