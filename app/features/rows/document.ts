import type { Locale } from '#app/i18n/locale.ts'
import { isRecord } from '#app/shared/record.ts'
import { kindOf } from './kinds/index.ts'
import { defaultsOf } from './row-kind.ts'
import type { Field, KindName, Row, RowKind, Values, WithParent } from './row-kind.ts'

/** Texts of a row in languages other than the adventure's primary one; of hints a list of texts. */
export type Translations = Readonly<Partial<Record<Locale, Readonly<Record<string, unknown>>>>>

/** A row of a document: its fields hold the primary language. */
export type Worded = { id: string; translations: Translations }

type Held<Value> = Value extends (infer Each)[] ? readonly Each[] : Value
type Kind = Pick<RowKind, 'fields' | 'parent'>

/** What a document holds of a row; an id in it names a row of the document. */
export type DocumentOf<Declared extends Kind> = Worded &
  WithParent<Declared> & { [Name in keyof Values<Declared['fields']>]: Held<Values<Declared['fields']>[Name]> }

type Parts = Readonly<Record<string, RowKind>>
type PartOf<Declared extends RowKind> = Declared extends { single: true }
  ? DocumentOf<Declared>
  : readonly DocumentOf<Declared>[]

/** A document of named parts: the row of a kind with one, the rows of others. */
export type DocumentOfParts<Declared extends Parts> = { [Name in keyof Declared]: PartOf<Declared[Name]> }

/** The rows that it is read from, by the names of their lists. */
export type RowsOfParts<Declared extends Parts> = {
  [Name in keyof Declared as Declared[Name]['list']]: Declared[Name] extends { single: true }
    ? DocumentOf<Declared[Name]> | null
    : readonly DocumentOf<Declared[Name]>[]
}

type Lists = Readonly<Record<string, Row | readonly Row[] | null | undefined>>

const listOf = ({ list }: RowKind, lists: Lists): Row[] => [lists[list] ?? []].flat()

/** Rows in their order, those made at once by two people by their ids, so that everybody reads the same. An id of a row
 * that was removed is read as none, and what was inside it is left out, so that an undone removal brings all back. */
export function readParts<Declared extends Parts>(parts: Declared, lists: object): DocumentOfParts<Declared> {
  const ids = new Map<KindName, ReadonlySet<string>>()
  const isThere = (kind: KindName, id: unknown): boolean => {
    const known = ids.get(kind) ?? new Set(listOf(kindOf(kind), lists as Lists).map((row) => row.id))
    ids.set(kind, known)
    return known.has(String(id))
  }
  const read = (kind: RowKind): unknown => {
    const { single, parent, compare = () => 0 } = kind
    const rows = listOf(kind, lists as Lists)
    if (single) return documentRow(kind, rows[0] ?? emptyRow(kind), isThere)
    return rows
      .filter((row) => !parent || isThere(parent.kind, row[parent.field]))
      .toSorted((one, other) => compare(one, other) || (one.id < other.id ? -1 : 1))
      .map((row) => documentRow(kind, row, isThere))
  }
  return Object.fromEntries(
    Object.entries(parts).map(([name, kind]) => [name, read(kind)]),
  ) as DocumentOfParts<Declared>
}

/** What stands where a kind's only row is not there. */
const emptyRow = (kind: RowKind): Row => ({ ...defaultsOf(kind), id: '', translations: {} })

type IsThere = (kind: KindName, id: unknown) => boolean

/** Only its fields: rows of the database and of an editor hold more than a document. */
function documentRow({ fields, parent }: RowKind, row: Row, isThere: IsThere): Row {
  const held = Object.entries(fields).map(([name, field]) => [name, known(field, row[name], isThere)])
  const inside = parent ? { [parent.field]: row[parent.field] } : {}
  return { id: row.id, translations: row['translations'], ...inside, ...Object.fromEntries(held) }
}

function known({ names }: Field, value: unknown, isThere: IsThere): unknown {
  if (!names) return value
  const { kinds, inside } = names
  const stands = (id: unknown) => kinds.some((kind) => isThere(kind, id))
  if (!Array.isArray(value)) return stands(value) ? value : null
  return [...new Set<unknown>(value)].filter((each) => stands(inside && isRecord(each) ? each[inside] : each))
}
