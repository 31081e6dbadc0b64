import { dinnerParts } from '#app/features/kits/documents/dinner.ts'
import { roomParts } from '#app/features/kits/documents/room.ts'
import { card } from '#app/features/rows/kinds/card.ts'
import type { Field, KitKind, KindName, RowKind } from '#app/features/rows/row-kind.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { isRecord } from '#app/shared/record.ts'
import type { SampleText } from '#samples/sample-adventure.ts'
import type { SampleDinner, SampleKit, SampleRoom, SampleTypedPuzzle } from '#samples/sample-kit.ts'
import { others } from './sample-requests.ts'

/** By the key of a row, the kind's name for a single, or the file of a picture. */
export type KitIds = (key: string) => string

export type KitRow = {
  kind: KitKind | 'puzzle'
  /** Made with its adventure. */
  isSingle: boolean
  id: string
  parent: string | null
  fields: Record<string, unknown>
}

const isPicture = (key: string): boolean => key.endsWith('.webp')

/** Parents first; `puzzle` rows are the puzzles of the ten types that a room uses. */
export function kitRows(sample: SampleKit, primary: Locale, ids: KitIds): KitRow[] {
  const make = { primary, ids }
  return sample.kind === 'escape-room' ? roomRows(sample, make) : dinnerRows(dinnerParts, sample, make)
}

/** The keys that `kitRows` asks the ids of, and the files of its pictures. */
export function kitKeys(sample: SampleKit): { keys: string[]; pictures: string[] } {
  const asked = new Set<string>()
  kitRows(sample, sample.primaryLanguage, (key) => {
    asked.add(key)
    return key
  })
  const all = [...asked]
  return { keys: all.filter((key) => !isPicture(key)), pictures: all.filter(isPicture) }
}

type Make = { primary: Locale; ids: KitIds }
type Rows = readonly ({ key: string } & object)[]

const roomRows = (room: SampleRoom, make: Make): KitRow[] => [
  ...room.typedPuzzles.map((puzzle) => typedRow(puzzle, make)),
  ...partsOf(roomParts, room, make),
]

const dinnerRows = ({ cards: _inCharacters, ...parts }: typeof dinnerParts, dinner: SampleDinner, make: Make) => [
  ...partsOf(parts, dinner, make),
  ...dinner.characters.flatMap(({ key, cards }) =>
    (cards ?? []).map((row, index): KitRow => ({
      kind: 'card',
      isSingle: false,
      id: make.ids(`${key} card ${index}`),
      parent: make.ids(key),
      fields: fieldsOf(card, row, make),
    })),
  ),
]

const partsOf = <Name extends string>(
  parts: Readonly<Record<Name, RowKind>>,
  sample: Readonly<Record<NoInfer<Name>, object>>,
  make: Make,
): KitRow[] =>
  Object.entries<RowKind>(parts).flatMap(([name, kind]) => {
    const given = sample[name as Name]
    return kind.single ? [single(kind, given, make)] : list(kind, given as Rows, make)
  })

const single = (kind: RowKind, form: object, make: Make): KitRow => ({
  kind: kind.name as KitKind,
  isSingle: true,
  id: make.ids(kind.name),
  parent: null,
  fields: fieldsOf(kind, form, make),
})

const list = (kind: RowKind, rows: Rows, make: Make): KitRow[] =>
  rows.map(({ key, ...row }, displayOrder) => ({
    kind: kind.name as KitKind,
    isSingle: false,
    id: make.ids(key),
    parent: null,
    fields: { ...fieldsOf(kind, row, make), displayOrder },
  }))

/** Columns in the primary language, the others under `translations`. */
function fieldsOf({ fields }: RowKind, row: object, { primary, ids }: Make): Record<string, unknown> {
  const entries = Object.entries(row)
    // Rows of their own
    .filter(([name]) => name !== 'cards')
    .map(([name, value]): [string, unknown] => [name, named(fields[name], value, ids)])
  const inLanguage = (language: Locale, isPrimary: boolean) =>
    Object.fromEntries(
      entries.flatMap(([name, value]) => {
        if (isText(value)) return [[name, value[language]]]
        if (isTexts(value)) return [[name, value.map((text) => text[language])]]
        return isPrimary ? [[name, value]] : []
      }),
    )
  const translations = Object.fromEntries(others(primary).map((language) => [language, inLanguage(language, false)]))
  return { ...inLanguage(primary, true), translations }
}

const isText = (value: unknown): value is SampleText => isRecord(value) && 'en' in value && 'fr' in value

const isTexts = (value: unknown): value is SampleText[] =>
  Array.isArray(value) && value.length > 0 && value.every(isText)

/** Keys become ids. */
function named(field: Field | undefined, value: unknown, ids: KitIds): unknown {
  if (value === null || !(field?.names || field?.file)) return value
  const inside = field.names?.inside
  const idOf = (each: unknown) =>
    inside && isRecord(each) ? { ...each, [inside]: ids(String(each[inside])) } : ids(String(each))
  return Array.isArray(value) ? value.map(idOf) : idOf(value)
}

function typedRow(puzzle: SampleTypedPuzzle, { primary, ids }: Make): KitRow {
  const { key, type, name, configuration, words } = puzzle
  const own = (language: Locale) => ({ configuration: {}, ...words[language], name: name[language] })
  return {
    kind: 'puzzle',
    isSingle: false,
    id: ids(key),
    parent: null,
    fields: {
      type,
      ...own(primary),
      configuration: { ...configuration, ...words[primary].configuration },
      translations: Object.fromEntries(others(primary).map((language) => [language, own(language)])),
    },
  }
}

/** Rows of one kind. */
export const rowsOfKind = (rows: readonly KitRow[], kind: KindName): KitRow[] => rows.filter((row) => row.kind === kind)
