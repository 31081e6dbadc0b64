import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { isStoredAlike } from '#app/features/rows/stored-value.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { languageOf } from '#app/features/studio/draft/draft.ts'
import { createOf } from '#app/features/studio/draft/inverse.ts'
import { childKinds } from '#app/features/studio/draft/work.ts'
import { swapRow } from '#app/features/studio/draft/words/swap-row.ts'
import { staying } from './comes-along.ts'
import type { Copied, Named } from './comes-along.ts'
import { replaceIds } from './replace-ids.ts'

/** Rows that the other adventure already has exactly as a copy would be, such as from an earlier copy.
 * @param hashes of the files of both, by their ids and addresses
 * @returns their ids there, by their ids here */
export function broughtBefore(
  draft: Draft,
  { rows, along }: Copied,
  other: Draft,
  hashes: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const [from, to] = [languageOf(draft), languageOf(other)]
  const there = new Map<string, string>()
  const read: Reading = (kind, row) => (from === to ? row : swapRow(kind, row, { from, to }))
  // What a row says of scenes and hotspots that are not copied may name an earlier copy of them
  const goes = new Set(rows.map(({ row }) => row.id))
  const known = new Map([...hashes, ...knownByName(draft, read), ...knownByName(other)].filter(([id]) => !goes.has(id)))
  const isFound = ({ kind, row }: Named): boolean => {
    if (there.has(row.id)) return false
    const taken = new Set(there.values())
    const own = wholeOf(draft, { kind, row }, new Map([...known, ...there]), read)
    const same = other.rows[kind].find(
      (each) => !taken.has(each.id) && isStoredAlike(own, wholeOf(other, { kind, row: each }, known)),
    )
    if (same) there.set(row.id, same.id)
    return same !== undefined
  }
  // What names another is found once that one is
  while (along.filter(isFound).length > 0);
  return there
}

type Reading = (kind: KindName, row: Row) => Row

const asStored: Reading = (_, row) => row

/** Scenes and hotspots that nothing else of their draft is called like. */
function knownByName(draft: Draft, read = asStored): (readonly [string, string])[] {
  const called = staying.flatMap((kind) =>
    draft.rows[kind].map((row) => ({ id: row.id, name: JSON.stringify([kind, row['type'], read(kind, row)['name']]) })),
  )
  return [...Map.groupBy(called, ({ name }) => name).values()].flatMap(([first, ...others]) =>
    first && others.length === 0 ? [[first.id, first.name] as const] : [],
  )
}

/** A row and what is inside it, without where it stands. */
function wholeOf(draft: Draft, { kind, row }: Named, ids: ReadonlyMap<string, string>, read = asStored) {
  // A key may be used up where it is used: what names itself is no difference
  const alike = new Map([...ids, [row.id, 'itself']])
  const fieldsOf = (of: KindName, each: Row) => createOf(of, replaceIds(read(of, each), alike)).fields
  const { translatedFrom: _, [kindOf(kind).place ?? '']: __, ...own } = fieldsOf(kind, row)
  const inside = childKinds(kind).flatMap((child) =>
    draft.rows[child]
      .filter((each) => each[kindOf(child).parent!.field] === row.id)
      .map((each) => ({ ...fieldsOf(child, each), translatedFrom: null })),
  )
  return [own, inside]
}
