import { m } from '#app/i18n/generated/messages.js'
import { formatMoment, serverZone } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import type { PersonalPart } from '#app/platform/database/personal-part.ts'
import { siteOrigin } from '#app/platform/site-url.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { storedEntries, zipStream } from '#app/platform/storage/zip-stream.server.ts'
import { dayOf } from '#app/i18n/day.ts'

type Where = { database: Database; storage: FileStorage; parts: readonly PersonalPart[] }

export type AccountZip = { name: string; stream: ReadableStream<Uint8Array> }

/** Everything kept about a person, as one zip that is created while it is sent. */
export async function exportAccount(
  { database, storage, parts }: Where,
  userId: string,
  locale: Locale,
  now = new Date(),
): Promise<AccountZip> {
  const entries = (await Promise.all(parts.map((part) => part.exports(database, userId)))).flat()
  const written = entries.filter((entry) => 'read' in entry)
  const files = await storedEntries(
    storage,
    entries.filter((entry) => 'key' in entry),
  )
  const readMe = { path: m.export_readme_name({}, { locale }), read: () => Promise.resolve(readMeIn(locale, now)) }
  return {
    name: `${m.export_name({}, { locale })}-${dayOf(now)}.zip`,
    stream: zipStream(storage, [readMe, ...written, ...files]),
  }
}

/** Windows’ editor needs a byte order mark to read accents, and its own line ends. */
function readMeIn(locale: Locale, now: Date): string {
  const on = { locale }
  const lines = [
    m.export_readme_title({}, on),
    m.export_readme_made({ moment: formatMoment(now, serverZone, locale), site: siteOrigin() }, on),
    '',
    m.export_readme_format({}, on),
    '',
    `account.json: ${m.export_readme_account({}, on)}`,
    `purchases.json: ${m.export_readme_purchases({}, on)}`,
    `adventures/: ${m.export_readme_adventures({}, on)}`,
    `co-authored.json: ${m.export_readme_co_authored({}, on)}`,
    `notes.json: ${m.export_readme_notes({}, on)}`,
    `files.json, files/: ${m.export_readme_files({}, on)}`,
    `games.json: ${m.export_readme_games({}, on)}`,
    `sessions.json: ${m.export_readme_sessions({}, on)}`,
    `evenings.json: ${m.export_readme_evenings({}, on)}`,
    `library.json: ${m.export_readme_library({}, on)}`,
    `locks.json: ${m.export_readme_locks({}, on)}`,
    `generation.json: ${m.export_readme_generation({}, on)}`,
    `messages.json: ${m.export_readme_messages({}, on)}`,
    `reports.json: ${m.export_readme_reports({}, on)}`,
    '',
    m.export_readme_left_out({}, on),
  ]
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
