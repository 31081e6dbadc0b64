import { adventures } from '#database/schema/adventures.ts'

/** The columns that the page of an adventure of any kind reads. */
export const aboutColumns = {
  id: adventures.id,
  creatorId: adventures.creatorId,
  kind: adventures.kind,
  category: adventures.category,
  title: adventures.title,
  description: adventures.description,
  translations: adventures.translations,
  primaryLanguage: adventures.primaryLanguage,
  languages: adventures.languages,
  priceCents: adventures.priceCents,
  status: adventures.status,
  deletedAt: adventures.deletedAt,
  editionId: adventures.publishedEditionId,
}
