import { redirect } from 'react-router'
import { refusalPath } from '#app/features/learning/launch/refusal-path.ts'
import { LaunchRefused } from '#app/features/learning/launch/refusals.ts'
import { asAppError } from '#app/platform/handled.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'

/** A launch that is refused leads to a page that says why: whoever opened it is inside the platform's page. */
export async function orRefused<Result>(launch: () => Promise<Result>): Promise<Result> {
  try {
    return await launch()
  } catch (error) {
    const known = asAppError(error)
    if (known && known.status > 428) throw redirect(refusalPath('busy'))
    if (!(error instanceof LaunchRefused)) throw error
    logger.info('a launch was refused', { why: error.why, ...errorFields(error.cause ?? error.message) })
    throw redirect(refusalPath(error.why))
  }
}
