import type { Kind } from '#app/features/rows/catalogue.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { mostHints } from '#app/features/engine/hint-level.ts'
import type { Field, RowKind } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'

export type LeftReason = 'missing' | 'tooLong' | 'unread' | 'noSuchRow' | 'unknown' | 'twice' | 'extra' | 'full'

/** What of a table does not fit. `line`: in the file; `text`: as it is written there; `choices`: what would fit. */
export type Left = { line: number; column: string; reason: LeftReason; text: string; choices?: string[] }

/** The cells of one row by column, in one language. */
export type Cells = (name: string) => string

type Label = (inputs?: object, options?: { locale?: Locale }) => string

/** `name`: as it may always be written, in either language. */
export type TableColumn = {
  name: string
  label: Label
  isRequired: boolean
  isTranslated: boolean
  field: Field | null
}

const column = (name: string, label: Label, { ...more }: Partial<TableColumn> = {}): TableColumn => ({
  name,
  label,
  isRequired: false,
  isTranslated: true,
  field: null,
  ...more,
})

const ofPuzzle: readonly TableColumn[] = [
  column('question', m.bring_column_question, { isRequired: true }),
  column('answer', m.bring_column_answer, { isRequired: true }),
  ...Array.from({ length: mostHints }, (_, at) =>
    column(`hint ${at + 1}`, (_inputs, options) => m.studio_hint({ position: at + 1 }, options)),
  ),
  column('type', m.studio_field_type as Label, { isTranslated: false }),
  column('name', m.studio_field_name as Label),
]

/** Fields that a cell can hold: no pictures, and nothing made of several parts. */
const holdsCell = ({ text, choices, range, start, names }: Field): boolean =>
  text !== undefined ||
  choices !== undefined ||
  range !== undefined ||
  typeof start === 'boolean' ||
  (names !== undefined && names.inside === undefined && !Array.isArray(start))

const ofKind = ({ fields, place }: RowKind): TableColumn[] =>
  Object.entries(fields)
    .filter(([name, field]) => name !== place && holdsCell(field))
    .map(([name, field]) =>
      column(name, field.label as Label, {
        isRequired: field.text?.required === true,
        isTranslated: field.text !== undefined,
        field,
      }),
    )

type Words = (inputs: object, options: { locale: Locale }) => string

/** `said`: what a file with it is. `example`: rows that say how it is meant, by column. `asks`: a row is a question with
 * its answers, of which `table-puzzle.ts` makes the fields. */
type Table = {
  asks?: true
  columns: readonly TableColumn[]
  title: () => string
  said: () => string
  example: readonly Readonly<Record<string, Words>>[]
}

const tables = {
  puzzle: {
    asks: true,
    columns: ofPuzzle,
    title: m.bring_help_puzzles,
    said: m.bring_is_puzzles,
    example: [
      {
        question: m.bring_example_question,
        answer: m.bring_example_answers,
        'hint 1': m.bring_example_hint_1,
        'hint 2': m.bring_example_hint_2,
        'hint 3': m.bring_example_hint_3,
      },
      { question: m.bring_example_year, answer: () => '1893', type: m.code_entry_label as Words },
    ],
  },
  character: {
    columns: ofKind(kindOf('character')),
    title: m.dinner_tab_characters,
    said: m.bring_is_characters,
    example: [{ name: m.bring_example_character, publicDescription: m.bring_example_character_text }],
  },
  dinnerClue: {
    columns: ofKind(kindOf('dinnerClue')),
    title: m.studio_kit_tab_clues,
    said: m.bring_is_clues,
    example: [{ title: m.bring_example_clue, content: m.bring_example_clue_text }],
  },
} as const satisfies Record<string, Table>

export type TableKind = keyof typeof tables
export const tableKinds = Object.keys(tables) as TableKind[]

export const tableOf = (kind: TableKind): Table => tables[kind]

/** The kind of adventures that a table's rows are made in: a puzzle of an escape room lies in a thing of its own. */
export const adventureOf = (kind: TableKind): Kind => kindOf(kind).adventures[0]!

export const columnsOf = (kind: TableKind): readonly TableColumn[] => tables[kind].columns

/** A column of a file: `language` is null where its name says none. */
export type NamedColumn = { column: TableColumn; language: Locale | null; at: number; head: string }

/** As two ways to write one name are compared: "Réponse(s)" is "reponse", and "Hint" the first of them. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/s$/, '')
    .replace(/^(hint|indice)$/, (word) => `${word}1`)

const namesOf = ({ name, label }: TableColumn): string[] =>
  [name, ...locales.map((locale) => label({}, { locale }))].map(plain)

export type Heads = { columns: NamedColumn[]; unknown: string[]; twice: string[] }

/** `title.fr` and `Title (fr)` are the column `title` in French. */
export function readHeads(kind: TableKind, heads: readonly string[]): Heads {
  const all = columnsOf(kind).map((each) => ({ each, names: namesOf(each) }))
  const found: Heads = { columns: [], unknown: [], twice: [] }
  for (const [at, head] of heads.entries()) {
    if (head.trim() === '') continue
    const [, name = head, said] = /^(.*?)[\s.(]+(en|fr)\)?\s*$/i.exec(head) ?? []
    const wanted = plain(name)
    const known = all.find(({ names, each }) => names.includes(wanted) && (said === undefined || each.isTranslated))
    const language = (said?.toLowerCase() ?? null) as Locale | null
    if (!known) found.unknown.push(head)
    else if (found.columns.some((other) => other.column === known.each && other.language === language))
      found.twice.push(head)
    else found.columns.push({ column: known.each, language, at, head })
  }
  return found
}

export const headOf = ({ label }: TableColumn): string => label()
