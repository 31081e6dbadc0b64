import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const linkAll = (from: string, to: string, but: string): void => {
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (name !== but && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name))
}

type Journal = { entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[] }

/** A version that is one migration ahead and expands a table that games use. @param folder does not exist yet */
export function makeNewerBuild(folder: string): { folder: string; column: string } {
  const column = 'of_a_newer_build'
  linkAll(root, folder, 'database')
  linkAll(join(root, 'database'), join(folder, 'database'), 'migrations')
  const migrations = join(folder, 'database/migrations')
  cpSync(join(root, 'database/migrations'), migrations, { recursive: true })
  const journal = join(migrations, 'meta/_journal.json')
  const known = JSON.parse(readFileSync(journal, 'utf8')) as Journal
  const last = known.entries.at(-1)!
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_newer' }
  writeFileSync(journal, JSON.stringify({ ...known, entries: [...known.entries, next] }))
  writeFileSync(join(migrations, `${next.tag}.sql`), `alter table "runs" add column "${column}" text;`)
  return { folder, column }
}
