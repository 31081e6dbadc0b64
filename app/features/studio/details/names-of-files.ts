import { textsIn } from '#app/features/studio/exchange/replace-ids.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'

/** By file id: the name of the first row that refers to the file, by id or by address.
 * Files without one are left out. */
export function namesOfFiles(
  { rows }: Pick<Draft, 'rows'>,
  files: readonly { id: string; url: string }[],
): ReadonlyMap<string, string> {
  const ids = new Map(files.flatMap(({ id, url }) => [[id, id] as const, [url, id] as const]))
  const names = new Map<string, string>()
  for (const kind of kindNames)
    for (const row of rows[kind])
      for (const text of textsIn(row)) {
        const id = ids.get(text)
        if (id && !names.has(id)) names.set(id, String(row['name'] ?? row['title']))
      }
  return names
}
