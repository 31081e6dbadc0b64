import { roleIn } from '#app/features/drafts/draft.policy.ts'
import type { Person } from '#app/features/drafts/draft.policy.ts'
import { presentAsset } from '#app/features/media/asset.present.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { ProjectRow } from './project.queries.server.ts'
import { daysLeft } from './trash.ts'
import type { TrashRow } from './trash.queries.server.ts'

export type ProjectCard = ReturnType<typeof presentProject>

export type TrashedProject = ReturnType<typeof presentTrashed>

type Words = {
  title: string
  description: string
  primaryLanguage: Locale
  translations: Record<string, Record<string, unknown>>
}

function textOf(row: Words, field: 'title' | 'description', locale: Locale): string {
  const given = locale === row.primaryLanguage ? undefined : row.translations[locale]?.[field]
  return typeof given === 'string' && given.trim() !== '' ? given : row[field]
}

/** @param reader for whom `role` is told; what it earns is its owner's to know */
export function presentProject(row: ProjectRow, locale: Locale, reader: Person) {
  const role = roleIn(reader, { creatorId: row.creatorId, coAuthor: row.part })!
  const isOwner = role.name === 'owner'
  return {
    id: row.id,
    title: textOf(row, 'title', locale),
    description: textOf(row, 'description', locale),
    kind: row.kind,
    category: row.category,
    status: row.status,
    difficulty: row.difficulty,
    priceCents: row.priceCents,
    totalPlays: row.totalPlays,
    averageRating: row.averageRating,
    cover: row.cover ? presentAsset(row.cover) : null,
    revenueCents: isOwner ? row.revenueCents : null,
    role,
    owner: isOwner ? null : (row.owner ?? ''),
    updatedAt: row.updatedAt,
  }
}

export const presentTrashed = (row: TrashRow, locale: Locale, now: Date) => ({
  id: row.id,
  title: textOf(row, 'title', locale),
  kind: row.kind,
  daysLeft: row.deletedAt ? daysLeft(row.deletedAt, now) : 0,
})
