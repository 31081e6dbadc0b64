import type { Kind as AdventureKind } from './catalogue.ts'
import type { ImagePurpose } from '#app/features/media/upload-rules.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { z } from '#app/shared/zod.ts'
import { byLanguage } from './changes.ts'
import { text, translatedFromSchema, translationsOf } from './field-schemas.ts'
import type { RowRefusal } from './refusal.ts'
import type { TranslatedFromView, TranslationsView } from './translations.ts'

/** Row kinds of mystery dinners and escape rooms, in the order of their editors' tabs. */
export const kitKindNames = [
  'dinnerStory',
  'character',
  'dinnerProp',
  'dinnerClue',
  'course',
  'moment',
  'card',
  'dinnerGuide',
  'roomSetup',
  'roomPuzzle',
  'roomProp',
  'roomClue',
  'roomGuide',
] as const
export type KitKind = (typeof kitKindNames)[number]

/** Row kinds of online adventures; escape rooms use `puzzle` too. */
export type OnlineKind = Exclude<KindName, KitKind>

export const isKitKind = <Name extends KindName>(name: Name): name is Extract<Name, KitKind> =>
  (kitKindNames as readonly string[]).includes(name)

/** Parents and link targets come before the rows that need them. */
export const kindNames = [
  'details',
  'item',
  'npc',
  'puzzle',
  'scene',
  'node',
  'hotspot',
  'layer',
  ...kitKindNames,
] as const
export type KindName = (typeof kindNames)[number]

/** Minimum and maximum, both inclusive. */
export type Range = readonly [number, number]

export type TextField = { longest: number; long?: boolean; required?: boolean }

export type Field<Value = unknown> = {
  schema: z.ZodType<Value>
  label: () => string
  /** Shown below the label: what to write in the field. */
  hint?: () => string
  /** In a dinner: only the host reads it. */
  hostOnly?: true
  /** The form marks the field as optional. */
  optional?: true
  /** Default of a new row; a field without one is required. */
  start?: Value
  text?: TextField
  /** Maximum length of text that is not translated. */
  longest?: number
  /** Set for a list of texts, each of which is translated. */
  texts?: TextField & { most: number; item: (of: { position: number }) => string }
  /** Limits by the keys that lead to a part of the value: how many a list may have, how long a text may be. */
  within?: Readonly<Record<string, number>>
  /** Texts inside the value are strings in the primary language or records by language. */
  holdsTexts?: true
  translation?: z.ZodType
  /** For a choice: the label of each value. */
  choices?: Readonly<Record<string, () => string>>
  /** In place of `hint`, by what is chosen. */
  hints?: Readonly<Record<string, () => string>>
  /** For a number: its limits. */
  range?: Range
  /** The kinds of row whose id or ids the field holds; in a list of objects the id is at the key `inside`.
   * `nullIsChosen`: the id of a row that is gone stays, as null would mean something else. */
  names?: { kinds: readonly KindName[]; inside?: string; nullIsChosen?: true }
  file?: 'picture' | 'sound'
  /** For a file: the text field for those who cannot see or hear it; without it, the file belies accessibility tags. */
  inWords?: string
  /** For a picture: the purpose of the upload, its aspect ratio in CSS, and its place where a form has several. */
  picture?: { purpose: ImagePurpose; aspect: string; slot?: string }
  fixed?: true
  /** Whether two values mean the same. Default: compares them as stored. */
  alike?: (a: unknown, b: unknown) => boolean
}

export type Fields = Readonly<Record<string, Field>>
export type Values<Declared> = { [Name in keyof Declared]: Declared[Name] extends Field<infer Value> ? Value : never }

export type Row = { id: string } & Record<string, unknown>

type Declared = { fields: Fields; parent: RowKind['parent'] }

/** Adds the id of the parent row, if the kind has a parent. */
export type WithParent<Kind extends Declared> = Kind['parent'] extends { field: infer Name extends string }
  ? Record<Name, string>
  : unknown

export type RowOf<Kind extends Declared> = { id: string } & WithParent<Kind> &
  Values<Kind['fields']> & { translations: TranslationsView; translatedFrom: TranslatedFromView }

/** Fields that a conflict resolves as one decision; with `when`, only if it returns true. */
type Bond = {
  fields: readonly string[]
  when?: (base: Record<string, unknown>, mine: Record<string, unknown>, theirs: Record<string, unknown>) => boolean
}

export type Settled = { row: Row } | { refusal: RowRefusal }

export type Rows = {
  get: (kind: KindName, id: string) => Row | undefined
  list: (kind: KindName, parent?: string | null) => Row[]
  put: (kind: KindName, row: Row) => void
}

export type RowKind = {
  name: KindName
  list: string
  /** The name of one row of this kind. */
  label: () => string
  /** The name of a list of such rows, where rows are chosen from several lists. */
  several?: () => string
  /** The field that identifies a row to its author; a kind without it has one row, or is identified by its parent. */
  nameField?: string
  /** The tab of the editor. */
  tab: string
  /** Message that the limit is reached; left out for a single row, which is never added. */
  full?: (list: { most: number; count: number }) => string
  /** The kinds of adventure that have such rows. */
  adventures: readonly AdventureKind[]
  /** Created with its adventure: no command creates or removes it. */
  single?: true
  parent: { kind: KindName; field: string } | null
  limit: number
  place: 'displayOrder' | null
  /** Default: by time of creation. */
  compare?: (a: Row, b: Row) => number
  fields: Fields
  bonds?: readonly Bond[]
  /** Fields whose changes make `settle` change other rows. */
  wide?: Readonly<Record<string, 'siblings' | 'children'>>
  /** The field is set to null when its target, a row of one of `kinds`, is removed. `kindOf`: null if the row has none. */
  link?: { field: string; kinds: readonly KindName[]; kindOf: (row: Row) => KindName | null }
  /** Defaults that depend on the given fields. */
  begin?: (given: Row, primary: Locale) => Readonly<Record<string, unknown>>
  /** Rules across fields or rows. @param before null for a new row */
  settle?: (row: Row, before: Row | null, rows: Rows) => Settled
  /** May change siblings. */
  removed?: (row: Row, rows: Rows) => void
}

/** Whether the changes touch texts that translations are compared with. */
export const holdsTexts = ({ fields }: RowKind, changes: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(changes).some((name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    return byLanguage.has(name) || (field?.text ?? field?.holdsTexts ?? field?.translation) !== undefined
  })

export const rowKind = <const Kind extends RowKind>(kind: Kind): Kind => kind

/** The fields with a text in each language, in the order of the form. */
export const textFieldsOf = ({ fields }: RowKind): string[] =>
  Object.keys(fields).filter((name) => (fields[name]?.text ?? fields[name]?.texts) !== undefined)

/** The default values of a new row. */
export const defaultsOf = ({ fields }: RowKind): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { start }]) => (start === undefined ? [] : [[name, start]])),
  )

type Schemas = { change: z.ZodObject<z.ZodRawShape>; create: z.ZodObject<z.ZodRawShape> }
const schemasOf = new WeakMap<RowKind, Schemas>()

const translationShape = (fields: Fields): z.ZodRawShape =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { text: words, translation }]) => {
      if (translation) return [[name, translation]]
      return words ? [[name, text(words.longest)]] : []
    }),
  )

export function schemasFor(kind: RowKind): Schemas {
  const known = schemasOf.get(kind)
  if (known) return known
  const languages = {
    translations: translationsOf(translationShape(kind.fields)),
    translatedFrom: translatedFromSchema,
  }
  const entries = Object.entries(kind.fields)
  const of = (names: typeof entries) => Object.fromEntries(names.map(([name, { schema }]) => [name, schema]))
  const needed = entries.filter(([, field]) => !('start' in field))
  const changeable = entries.filter(([name, field]) => !field.fixed && name !== kind.place)
  const made: Schemas = {
    change: z.strictObject({ ...of(changeable), ...languages }).partial(),
    create: z.strictObject({ ...z.object({ ...of(entries), ...languages }).partial().shape, ...of(needed) }),
  }
  schemasOf.set(kind, made)
  return made
}
