import type { Kind as AdventureKind } from './catalogue.ts'
import type { ImagePurpose } from '#app/features/media/upload-rules.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { z } from '#app/shared/zod.ts'
import { byLanguage } from './changes.ts'
import { text, translatedFromSchema, translationsOf } from './field-schemas.ts'
import type { RowRefusal } from './refusal.ts'
import type { TranslatedFromView, TranslationsView } from './translations.ts'

/** Of mystery dinners and escape rooms, in the order of their editors' tabs. */
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

/** Of online adventures; `puzzle` of escape rooms too. */
export type OnlineKind = Exclude<KindName, KitKind>

export const isKitKind = <Name extends KindName>(name: Name): name is Extract<Name, KitKind> =>
  (kitKindNames as readonly string[]).includes(name)

/** Parents and link targets come before the rows that need them. */
export const kindNames = ['details', 'item', 'npc', 'puzzle', 'scene', 'node', 'hotspot', ...kitKindNames] as const
export type KindName = (typeof kindNames)[number]

/** The least and the most. */
export type Range = readonly [number, number]

export type TextField = { longest: number; long?: boolean; required?: boolean }

export type Field<Value = unknown> = {
  schema: z.ZodType<Value>
  label: () => string
  /** What to write there, below its label. */
  hint?: () => string
  /** Of a dinner: the host alone reads it. */
  hostOnly?: true
  /** Its form says that it may stay empty. */
  optional?: true
  /** Default of a new row; a field without one is required. */
  start?: Value
  text?: TextField
  /** Of words that are in no other language. */
  longest?: number
  /** A list of texts, each in every language. */
  texts?: TextField
  /** Its texts are strings in the primary language, or records by language. */
  holdsTexts?: true
  translation?: z.ZodType
  /** Of one of a few values: what each is called. */
  choices?: Readonly<Record<string, () => string>>
  /** Of a number. */
  range?: Range
  /** Whose id it holds, or whose ids; of a list of objects, under the name `inside`. */
  names?: { kinds: readonly KindName[]; inside?: string }
  file?: 'picture' | 'sound'
  /** Of a picture: what it is uploaded for, and its shape in CSS. */
  picture?: { purpose: ImagePurpose; aspect: string }
  fixed?: true
  /** Whether two values say the same. Default: by what is stored. */
  alike?: (a: unknown, b: unknown) => boolean
}

export type Fields = Readonly<Record<string, Field>>
export type Values<Declared> = { [Name in keyof Declared]: Declared[Name] extends Field<infer Value> ? Value : never }

export type Row = { id: string } & Record<string, unknown>

type Declared = { fields: Fields; parent: RowKind['parent'] }

/** The id of the row that it is inside. */
export type WithParent<Kind extends Declared> = Kind['parent'] extends { field: infer Name extends string }
  ? Record<Name, string>
  : unknown

export type RowOf<Kind extends Declared> = { id: string } & WithParent<Kind> &
  Values<Kind['fields']> & { translations: TranslationsView; translatedFrom: TranslatedFromView }

/** Fields that are one decision in a conflict; with `when`, only if it holds. */
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
  /** What one of them is called. */
  label: () => string
  /** What a list of them is called, where rows are chosen out of several lists. */
  several?: () => string
  /** The field that an author tells one by; a kind without one has one row, or tells it by its parent. */
  nameField?: string
  /** Of its editor. */
  tab: string
  /** That no more fit; a single row is never added. */
  full?: (list: { most: number; count: number }) => string
  /** Kinds of adventures that hold such rows. */
  adventures: readonly AdventureKind[]
  /** Made with its adventure: neither created nor removed by a command. */
  single?: true
  parent: { kind: KindName; field: string } | null
  limit: number
  place: 'displayOrder' | null
  /** Default: by creation. */
  compare?: (a: Row, b: Row) => number
  fields: Fields
  together?: readonly Bond[]
  /** Fields whose change changes other rows in `settle`. */
  wide?: Readonly<Record<string, 'siblings' | 'children'>>
  /** Emptied when the target, a row of one of `kinds`, is removed. */
  link?: { field: string; kinds: readonly KindName[]; kindOf: (row: Row) => KindName }
  /** Defaults that depend on the given fields. */
  begin?: (given: Row, primary: Locale) => Readonly<Record<string, unknown>>
  /** Rules across fields or rows. @param before null for a new row */
  settle?: (row: Row, before: Row | null, rows: Rows) => Settled
  /** May change siblings. */
  removed?: (row: Row, rows: Rows) => void
}

/** Texts that translations are compared with. */
export const holdsTexts = ({ fields }: RowKind, changes: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(changes).some((name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    return byLanguage.has(name) || (field?.text ?? field?.holdsTexts ?? field?.translation) !== undefined
  })

export const rowKind = <const Kind extends RowKind>(kind: Kind): Kind => kind

/** Those with a text in each language, in the order of its form. */
export const textFieldsOf = ({ fields }: RowKind): string[] =>
  Object.keys(fields).filter((name) => (fields[name]?.text ?? fields[name]?.texts) !== undefined)

/** Of a new row. */
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
