import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { puzzleTexts } from '#app/features/puzzles/texts/puzzle-texts.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { asRecord, isRecord } from '#app/shared/record.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Field, KindName, TextField } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { PuzzleRow } from '#app/features/rows/kinds/puzzle.ts'
import { jsonTexts } from './json-texts.ts'
import type { TextLanguages, TextPair } from './text-pair.ts'
import type { TranslationsView } from '#app/features/rows/translations.ts'

const known = new Map<KindName, ReadonlySet<string>>()

/** Columns whose translation has the same name; for a puzzle without its halves. */
export function translatedColumnsOf(kind: KindName): ReadonlySet<string> {
  const columns = known.get(kind) ?? new Set([...textFieldsOf(kind), ...listsOf(kind)].map(({ field }) => field))
  known.set(kind, columns)
  return columns
}

type List = { field: string; texts: NonNullable<Field['texts']> }

/** The fields that are lists of texts. */
export const listsOf = (kind: KindName): List[] =>
  Object.entries(kindOf(kind).fields).flatMap(([field, { texts }]) => (texts ? [{ field, texts }] : []))

type Column = { field: string; label: () => string } & TextField

function textFieldsOf(kind: KindName): Column[] {
  return Object.entries(kindOf(kind).fields).flatMap(([field, { label, text }]) =>
    text ? [{ field, label, ...text }] : [],
  )
}

export const jsonColumnsOf = (kind: KindName): string[] =>
  Object.entries(kindOf(kind).fields).flatMap(([field, { holdsTexts }]) => (holdsTexts ? [field] : []))

export function rowTextPairs(
  kind: KindName,
  values: Changes,
  languages: TextLanguages,
  without: ReadonlySet<string> = new Set(),
): TextPair[] {
  const { translations } = values
  const own = isRecord(translations) ? translations[languages.other] : undefined
  const translation = isRecord(own) ? own : {}
  return [
    ...textFieldsOf(kind).map((column) => columnText(column, values, translation, languages)),
    ...listsOf(kind).flatMap((list) => listTexts(list, values, translation, languages.other)),
    ...(kind === 'puzzle' ? puzzleParts(values as PuzzleRow, translation, languages) : []),
    ...jsonColumnsOf(kind).flatMap((field) => (without.has(field) ? [] : jsonTexts(field, values[field], languages))),
  ]
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const asTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(asText) : [])

const plain = { copied: false, shared: false, lines: false, long: false, required: false }

const columnText = (
  { field, ...column }: Column,
  values: Record<string, unknown>,
  translation: Record<string, unknown>,
  { other }: TextLanguages,
): TextPair => ({
  ...plain,
  ...column,
  path: field,
  primary: asText(values[field]),
  other: asText(translation[field]),
  write: (side, text) => (side === 'primary' ? { [field]: text } : translated(other, { [field]: text })),
})

const translated = (
  language: TextLanguages['other'],
  fields: Record<string, unknown>,
): { translations: TranslationsView } => ({ translations: { [language]: fields } })

function puzzleParts(row: PuzzleRow, translation: Record<string, unknown>, { other }: TextLanguages): TextPair[] {
  const type = findPuzzleType(row.type)
  const draft: Halves = {
    configuration: asRecord(row.configuration) as JsonObject,
    solution: asRecord(row.solution) as JsonObject,
  }
  const own: Halves = {
    configuration: asRecord(translation['configuration']) as JsonObject,
    solution: asRecord(translation['solution']) as JsonObject,
  }
  const typed = type ? puzzleTexts(type, draft, own) : []
  return typed.map(({ label, inPrimary, inOther, ...text }): TextPair => ({
    ...text,
    label: () => label,
    required: false,
    write: (side, words, stood) => {
      if (side === 'other') return translated(other, changedHalves(own, inOther(words)))
      const { draft: halves, own: along } = inPrimary(words, stood)
      return {
        ...changedHalves(draft, halves),
        ...(along === own ? {} : translated(other, changedHalves(own, along))),
      }
    },
  }))
}

type Halves = PuzzleDraft<JsonObject, JsonObject>

const changedHalves = (before: Halves, after: Halves): Partial<Halves> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([half, value]) => JSON.stringify(value) !== JSON.stringify(before[half as keyof Halves]),
    ),
  )

function listTexts(
  { field, texts: { item, most: _most, ...limits } }: List,
  values: Record<string, unknown>,
  translation: Record<string, unknown>,
  other: TextLanguages['other'],
): TextPair[] {
  const [list, own] = [asTexts(values[field]), asTexts(translation[field])]
  return list.map((text, index): TextPair => ({
    ...plain,
    ...limits,
    path: `${field}.${index}`,
    label: () => item({ position: index + 1 }),
    primary: text,
    other: own[index] ?? '',
    write: (side, words) => {
      if (side === 'primary') return { [field]: list.with(index, words) }
      const changed = list.map((_, at) => (at === index ? words : (own[at] ?? '')))
      return translated(other, { [field]: changed.every((each) => each === '') ? [] : changed })
    },
  }))
}
