import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import type { StageProblem } from '#app/features/engine/stage.schema.ts'
import { startRun } from '#app/features/play/lobby/start-run.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isStorableJson } from '#app/shared/storable.ts'
import { readStage } from './read-stage.ts'

type StartedPlaytest = { runId: string } | { problems: StageProblem[] } | { findings: Finding[] }

/** `stage` as posted. @throws AppError notFound (absent, in the trash, not theirs), invalidInput (no valid stage) */
export async function startPlaytest(
  database: Database,
  starter: Member & { name: string },
  input: { adventureId: string; stage: unknown; language: Locale; now?: Date },
): Promise<StartedPlaytest> {
  const read = readStage(input.stage)
  if (!read) throw new AppError('invalidInput', { log: 'no stage' })
  if ('problems' in read) return { problems: read.problems }
  if (!isStorableJson(read.stage, { depth: 4, parts: 10_000 }))
    throw new AppError('invalidInput', { log: 'a text of the stage cannot be kept' })
  return startRun(database, { ...input, starter, stage: read.stage })
}
