import { currentProjectPuzzle } from '#app/features/studio/exchange/current-project-puzzle.ts'
import type { ProjectDocument } from '#app/features/studio/exchange/project-document.schema.ts'
import { rowsIn } from '#app/features/studio/exchange/project-rows.ts'
import { byId, noRows } from '#app/features/studio/draft/draft.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { defaultsOf, kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'

/** Absent fields keep the draft's value or the default; links to missing rows become null. */
export function rowsOfDocument(document: ProjectDocument, { rows: present }: Pick<Draft, 'rows'>): Draft['rows'] {
  const puzzles = document.puzzles.map(currentProjectPuzzle)
  const all = rowsIn({ ...document, puzzles }).map(({ kind, id, parent, fields }) => ({
    kind,
    row: {
      ...defaultsOf(kindOf(kind)),
      ...byId(present[kind]).get(id),
      translations: {},
      translatedFrom: {},
      ...fields,
      id,
      ...(parent ? { [kindOf(kind).parent!.field]: parent } : {}),
    } as Row,
  }))
  const there = new Set(all.map(({ kind, row }) => `${kind} ${row.id}`))
  const of = (kind: KindName): Row[] => {
    const { link, single } = kindOf(kind)
    const found = all.flatMap((each) => (each.kind === kind ? [each.row] : []))
    // An older document may not contain it
    if (single && found.length === 0) return [...present[kind]]
    if (!link) return found
    return found.map((row) =>
      there.has(`${link.kindOf(row)} ${String(row[link.field])}`) ? row : { ...row, [link.field]: null },
    )
  }
  const { kind: _same, ...listing } = document.adventure
  const details = { ...present.details[0]!, translations: {}, translatedFrom: {}, ...listing }
  return { ...noRows, ...Object.fromEntries(kindNames.map((kind) => [kind, of(kind)])), details: [details] }
}
