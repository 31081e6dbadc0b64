import { createHash } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { builtOnce } from '#app/platform/database/prepared.server.ts'
import { announcePageChange } from '#app/platform/page-changes.server.ts'
import { sheetOf } from '#app/ui/token-grammar.ts'
import { designSettings } from '#database/schema/back-office.ts'

export const designChannel = 'whodini_design'

export type DesignSheet = { version: string; css: string }

const settings = builtOnce((database) =>
  database
    .select({ key: designSettings.key, value: designSettings.value })
    .from(designSettings)
    .orderBy(asc(designSettings.key))
    .prepare('design_settings'),
)

let kept: Promise<DesignSheet | null> | undefined
let isListening = false
let last: DesignSheet | null = null
let generation = 0

/** The settings as a style sheet, or null when nothing is changed; cached until a process announces a change. While the
 * database is away it stays the same. */
export function designSheet(): Promise<DesignSheet | null> {
  if (kept) return kept
  const began = generation
  const read = readSheet().then(
    (sheet) => {
      if (began === generation) last = sheet
      return sheet
    },
    () => {
      if (kept === read) kept = undefined
      return last
    },
  )
  if (isListening) kept = read
  return read
}

async function readSheet(): Promise<DesignSheet | null> {
  const css = sheetOf(await settings(getDatabase()).execute())
  return css === '' ? null : { version: createHash('sha256').update(css).digest('hex').slice(0, 16), css }
}

function forget(): void {
  kept = undefined
  generation++
}

/** From the sheet last read; for cached pages, which do not ask the database. */
export const lookVersion = (): string => last?.version ?? ''

export const designHearing = {
  onMessage: (): void => {
    forget()
    void designSheet()
  },
  onState: (listening: boolean): void => {
    isListening = listening
    forget()
  },
}

/** Every process rereads the settings, then drops its cached pages. */
export async function announceDesign(database: { execute(statement: SQL): PromiseLike<unknown> }): Promise<void> {
  await database.execute(sql`select pg_notify(${designChannel}, '')`)
  await announcePageChange(database)
}
