import { accessibilityTagText, contentWarningText, kindText } from '#app/features/adventure/catalogue-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { ListedDetailRow } from './adventure-page.queries.server.ts'
import { presentCard } from './card.present.ts'

/** What the adventure page shows. */
export type AdventurePage = ReturnType<typeof presentAdventure>

export function presentAdventure(row: ListedDetailRow, locale: Locale) {
  return {
    ...presentCard(row, locale),
    kindLabel: kindText(row.kind, locale),
    averagePlaytimeMinutes: row.averagePlaytimeMinutes,
    totalPlays: row.totalPlays,
    trailerUrl: row.trailerUrl,
    accessibilityTags: row.accessibilityTags.map((tag) => accessibilityTagText(tag, locale)),
    contentWarnings: row.contentWarnings.map((warning) => contentWarningText(warning, locale)),
  }
}
