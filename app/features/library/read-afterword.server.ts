import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { presentLibraryCard } from './card.present.ts'
import type { Card } from './card.present.ts'
import { listNext } from './next-adventures.queries.server.ts'
import { readStanding } from './reviews/read-reviews.server.ts'
import type { RatingStanding } from './reviews/review.policy.ts'
import type { OwnReview } from './reviews/review.present.ts'

const mostNext = 3

/** `review` is null when the adventure is no longer shown. */
export type Afterword = { review: { standing: RatingStanding; own: OwnReview | null } | null; next: Card[] }

export async function readAfterword(
  database: Database,
  { adventureId, person, locale }: { adventureId: string; person: Person; locale: Locale },
): Promise<Afterword> {
  const [review, next] = await Promise.all([
    readStandingIfShown(database, adventureId, person),
    listNext(database, { adventureId, person, most: mostNext }),
  ])
  return { review, next: next.map((row) => presentLibraryCard(row, locale)) }
}

async function readStandingIfShown(
  database: Database,
  adventureId: string,
  person: Person,
): Promise<Afterword['review']> {
  try {
    return await readStanding(database, adventureId, person)
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return null
    throw error
  }
}
