import { assetUrl } from '#app/features/media/asset.present.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { CreatorRow } from './creator.queries.server.ts'

export type CreatorPage = ReturnType<typeof presentCreator>

function storyOf({ bio, translations }: CreatorRow, locale: Locale): string {
  const translated = translations[locale]?.bio
  return typeof translated === 'string' && translated.trim() !== '' ? translated : bio
}

export function presentCreator(row: CreatorRow, locale: Locale) {
  return {
    id: row.id,
    name: row.displayName,
    story: storyOf(row, locale).trim(),
    avatar:
      row.avatarName !== null && row.avatarMime !== null
        ? assetUrl({ name: row.avatarName, mime: row.avatarMime })
        : null,
    /** Year and month; the day is private */
    since: row.since.toISOString().slice(0, 7),
    adventures: row.count,
    plays: row.plays,
  }
}
