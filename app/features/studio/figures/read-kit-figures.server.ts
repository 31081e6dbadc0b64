import { and, eq, isNull, sql } from 'drizzle-orm'
import { readKitSecrets } from '#app/features/kits/compile/kit-edition.schema.ts'
import type { KitDocument } from '#app/features/kits/compile/kit-edition.schema.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { puzzlesByName, stepsOf } from '#app/features/kits/hints/hint-steps.ts'
import { editionTotals } from '#app/features/play/figures/figures.queries.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'
import { kitHintDays } from '#database/schema/kits.ts'
import { reviews } from '#database/schema/play.ts'
import type { HintFigures, KitFigures } from './figures-view.ts'

export async function readRatings(database: Queryable, adventureId: string): Promise<KitFigures['ratings']> {
  const rows = await database
    .select({ rating: reviews.rating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(eq(reviews.adventureId, adventureId), isNull(reviews.hiddenAt)))
    .groupBy(reviews.rating)
  const stars = [1, 2, 3, 4, 5].map((star) => rows.find(({ rating }) => rating === star)?.count ?? 0)
  const count = stars.reduce((sum, each) => sum + each)
  const points = stars.reduce((sum, each, at) => sum + each * (at + 1), 0)
  return { average: count > 0 ? points / count : null, count, stars }
}

/** Downloads are already added up as they happen. */
export async function readKitFigures(database: Queryable, editionId: string) {
  const [{ plays }, [edition], opened] = await Promise.all([
    editionTotals(database, editionId),
    database
      .select({ document: editions.document, secrets: editionSecrets.document })
      .from(editions)
      .innerJoin(editionSecrets, eq(editionSecrets.editionId, editions.id))
      .where(eq(editions.id, editionId)),
    database
      .select({
        puzzleId: kitHintDays.puzzleId,
        step: kitHintDays.step,
        count: sql<number>`sum(${kitHintDays.count})::int`,
      })
      .from(kitHintDays)
      .where(eq(kitHintDays.editionId, editionId))
      .groupBy(kitHintDays.puzzleId, kitHintDays.step),
  ])
  if (!edition) throw new AppError('notFound', { log: `no edition ${editionId}` })
  const kit = readKitSecrets(edition.secrets)
  if (kit.kind !== 'escape-room') return { plays, hints: null }
  const { primaryLanguage } = edition.document as KitDocument
  const hints = puzzlesByName(kit.document, primaryLanguage).map((puzzle): HintFigures => ({
    puzzle: textOf(puzzle, 'name', primaryLanguage),
    steps: stepsOf(kit.document, puzzle, primaryLanguage).map(({ kind }, at) => ({
      kind,
      opened: opened.find(({ puzzleId, step }) => puzzleId === puzzle.id && step === at + 1)?.count ?? 0,
    })),
  }))
  return { plays, hints }
}
