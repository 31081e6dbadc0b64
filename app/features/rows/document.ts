import type { Locale } from '#app/i18n/locale.ts'
import { isRecord } from '#app/shared/record.ts'
import { kindOf } from './kinds/index.ts'
import { defaultsOf } from './row-kind.ts'
import type { Field, KindName, Row, RowKind, Values, WithParent } from './row-kind.ts'

/** Texts of a row in languages other than the adventure's primary one; for hints, a list of texts. */
export type Translations = Readonly<Partial<Record<Locale, Readonly<Record<string, unknown>>>>>

/** A row of a document: its fields hold the primary language. */
export type Worded = { id: string; translations: Translations }

type Held<Value> = Value extends (infer Each)[] ? readonly Each[] : Value
type Kind = Pick<RowKind, 'fields' | 'parent'>

/** The part of a row that a document holds; every id in it refers to a row of the same document,
 * except where null is a choice. */
export type DocumentOf<Declared extends Kind> = Worded &
  WithParent<Declared> & { [Name in keyof Values<Declared['fields']>]: Held<Values<Declared['fields']>[Name]> }

type Parts = Readonly<Record<string, RowKind>>
type PartOf<Declared extends RowKind> = Declared extends { single: true }
  ? DocumentOf<Declared>
  : readonly DocumentOf<Declared>[]

/** A document of named parts: one row for a single kind, a list of rows for any other. */
export type DocumentOfParts<Declared extends Parts> = { [Name in keyof Declared]: PartOf<Declared[Name]> }

/** The rows that the document is read from, by list name. */
export type RowsOfParts<Declared extends Parts> = {
  [Name in keyof Declared as Declared[Name]['list']]: Declared[Name] extends { single: true }
    ? DocumentOf<Declared[Name]> | null
    : readonly DocumentOf<Declared[Name]>[]
}

type Lists = Readonly<Record<string, Row | readonly Row[] | null | undefined>>

const listOf = ({ list }: RowKind, lists: Lists): Row[] => [lists[list] ?? []].flat()

/** Sorts rows by their order, then by id, so that rows which two people created simultaneously read alike everywhere.
 * The id of a removed row reads as null and its children are left out; undoing the removal brings them all back. */
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

/** Stands in for the missing row of a single kind. */
const emptyRow = (kind: RowKind): Row => ({ ...defaultsOf(kind), id: '', translations: {} })

type IsThere = (kind: KindName, id: unknown) => boolean

/** Keeps only the declared fields: rows of the database and of an editor hold more than a document. */
function documentRow({ fields, parent }: RowKind, row: Row, isThere: IsThere): Row {
  const held = Object.entries(fields).map(([name, field]) => [name, known(field, row[name], isThere)])
  const inside = parent ? { [parent.field]: row[parent.field] } : {}
  return { id: row.id, translations: row['translations'], ...inside, ...Object.fromEntries(held) }
}

/** Fields of a row without the ids of rows that are not there, unless null would be somebody's choice. */
export const withoutGone = <Given extends Readonly<Record<string, unknown>>>(
  { fields }: RowKind,
  given: Given,
  isThere: IsThere,
): Given => ({
  ...given,
  ...Object.fromEntries(
    Object.keys(given).flatMap((name) =>
      fields[name]?.names ? [[name, known(fields[name], given[name], isThere)]] : [],
    ),
  ),
})

function known({ names }: Field, value: unknown, isThere: IsThere): unknown {
  if (!names || names.nullIsChosen) return value
  const { kinds, inside } = names
  const stands = (id: unknown) => kinds.some((kind) => isThere(kind, id))
  if (!Array.isArray(value)) return stands(value) ? value : null
  return [...new Set<unknown>(value)].filter((each) => stands(inside && isRecord(each) ? each[inside] : each))
}
