import { localTextOf } from '#app/features/adventure/words.ts'
import { portraitUrl } from '#app/features/media/asset.present.ts'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { CreatorRow } from './creator.queries.server.ts'

export type CreatorPage = ReturnType<typeof presentCreator>

export function presentCreator(row: CreatorRow, locale: Locale) {
  const story = localTextOf(row, 'bio', ['en', 'fr'])
  return {
    id: row.id,
    name: row.name,
    story: textIn(story, locale, 'en').trim(),
    storyLanguage: foreignIn(story, locale, 'en'),
    avatar: portraitUrl(row.avatar),
    /** Year and month; the day is private */
    since: row.since.toISOString().slice(0, 7),
    adventures: row.count,
    plays: row.plays,
  }
}
