import { readState } from '#app/features/engine/read-state.ts'
import { loadEdition, loadSecrets } from '#app/features/play/runs/editions.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import { clockOf } from '#app/features/play/runs/run-clock.ts'
import { selectRunOf } from '#app/features/play/runs/run-statements.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { directsPlaytest } from '#app/features/play/runs/playtest.policy.ts'
import { presentPlaytest } from './playtest.present.ts'
import type { PlaytestView } from './playtest-view.ts'

/** The only reader of secrets besides commands, so it checks first who asks. @throws AppError notFound for other runs,
 * and for people who may not try the draft */
export async function readPlaytest(
  person: Person & { isAdmin: boolean },
  runId: string,
  now = Date.now(),
): Promise<PlaytestView> {
  const row = isId(runId) ? await selectRunOf(person, runId) : undefined
  if (!row || !directsPlaytest(person, row)) throw new AppError('notFound')
  const [{ document }, secrets] = [await loadEdition(row.editionId), await loadSecrets(row.editionId)]
  const { playerId, language, version } = row
  return presentPlaytest(
    { document, secrets, state: readState(row.state, row.stateVersion), playerId, clock: clockOf(row, now) },
    { language, version },
  )
}
