import { isShown } from '#app/shared/statuses.ts'
import { localTextOf } from '#app/features/adventure/words.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { foreignIn, isBlank, textIn } from '#app/i18n/local-text.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import type { loadEdition } from './editions.server.ts'

type Row = Pick<typeof adventures.$inferSelect, 'status' | 'title' | 'translations' | 'primaryLanguage'> & {
  sceneId: string | null
  cover: { name: string; mime: string } | null
}

/** What `shownAdventure` reads of an adventure that is joined to its public cover. */
export const shownColumns = {
  title: adventures.title,
  translations: adventures.translations,
  primaryLanguage: adventures.primaryLanguage,
  cover: { name: assets.name, mime: assets.mime },
}

export type ShownAdventure = { title: string; titleLanguage: Locale | undefined; picture: string | null }

/** Uses the adventure's current title and cover, or those of the edition if it is not shown. */
export function shownAdventure(
  row: Row,
  { document, media }: Awaited<ReturnType<typeof loadEdition>>,
  locale: Locale,
): ShownAdventure {
  const isPublic = isShown(row.status)
  const now = isPublic ? localTextOf(row, 'title', [row.primaryLanguage, locale]) : {}
  const title = isBlank(now) ? document.title : now
  const scene = document.scenes.find(({ id }) => id === row.sceneId)
  const scenePicture = scene?.imageAssetId ? media.get(scene.imageAssetId) : undefined
  return {
    title: textIn(title, locale, row.primaryLanguage),
    titleLanguage: foreignIn(title, locale, row.primaryLanguage),
    picture: isPublic && row.cover ? assetUrl(row.cover) : row.status === 'in_review' ? null : (scenePicture ?? null),
  }
}
