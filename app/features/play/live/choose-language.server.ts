import { sql } from 'drizzle-orm'
import { runChannel } from './run-channel.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { findRun } from '#app/features/play/runs/find-run.server.ts'
import type { FoundRun } from '#app/features/play/runs/find-run.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'

/**
 * The language that a player reads the game in, apart from the interface's and from what the others of the party read: one of those that the edition has.
 * @throws AppError notFound for strangers, invalidInput for a language that the edition lacks
 */
export async function chooseLanguage(person: Person, runId: string, language: Locale): Promise<FoundRun> {
  const { row, edition } = await findRun(person, runId)
  if (!edition.document.languages.includes(language))
    throw new AppError('invalidInput', { log: `the edition has no ${language}` })
  // The player's other devices hear of it
  await getDatabase().execute(sql`
    with chosen as (update players set content_language = ${language} where id = ${row.playerId} and content_language is distinct from ${language} returning id)
    select pg_notify(${runChannel}, json_build_object('run', ${row.runId}::uuid, 'again', true)::text) from chosen`)
  return findRun(person, runId)
}
