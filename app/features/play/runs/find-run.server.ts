import { readState } from '#app/features/engine/read-state.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { loadEdition } from './editions.server.ts'
import type { LoadedEdition } from './editions.server.ts'
import type { Person } from './person.server.ts'
import { clockOf } from './run-clock.ts'
import { presentRun } from './run.present.ts'
import type { RunSnapshot } from './run.present.ts'
import { selectRunOf } from './run-statements.server.ts'
import type { RunRow } from './run-statements.server.ts'

export type FoundRun = { row: RunRow; edition: LoadedEdition; snapshot: RunSnapshot }

/** The run for its players. Reads no secrets, so it shows none. @throws AppError notFound for others, gameStopped */
export async function findRun(person: Person, runId: string, now = Date.now()): Promise<FoundRun> {
  const row = isId(runId) ? await selectRunOf(person, runId) : undefined
  if (!row) throw new AppError('notFound')
  if (row.isStopped) throw new AppError('gameStopped', { params: { adventureId: row.adventureId } })
  const edition = await loadEdition(row.editionId)
  const snapshot = presentRun(edition, { ...row, state: readState(row.state, row.stateVersion) }, clockOf(row, now))
  return { row, edition, snapshot }
}
