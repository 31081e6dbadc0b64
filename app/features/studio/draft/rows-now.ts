import { byId } from './draft.ts'
import type { Draft } from './draft.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { isStoredAlike } from '#app/features/rows/stored-value.ts'
import type { RowsNow, Taken } from './taken.ts'
import type { LoadedDraft } from './view.ts'

/** Removed rows take their children and links along.
 * @param shown equal rows keep these objects, to avoid rerendering */
function withRows(draft: Draft, { rows, removed, files }: RowsNow, shown: Draft): Draft & { changed: Set<KindName> } {
  const gone = new Set(removed)
  const changed = new Set<KindName>()
  const next: Record<KindName, readonly Row[]> = { ...draft.rows }
  for (const kind of kindNames) {
    const { compare, parent, link } = kindOf(kind)
    const list = new Map(byId(draft.rows[kind]))
    const drawn = byId(shown.rows[kind])
    for (const row of rows[kind] ?? []) {
      const before = drawn.get(row.id)
      if (!isStoredAlike(list.get(row.id), row)) changed.add(kind)
      list.set(row.id, before && isStoredAlike(before, row) ? before : row)
    }
    let isOther = rows[kind] !== undefined
    for (const row of gone.size > 0 ? [...list.values()] : []) {
      const leaves = gone.has(row.id) || (parent !== null && gone.has(String(row[parent.field])))
      if (!leaves && !(link && gone.has(String(row[link.field])))) continue
      isOther = true
      changed.add(kind)
      if (leaves) gone.add(row.id)
      if (leaves) list.delete(row.id)
      else list.set(row.id, { ...row, [link!.field]: null })
    }
    if (isOther) next[kind] = compare ? [...list.values()].toSorted(compare) : [...list.values()]
  }
  const known = Object.fromEntries(files.map((file) => [file.id, file]))
  return { rows: next, files: files.length > 0 ? { ...draft.files, ...known } : draft.files, changed }
}

/** Ignores an answer older than the loaded draft. */
export function withTaken({ draft, facts }: LoadedDraft, taken: Taken, shown: Draft): LoadedDraft {
  if (taken.draftRevision < facts.draftRevision) return { draft, facts }
  const { changed, ...after } = withRows(draft, taken, shown)
  const isOther = [...changed].some((kind) => kind !== 'details')
  const { edition } = facts
  const hasChanges = edition && isOther ? { ...edition, hasChanges: true } : edition
  return { draft: after, facts: { ...facts, draftRevision: taken.draftRevision, edition: hasChanges } }
}
