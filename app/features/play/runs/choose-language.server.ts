import { sql } from 'drizzle-orm'
import type { Locale } from '#app/i18n/locale.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { findRun } from './find-run.server.ts'
import type { FoundRun } from './find-run.server.ts'
import type { Person } from './person.server.ts'

/**
 * The language that the game is read in, apart from the interface's: one of those that the edition has.
 * @throws AppError notFound for strangers, invalidInput for a language that the edition lacks
 */
export async function chooseLanguage(person: Person, runId: string, language: Locale): Promise<FoundRun> {
  const { row, edition } = await findRun(person, runId)
  if (!edition.document.languages.includes(language)) throw new AppError('invalidInput', { log: `the edition has no ${language}` })
  // By hand, because `updated_at` is the party's last contact and moves with the run's clock
  await getDatabase().execute(sql`update runs set content_language = ${language} where id = ${row.runId}`)
  return findRun(person, runId)
}
