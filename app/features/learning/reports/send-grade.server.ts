import { eq } from 'drizzle-orm'
import { askService } from '#app/features/learning/platforms/access-token.server.ts'
import { openLearner } from '#app/features/learning/launch/learner.server.ts'
import { gradeScope } from '#app/features/learning/platforms/scopes.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { learningGames, learningPlatforms } from '#database/schema/learning.ts'
import { runs } from '#database/schema/play.ts'

/** What a game without wrong answers and hints is worth. A bonus for speed makes up for some of them, and no more. */
export function gradeOf(puzzles: readonly { scoring: { points: number } }[], score: number) {
  const most = puzzles.reduce((sum, { scoring }) => sum + scoring.points, 0)
  return most === 0 ? { scoreGiven: 1, scoreMaximum: 1 } : { scoreGiven: Math.min(score, most), scoreMaximum: most }
}

async function findGrade(runId: string) {
  const [row] = await getDatabase()
    .select({ game: learningGames, run: runs, platform: learningPlatforms })
    .from(learningGames)
    .innerJoin(runs, eq(runs.id, learningGames.runId))
    .innerJoin(learningPlatforms, eq(learningPlatforms.id, learningGames.platformId))
    .where(eq(learningGames.runId, runId))
  return row
}

/** Sends the grade of a finished game to the line of the launch that started it. Sent again, it is the same grade.
 * @throws Error when it should be retried */
export async function sendGrade(runId: string, isLast: boolean): Promise<void> {
  const found = await findGrade(runId)
  if (!found || found.run.status !== 'finished' || found.platform.disabledAt) return
  const { game, run, platform } = found
  const learner = game.sealedLearner && openLearner(game.placeHash, game.sealedLearner)
  if (!game.lineItem || !learner) return forget(runId)
  const { document } = await loadEdition(run.editionId)
  try {
    const { status } = await askService(platform, gradeScope, scoresAt(game.lineItem), {
      method: 'POST',
      headers: { 'Content-Type': 'application/vnd.ims.lis.v1.score+json' },
      body: JSON.stringify({
        userId: learner,
        ...gradeOf(document.puzzles, run.score ?? 0),
        timestamp: (run.finishedAt ?? run.updatedAt).toISOString(),
        activityProgress: 'Completed',
        gradingProgress: 'FullyGraded',
      }),
    })
    if (status < 200 || status > 299) throw new Error(`the platform answered a grade with ${status}`)
  } catch (error) {
    logger.warn('a grade did not arrive', { run: runId, platform: platform.id, last: isLast, ...errorFields(error) })
    if (!isLast) throw error
  }
  await forget(runId)
}

/** Whom it was for is needed no longer. */
const forget = async (runId: string): Promise<void> => {
  await getDatabase()
    .update(learningGames)
    .set({ lineItem: null, sealedLearner: null })
    .where(eq(learningGames.runId, runId))
}

function scoresAt(lineItem: string): string {
  const url = new URL(lineItem)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`
  return url.href
}
