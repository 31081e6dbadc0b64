import type { JsonObject, PuzzleDraft } from '#app/features/puzzles/contract/contract.ts'
import { puzzleTexts } from '#app/features/puzzles/texts/puzzle-texts.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { isFields } from '#app/features/adventure/json-fields.ts'
import type { PuzzleView, TranslationsView } from '#app/features/studio/draft-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { jsonTexts } from './json-texts.ts'
import type { RowKind, RowsByKind, TextLanguages, TextPair } from './text-pair.ts'

type Column = { field: string; label: () => string; longest: number; long?: boolean; required?: boolean }

const name: Column = { field: 'name', label: m.studio_field_name, longest: 200, required: true }
const description: Column = { field: 'description', label: m.studio_field_description, longest: 5_000, long: true }

/** The texts that are columns of their rows, in the order of their forms. */
const columns: Record<RowKind, readonly Column[]> = {
  details: [{ ...name, field: 'title', label: m.studio_field_title }, description],
  scene: [
    name,
    description,
    { field: 'altText', label: m.studio_field_alt, longest: 1_000, long: true },
    { field: 'endingText', label: m.studio_field_ending_text, longest: 5_000, long: true },
    { field: 'soundCaption', label: m.studio_sound_caption, longest: 1_000, long: true },
  ],
  hotspot: [
    { ...name, required: false },
    { field: 'blockedMessage', label: m.studio_field_blocked, longest: 1_000, long: true },
  ],
  puzzle: [name, description],
  item: [
    name,
    description,
    { field: 'accessibilityText', label: m.studio_item_accessibility, longest: 1_000, long: true },
  ],
  npc: [name, description],
  node: [
    { field: 'content', label: m.studio_node_content, longest: 5_000, long: true, required: true },
    { field: 'subtitle', label: m.studio_node_subtitle, longest: 1_000 },
  ],
}

/** The columns that change places with their translations, of whatever row. */
export const translatedColumns: ReadonlySet<string> = new Set([
  ...Object.values(columns).flatMap((each) => each.map(({ field }) => field)),
  'hints',
])

/** The JSON columns that have texts inside. */
export const jsonColumns: Partial<Record<RowKind, readonly string[]>> = {
  puzzle: ['onSolveEffects', 'onFailEffects'],
  item: ['useActions', 'combineRules'],
  node: ['choices', 'rewards'],
}

/** Every text of a row in both languages, in the order of its form. */
export function textsOf<Kind extends RowKind>(kind: Kind, row: RowsByKind[Kind], languages: TextLanguages): TextPair[] {
  const values: Record<string, unknown> = { ...row }
  const translation = row.translations[languages.other] ?? {}
  return [
    ...columns[kind].map((column) => columnText(column, values, translation, languages)),
    ...(kind === 'puzzle' ? puzzleParts(row as PuzzleView, translation, languages) : []),
    ...(jsonColumns[kind] ?? []).flatMap((field) => jsonTexts(field, values[field], languages)),
  ]
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

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

/** The hints of a puzzle, and what its type has texts for. */
function puzzleParts(row: PuzzleView, translation: Record<string, unknown>, { other }: TextLanguages): TextPair[] {
  const type = findPuzzleType(row.type)
  const draft: Halves = { configuration: asObject(row.configuration), solution: asObject(row.solution) }
  const own: Halves = {
    configuration: asObject(translation['configuration']),
    solution: asObject(translation['solution']),
  }
  const typed = type ? puzzleTexts(type, draft, own) : []
  return [
    ...hintTexts(row.hints, translation['hints'], other),
    ...typed.map(({ label, inPrimary, inOther, ...text }): TextPair => ({
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
    })),
  ]
}

type Halves = PuzzleDraft<JsonObject, JsonObject>

/** What came out of a jsonb column. */
const asObject = (value: unknown): JsonObject => (isFields(value) ? (value as JsonObject) : {})

const changedHalves = (before: Halves, after: Halves): Partial<Halves> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([half, value]) => JSON.stringify(value) !== JSON.stringify(before[half as keyof Halves]),
    ),
  )

function hintTexts(hints: readonly string[], stored: unknown, other: TextLanguages['other']): TextPair[] {
  const own: string[] = Array.isArray(stored) ? stored.map(asText) : []
  return hints.map((hint, index): TextPair => ({
    ...plain,
    path: `hints.${index}`,
    label: () => m.studio_hint({ position: index + 1 }),
    longest: 2_000,
    long: true,
    primary: hint,
    other: own[index] ?? '',
    write: (side, text) => {
      if (side === 'primary') return { hints: hints.with(index, text) }
      const list = hints.map((_, at) => (at === index ? text : (own[at] ?? '')))
      return translated(other, { hints: list.every((each) => each === '') ? [] : list })
    },
  }))
}
