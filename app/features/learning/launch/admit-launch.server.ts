import { gradeScope } from '#app/features/learning/platforms/scopes.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { guestHash, learnerSeconds } from '#app/platform/guest.server.ts'
import { newId } from '#app/shared/ids.ts'
import { learningLaunches } from '#database/schema/learning.ts'
import { learnerToken, namelessToken, placeHashOf, sealLearner } from './learner.server.ts'
import { workAt } from './find-work.server.ts'
import type { Launch } from './read-launch.server.ts'
import { LaunchRefused } from './refusals.ts'
import { startLearnersGame } from './start-game.server.ts'

/** Where a launch leads. */
export const playPath = (launchId: string): string => `/lti/play/${launchId}`
const choosePath = (launchId: string): string => `/lti/choose/${launchId}`

type Admitted = { token: string; path: string }

/** Keeps what a launch opened, and starts its learner's game unless there is one. @param known the token of the browser
 * that the launch came in with, for learners without a name @throws LaunchRefused */
export async function admitLaunch(
  database: Database,
  launch: Launch,
  { known, locale }: { known: string | null; locale: Locale },
): Promise<Admitted> {
  const { platform, learner, isTeacher, link, choice } = launch
  if (choice && !isTeacher) throw new LaunchRefused('not-a-teacher')
  if (choice && !choice.accepts.includes('ltiResourceLink'))
    throw new LaunchRefused('not-understood', 'the platform takes no links')
  const token = learner === null ? namelessToken(known) : learnerToken(platform.issuer, learner)
  const adventureId = link && launch.address !== null ? await freeWorkAt(database, launch.address) : null
  const row = {
    id: newId(),
    platformId: platform.id,
    guestHash: guestHash(token),
    isTeacher,
    adventureId,
    ...placeOf(launch),
    framedBy: [...new Set([new URL(platform.issuer).origin, ...launch.pages])],
    expiresAt: new Date(Date.now() + learnerSeconds * 1000),
  }
  await database.insert(learningLaunches).values(row)
  if (adventureId !== null && !isTeacher) await startLearnersGame(database, row, { locale, again: false })
  return { token, path: choice ? choosePath(row.id) : playPath(row.id) }
}

/** Where in a course a launch came from, and what may be told there. */
function placeOf({ platform, learner, deploymentId, isTeacher, link, choice }: Launch) {
  const placeHash = placeHashOf(platform.id, deploymentId, link?.id ?? '')
  const lineItem = !isTeacher && link?.gradeScopes.includes(gradeScope) ? link.lineItem : null
  const isGraded = lineItem !== null && learner !== null
  return {
    placeHash,
    lineItem: isGraded ? lineItem : null,
    sealedLearner: isGraded ? sealLearner(placeHash, learner) : null,
    rosterUrl: isTeacher && link ? link.rosterUrl : null,
    choice: choice && { returnUrl: choice.returnUrl, deploymentId, data: choice.data },
  }
}

async function freeWorkAt(database: Database, address: string): Promise<string> {
  const found = await workAt(database, address)
  if (!found) throw new LaunchRefused('gone')
  if (!found.work.isFree) throw new LaunchRefused('paid')
  return found.adventureId
}
