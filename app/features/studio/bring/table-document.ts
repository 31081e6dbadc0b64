import type { Create } from '#app/features/studio/draft/command.schema.ts'
import { createRow } from '#app/features/studio/draft/make-command.ts'
import { projectFormat, projectVersion } from '#app/features/studio/exchange/project-document.schema.ts'
import type { ProjectDocument } from '#app/features/studio/exchange/project-document.schema.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { ReadTable } from './read-table.ts'
import { adventureOf } from './table-columns.ts'

/** A new project with nothing in it. */
export const emptyDocument = (title: string, primaryLanguage: Locale): ProjectDocument => ({
  format: projectFormat,
  version: projectVersion,
  adventure: { title, kind: 'online-adventure', primaryLanguage },
  scenes: [],
  puzzles: [],
  items: [],
  npcs: [],
  nodes: [],
  media: [],
})

/** A new project of a table's rows. */
export function documentOf({ kind, language, isBilingual, rows }: ReadTable, title: string): ProjectDocument {
  const document = emptyDocument(title, language)
  const written = rows.map(({ id, fields }) => ({ id, ...fields }))
  const { list } = kindOf(kind)
  return {
    ...document,
    adventure: { ...document.adventure, kind: adventureOf(kind), ...(isBilingual ? { languages: [...locales] } : {}) },
    ...(list in document ? { [list]: written } : { kit: { [kind]: written } }),
  }
}

/** In letters of JSON, far below what one request may have. */
const mostTogether = 200_000

/** The commands that make a table's rows, in as many batches as requests can hold. */
export function batchesOf({ kind, rows }: ReadTable): Create[][] {
  const batches: Create[][] = []
  let room = 0
  for (const { id, fields } of rows) {
    const size = JSON.stringify(fields).length
    if (size > room) {
      batches.push([])
      room = mostTogether
    }
    room -= size
    batches.at(-1)!.push(createRow(kind, id, fields))
  }
  return batches
}
