import { categoryText } from '#app/features/adventure/catalogue-text.ts'
import { playtimeOf } from '#app/features/adventure/playtime.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { ListedRow } from './library.queries.server.ts'

/* Text leaves the server in the reader's language, so the browser needs no list of all of it. */

export type Card = ReturnType<typeof presentCard>

/** A missing text falls back to the primary language, whose code is added so that screen readers pronounce it right. */
function words(row: Pick<ListedRow, 'title' | 'description' | 'translations' | 'primaryLanguage'>, locale: Locale) {
  const translated = locale === row.primaryLanguage ? undefined : row.translations[locale]
  const isForeign = row.primaryLanguage !== locale
  const text = (field: 'title' | 'description') => {
    const given = translated?.[field]
    return typeof given === 'string' && given.trim() !== ''
      ? { text: given, foreign: false }
      : { text: row[field], foreign: isForeign && row[field].trim() !== '' }
  }
  const title = text('title')
  const description = text('description')
  return {
    title: title.text,
    description: description.text,
    ...(title.foreign && { titleLanguage: row.primaryLanguage }),
    ...(description.foreign && { descriptionLanguage: row.primaryLanguage }),
  }
}

export const coverAddress = (name: string | null) => (name ? `/media/${name}.webp` : null)

export function presentCard(row: ListedRow, locale: Locale) {
  return {
    id: row.id,
    ...words(row, locale),
    kind: row.kind,
    category: categoryText(row.category, locale),
    difficulty: row.difficulty,
    playtime: playtimeOf(row),
    priceCents: row.priceCents,
    recommendedPlayers: row.recommendedPlayers,
    comingSoon: row.status === 'coming_soon',
    averageRating: row.averageRating,
    reviewCount: row.reviewCount,
    languages: row.languages,
    cover: coverAddress(row.coverName),
    creatorName: row.creatorName,
  }
}

const longestSummary = 200

export function presentLibraryCard(row: ListedRow, locale: Locale): Card {
  const card = presentCard(row, locale)
  if (card.description.length <= longestSummary) return card
  const cut = card.description
    .slice(0, longestSummary)
    .toWellFormed()
    .replace(/\s+\S*$/u, '')
    .replace(/[\s.,:;…–—-]+$/u, '')
  return { ...card, description: `${cut}…` }
}
