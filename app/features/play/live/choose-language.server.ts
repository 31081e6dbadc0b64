import { sql } from 'drizzle-orm'
import { runChannel } from './run-channel.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { findRun } from '#app/features/play/runs/find-run.server.ts'
import type { FoundRun } from '#app/features/play/runs/find-run.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'

/** One of the edition's languages, for this player only. @throws AppError notFound for strangers, invalidInput */
export async function chooseLanguage(person: Person, runId: string, language: Locale): Promise<FoundRun> {
  const { row, edition } = await findRun(person, runId)
  if (!edition.document.languages.includes(language))
    throw new AppError('invalidInput', { log: `the edition has no ${language}` })
  // Tells the player's other devices
  await getDatabase().execute(sql`
    with chosen as (update players set content_language = ${language} where id = ${row.playerId}
      and content_language is distinct from ${language} returning id)
    select pg_notify(${runChannel}, json_build_object('run', ${row.runId}::uuid, 'again', true)::text) from chosen`)
  return findRun(person, runId)
}
