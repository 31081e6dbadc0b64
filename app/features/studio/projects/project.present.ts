import { presentAsset } from '#app/features/media/asset.present.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { ProjectRow } from './project.queries.server.ts'

/** A card of the studio's list. */
export type ProjectCard = ReturnType<typeof presentProject>

/** Title and description as the reader's language has them; a missing text falls back to the primary one. */
export function presentProject(row: ProjectRow, locale: Locale) {
  const translated = locale === row.primaryLanguage ? undefined : row.translations[locale]
  const text = (field: 'title' | 'description') => {
    const given = translated?.[field]
    return typeof given === 'string' && given.trim() !== '' ? given : row[field]
  }
  return {
    id: row.id,
    title: text('title'),
    description: text('description'),
    kind: row.kind,
    category: row.category,
    status: row.status,
    difficulty: row.difficulty,
    priceCents: row.priceCents,
    totalPlays: row.totalPlays,
    averageRating: row.averageRating,
    cover: row.cover ? presentAsset(row.cover) : null,
    revenueCents: row.revenueCents,
    updatedAt: row.updatedAt,
  }
}
