import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { BackupRefused } from './archive.ts'

const migrationsFolder = 'database/migrations'

/** A folder with only those migrations: they make the archive's schema, which the next start brings up to date.
 * @throws BackupRefused for a migration that this version does not know */
export function migrationsOf(migrations: readonly number[]): string {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  if (!migrations.every((at) => known.includes(at)))
    throw new BackupRefused('A newer version of the program made this archive. Restore it with that version.')
  const folder = mkdtempSync(path.join(tmpdir(), 'whodini-restore-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const journalFile = path.join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { when: number }[] }
  writeFileSync(
    journalFile,
    JSON.stringify({ ...journal, entries: journal.entries.filter(({ when }) => migrations.includes(when)) }),
  )
  return folder
}
