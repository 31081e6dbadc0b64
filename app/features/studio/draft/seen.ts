import type { Changes } from '#app/features/rows/changes.ts'
import type { Remove } from './command.schema.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { isStoredAlike } from '#app/features/rows/stored-value.ts'

export function writtenIn(kind: KindName, row: Row): Changes {
  const texts = Object.entries(kindOf(kind).fields).filter(
    ([, field]) => field.text ?? field.holdsTexts ?? field.translation,
  )
  return Object.fromEntries([...texts.map(([name]) => name), 'translations'].map((name) => [name, row[name]]))
}

export const isAsSeen = ({ kind, row }: { kind: KindName; row: Row }, was: NonNullable<Remove['was']>): boolean =>
  was[row.id] !== undefined && isStoredAlike(writtenIn(kind, row), was[row.id])
