import type { RowTexts } from '#app/features/kits/documents/document-texts.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { unprinted } from '#app/shared/printed-letters.ts'

type Unprinted<Entity extends KindName> = Pick<RowTexts<Entity>, 'entity' | 'row' | 'name'> & {
  field: string
  letters: string
}

/** The rows with letters that no font of ours has, in any language: the first such field of each. */
export const unprintedIn = <Entity extends KindName>(rows: readonly RowTexts<Entity>[]): Unprinted<Entity>[] =>
  rows.flatMap(({ entity, row, name, texts }) => {
    const all: [string, unknown][] = [
      ...Object.entries(texts),
      ...Object.entries(row.translations).flatMap(([language, fields]) =>
        Object.entries(fields ?? {}).map(([field, text]): [string, unknown] => [`${field}.${language}`, text]),
      ),
    ]
    for (const [field, text] of all) {
      const letters = unprinted([text].flat().map(String).join(' '))
      if (letters.length > 0) return [{ entity, row, name, field, letters: letters.slice(0, 12).join(' ') }]
    }
    return []
  })
