import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Field } from '#app/features/rows/row-kind.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { readCsv } from '#app/shared/csv.ts'
import type { CsvRow } from '#app/shared/csv.ts'
import { newId } from '#app/shared/ids.ts'
import { isVisible } from '#app/shared/visible-text.ts'
import { columnsOf, headOf, plain, readHeads, tableKinds, tableOf } from './table-columns.ts'
import type { Cells, Heads, Left, LeftReason, NamedColumn, TableColumn, TableKind } from './table-columns.ts'
import { puzzleOf } from './table-puzzle.ts'
import type { Note } from './table-puzzle.ts'

type MadeRow = { id: string; fields: Changes }
export type ReadTable = { kind: TableKind; language: Locale; isBilingual: boolean; rows: MadeRow[]; left: Left[] }
export type TableRefused =
  | { refused: 'empty' }
  | { refused: 'quote'; line: number }
  /** Of the kind that the columns fit best. */
  | { refused: 'columns'; kind: TableKind; missing: string[] }

/** `language`: the draft's own; or, with `isNew`, the one that counts unless the table has only the other. */
export type TableSetting = { language: Locale; isNew: boolean; kinds: readonly TableKind[]; rows: Draft['rows'] }

/** Null for text that is no table of a kind that we know. */
export function readTable(text: string, setting: TableSetting): ReadTable | TableRefused | null {
  const read = readCsv(text)
  if ('unclosed' in read) return { refused: 'quote', line: read.unclosed }
  const [head, ...body] = read
  if (!head) return { refused: 'empty' }
  const [best] = tableKinds
    .map((kind) => ({ kind, heads: readHeads(kind, head.cells) }))
    .toSorted((one, other) => fitOf(other, setting) - fitOf(one, setting))
  const { kind, heads } = best!
  // A name alone may be of anything
  if (heads.columns.length < Math.min(2, head.cells.length)) return null
  const language = languageOf(heads, kind, setting)
  const missing = requiredOf(kind).filter((column) => !find(heads, column, language))
  if (missing.length > 0) return { refused: 'columns', kind, missing: missing.map((column) => headOf(column)) }
  if (body.length === 0) return { refused: 'empty' }
  return new Reader(kind, heads, language, setting).read(head, body)
}

const requiredOf = (kind: TableKind): TableColumn[] => columnsOf(kind).filter(({ isRequired }) => isRequired)

/** All that is required counts first, then each column. A kind that the draft cannot have counts last. */
function fitOf({ kind, heads }: { kind: TableKind; heads: Heads }, { kinds }: TableSetting): number {
  const isWhole = requiredOf(kind).every((column) => heads.columns.some((each) => each.column === column))
  return heads.columns.length + (isWhole ? 100 : 0) + (kinds.includes(kind) ? 0.5 : 0)
}

const find = ({ columns }: Heads, column: TableColumn, language: Locale): NamedColumn | undefined =>
  columns.find((each) => each.column === column && (each.language ?? language) === language)

function languageOf(heads: Heads, kind: TableKind, { language, isNew }: TableSetting): Locale {
  const has = (each: Locale) => requiredOf(kind).every((column) => find(heads, column, each))
  return isNew && !has(language) ? (locales.find(has) ?? language) : language
}

class Reader {
  private readonly left: Left[] = []
  private readonly kind: TableKind
  private readonly heads: Heads
  private readonly language: Locale
  private readonly setting: TableSetting

  constructor(kind: TableKind, heads: Heads, language: Locale, setting: TableSetting) {
    this.kind = kind
    this.heads = heads
    this.language = language
    this.setting = setting
  }

  read(head: CsvRow, body: readonly CsvRow[]): ReadTable {
    const { kind, language, heads } = this
    for (const column of heads.unknown) this.left.push({ line: head.line, column, reason: 'unknown', text: '' })
    for (const column of heads.twice) this.left.push({ line: head.line, column, reason: 'twice', text: '' })
    const room = kindOf(kind).limit - this.setting.rows[kind].length
    const rows: MadeRow[] = []
    for (const row of body) {
      const extra = row.cells.slice(head.cells.length).filter((cell) => cell.trim() !== '')
      for (const text of extra) this.left.push({ line: row.line, column: '', reason: 'extra', text })
      const fields = tableOf(kind).asks ? this.puzzle(row) : this.row(row)
      if (fields && rows.length < room) rows.push({ id: newId(), fields })
      else if (fields) this.left.push({ line: row.line, column: '', reason: 'full', text: '' })
    }
    const isBilingual = rows.some(({ fields }) => Object.keys(fields['translations'] ?? {}).length > 0)
    return { kind, language, isBilingual, rows, left: this.left }
  }

  private cellsOf({ cells }: CsvRow, language: Locale): Cells {
    return (name) => {
      const columns = this.heads.columns.filter((each) => each.column.name === name)
      const own = columns.find((each) => (each.language ?? this.language) === language)
      return own ? (cells[own.at] ?? '').trim() : ''
    }
  }

  private note(line: number, name: string, reason: LeftReason, text = '', choices: string[] = []): void {
    const column = this.heads.columns.find((each) => each.column.name === name)?.head
    this.left.push({ line, column: column ?? name, reason, text, ...(choices.length > 0 ? { choices } : {}) })
  }

  private lacks(row: CsvRow): boolean {
    const cells = this.cellsOf(row, this.language)
    const missing = requiredOf(this.kind).filter(({ name }) => !isVisible(cells(name)))
    for (const { name } of missing) this.note(row.line, name, 'missing')
    return missing.length > 0
  }

  private others = (): Locale[] => locales.filter((each) => each !== this.language)

  private puzzle(row: CsvRow): Changes | null {
    if (this.lacks(row)) return null
    const note: Note = (name, reason, text, choices) => this.note(row.line, name, reason, text, choices)
    return puzzleOf(
      this.cellsOf(row, this.language),
      this.others().map((each) => ({ language: each, cells: this.cellsOf(row, each) })),
      note,
    )
  }

  private row(row: CsvRow): Changes | null {
    if (this.lacks(row)) return null
    const fields = this.fieldsIn(row, this.language)
    const isWhole = requiredOf(this.kind).every(({ name }) => name in fields)
    const translations = this.others().flatMap((each) => {
      const own = this.fieldsIn(row, each)
      return Object.keys(own).length > 0 ? [[each, own] as const] : []
    })
    return isWhole ? { ...fields, translations: Object.fromEntries(translations) } : null
  }

  private fieldsIn(row: CsvRow, language: Locale): Changes {
    const cells = this.cellsOf(row, language)
    const isOwn = language === this.language
    const fields: Changes = {}
    for (const { name, field, isTranslated } of columnsOf(this.kind)) {
      const text = cells(name)
      if (!field || text === '' || (!isOwn && !isTranslated)) continue
      const value = this.valueOf(field, text)
      if (value === undefined) this.note(row.line, name, field.names ? 'noSuchRow' : 'unread', text, choicesOf(field))
      else if (field.schema.safeParse(value).success) fields[name] = value
      else this.note(row.line, name, field.text ? 'tooLong' : 'unread', text)
    }
    return fields
  }

  /** Undefined when the field has no such value. */
  private valueOf({ text: isText, choices, range, start, names }: Field, text: string): unknown {
    if (isText) return text
    if (choices) return Object.entries(choices).find(([key, label]) => isNamed(text, key, label))?.[0]
    if (names) return this.named(names.kinds, text)
    if (typeof start === 'boolean') return said[plain(text)]
    return range && text !== '' ? Number(text.replace(',', '.')) : undefined
  }

  private named(kinds: NonNullable<Field['names']>['kinds'], text: string): string | undefined {
    const rows = kinds.flatMap((kind) =>
      this.setting.rows[kind].map((row) => ({ id: row.id, name: String(row[kindOf(kind).nameField ?? ''] ?? '') })),
    )
    return rows.find(({ name }) => name !== '' && plain(name) === plain(text))?.id
  }
}

const choicesOf = ({ choices = {} }: Field): string[] => Object.values(choices).map((label) => label())

const isNamed = (text: string, key: string, label: () => string): boolean =>
  [key, ...locales.map((locale) => (label as TableColumn['label'])({}, { locale }))].some(
    (name) => plain(name) === plain(text),
  )

const said: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(['yes', 'y', 'true', '1', 'x', 'oui', 'o', 'vrai'].map((word) => [plain(word), true])),
  ...Object.fromEntries(['no', 'n', 'false', '0', 'non', 'faux'].map((word) => [plain(word), false])),
}
