import { titleIn } from '#app/features/library/wishes/wish.present.ts'
import { findShown } from '#app/features/library/adventure-page.queries.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { readStanding } from './read-reviews.server.ts'

type Asked = { userId: string; adventureId: string; locale: Locale }

/** @throws AppError notFound when visitors may not see the adventure */
export async function readReviewPage(database: Database, { userId, adventureId, locale }: Asked) {
  const [adventure, standing] = await Promise.all([
    findShown(database, adventureId),
    readStanding(database, adventureId, { userId, guestHash: null }),
  ])
  if (!adventure) throw new AppError('notFound')
  const isKit = adventure.kind !== 'online-adventure'
  return { adventureId, title: titleIn(adventure, locale), isKit, ...standing }
}
