import { endGame } from '#app/features/play/groups/direct-teams.server.ts'
import { findTeam } from '#app/features/play/groups/find-team.server.ts'
import { joinTeam } from '#app/features/play/groups/join-team.server.ts'
import { nameTeam } from '#app/features/play/groups/name-team.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { GroupStatus } from '#app/shared/group-sessions.ts'
import { findKiosk, runOnDevice } from './open-kiosk.server.ts'
import type { KioskLink } from './open-kiosk.server.ts'

export type WalkUp = { guestHash: string; language: Locale }

/** A team of its own for whoever stands at a kiosk. @throws AppError notFound without the kiosk's address,
 * unavailable when every game is under way or the session does not run */
export async function startAtKiosk(database: Database, link: KioskLink, who: WalkUp, now = new Date()): Promise<void> {
  await startWalkUp(database, await findKiosk(database, link), who, now)
}

/** Nobody can come back to the game that was played here: it is over for its organiser, too. */
export async function leaveKiosk(database: Database, link: KioskLink, guestHash: string, now?: Date): Promise<void> {
  const { id } = await findKiosk(database, link)
  const game = await runOnDevice(database, id, guestHash)
  if (game && !game.isOver) await endGame(database, game.id, now)
}

/** The same in a session that is known already. @throws AppError unavailable */
export async function startWalkUp(
  database: Database,
  { id, status }: { id: string; status: GroupStatus },
  { guestHash, language }: WalkUp,
  now = new Date(),
): Promise<void> {
  if (status !== 'running') throw new AppError('unavailable', { log: 'the session does not run' })
  const name = (number: number) => m.kiosk_team({ number }, { locale: language })
  const named = await nameTeam(database, id, { name, language }, now)
  const team = 'token' in named ? await findTeam(database, named, { guestHash, locale: language }) : undefined
  if (!team) throw new AppError('unavailable', { retryAfter: 60, log: 'the session takes no more teams' })
  await joinTeam(database, team.runId, { guestHash, name: m.play_guest_name({}, { locale: language }), language }, now)
}
