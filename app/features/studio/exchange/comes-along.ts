import { targetKinds } from '#app/shared/hotspot-types.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { childKinds } from '#app/features/studio/draft/work.ts'
import { textsIn } from './replace-ids.ts'

/** What an author can copy into another adventure by itself. */
export const copiedKinds = ['hotspot', ...targetKinds] as const
export type CopiedKind = (typeof copiedKinds)[number]

export type Named = { kind: KindName; row: Row }

export type Copied = {
  /** Parents and targets come before the rows that need them. */
  rows: readonly Named[]
  /** Of these rows, those that the author did not choose and that are inside no other. */
  along: readonly Named[]
  /** What the rows point to and what stays behind. */
  open: readonly Named[]
}

/** Chosen rows with all that is inside them. Scenes that they lead to stay behind, or the whole story would follow.
 * @param brings whether the items, puzzles and people that they point to come along, too */
export function comesAlong(draft: Draft, chosen: readonly string[], brings: boolean): Copied {
  const all = new Map(kindNames.flatMap((kind) => draft.rows[kind].map((row) => [row.id, { kind, row }] as const)))
  const taken = new Set<string>(chosen)
  const along: Named[] = []
  const open = new Map<string, Named>()
  for (const id of taken) {
    const found = all.get(id)
    if (!found) continue
    const { kind, row } = found
    for (const child of childKinds(kind))
      for (const each of draft.rows[child]) if (each[kindOf(child).parent!.field] === id) taken.add(each.id)
    for (const named of textsIn(withoutParent(found))) {
      const target = all.get(named)
      if (!target || taken.has(named) || !isTarget(target)) continue
      if (brings && !staying.includes(target.kind)) {
        taken.add(named)
        along.push(target)
      } else open.set(named, target)
    }
    open.delete(row.id)
  }
  // It is enough that one of two partners names the other
  for (const row of draft.rows.hotspot)
    if (row.together === true && taken.has(String(row.togetherWith))) open.set(row.id, { kind: 'hotspot', row })
  const rows = kindNames.flatMap((kind) => draft.rows[kind].flatMap((row) => (taken.has(row.id) ? { kind, row } : [])))
  return { rows, along, open: [...open.values()].filter(({ row }) => !taken.has(row.id)) }
}

/** What comes only if it is chosen, or inside what is. */
export const staying: readonly KindName[] = ['scene', 'hotspot']

const isTarget = ({ kind }: Named): boolean => (copiedKinds as readonly KindName[]).includes(kind)

function withoutParent({ kind, row }: Named): object {
  const { parent } = kindOf(kind)
  return parent ? { ...row, [parent.field]: null } : row
}
