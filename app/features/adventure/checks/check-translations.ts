import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { missingTexts } from '#app/features/puzzles/texts/missing-texts.ts'
import type { MissingText } from '#app/features/puzzles/texts/missing-texts.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { rowKinds } from '#app/features/rows/kinds/index.ts'
import type { OnlineKind, RowKind } from '#app/features/rows/row-kind.ts'
import { z } from '#app/shared/zod.ts'
import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { languagesOf, readWords, wordsInJson } from '#app/features/adventure/words.ts'
import type { Check } from './check.ts'
import type { FindingPlace } from './finding.ts'
import { finding } from './finding.ts'

interface Texts {
  where: FindingPlace
  name: string
  primary: Record<string, unknown>
  other: (language: string) => Record<string, unknown>
}

/** One finding per thing and language; for puzzles it includes texts that only the translation has. */
export const checkTranslations: Check = ({ draft }) => {
  const [first, ...others] = languagesOf(draft.adventure)
  return others.flatMap((other) => {
    const missing = new Map(draft.puzzles.map((row) => [row.id, missingInPuzzle(row, first!, other)]))
    return textsPerRow(draft, first!).flatMap((texts) =>
      [other, first!].flatMap((language) => {
        const { where, name } = texts
        const inType = where.entity === 'puzzle' ? (missing.get(where.id)?.get(language) ?? []) : []
        const columns = language === other ? missingColumns(texts, other) : []
        const lacking = [...columns.map((field) => ({ path: field, label: field })), ...inType]
        if (lacking.length === 0) return []
        const place = { ...where, field: `${where.id} ${lacking[0]!.path}.${language}` }
        const said = finding('translation_missing', place, { name, language, count: lacking.length })
        return [{ ...said, missing: lacking.map(({ label }) => label) }]
      }),
    )
  })
}

function missingColumns({ primary, other }: Texts, language: string): string[] {
  const there = other(language)
  return Object.keys(primary).filter((field) => isText(primary[field]) && !isText(there[field]))
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** The rows with texts by their kind, in the order in which their findings are listed. */
const rowsOf = (draft: AdventureDraft): Readonly<Record<Exclude<OnlineKind, 'details'>, readonly TextRow[]>> => ({
  scene: draft.scenes,
  hotspot: draft.hotspots,
  layer: draft.layers,
  puzzle: draft.puzzles,
  item: draft.items,
  npc: draft.npcs,
  node: draft.nodes,
})

type TextRow = { id: string; translations: Record<string, Record<string, unknown>> }

function textsPerRow(draft: AdventureDraft, primary: Locale): Texts[] {
  const { adventure } = draft
  const places = Object.entries(rowsOf(draft)) as [Exclude<OnlineKind, 'details'>, readonly TextRow[]][]
  return [
    rowTexts({ entity: 'adventure', id: adventure.id }, rowKinds.details, adventure, primary),
    ...places.flatMap(([entity, rows]) =>
      rows.map((row) => {
        const kind: RowKind = rowKinds[entity]
        const parentId = kind.parent && String(valuesOf(row)[kind.parent.field])
        return rowTexts({ entity, id: row.id, ...(parentId && { parentId }) }, kind, row, primary)
      }),
    ),
  ]
}

const valuesOf = (row: object) => row as Record<string, unknown>

/** The texts of a row's fields, and those inside its choices, rewards, uses and conditions, which hold all languages. */
function rowTexts(where: FindingPlace, kind: RowKind, row: TextRow, primary: Locale): Texts {
  const fields = Object.entries(kind.fields)
  const pick = (values: Record<string, unknown>) =>
    Object.fromEntries(
      fields.flatMap(([name, field]): [string, unknown][] => {
        if (field.text) return [[name, values[name]]]
        const list: unknown[] = field.texts && Array.isArray(values[name]) ? values[name] : []
        return list.map((text, index) => [`${name}.${index}`, text])
      }),
    )
  const said = fields.flatMap(([name, { holdsTexts }]) =>
    holdsTexts ? wordsInJson(valuesOf(row)[name], [name], primary) : [],
  )
  const inLanguage = (language: string) =>
    Object.fromEntries(
      said.map(({ path, key, holder }) => [path.join('.'), readWords(holder[key], primary)?.[language as Locale]]),
    )
  return {
    where,
    name: String(valuesOf(row)[kind.nameField!]),
    primary: { ...pick(valuesOf(row)), ...inLanguage(primary) },
    other: (language) => ({ ...pick(row.translations[language] ?? {}), ...inLanguage(language) }),
  }
}

function missingInPuzzle(row: AdventureDraft['puzzles'][number], primary: string, other: string) {
  const type = findPuzzleType(row.type)
  if (!type) return new Map<string, MissingText[]>()
  const draft = type.upgradeDraft(row.typeVersion, {
    configuration: halfOf(row.configuration),
    solution: halfOf(row.solution),
  })
  const own = {
    configuration: halfOf(row.translations[other]?.['configuration']),
    solution: halfOf(row.solutionTranslations?.[other]?.['solution']),
  }
  const missing = missingTexts(type, draft, own)
  return new Map(
    [primary, other].map((language) => [
      language,
      missing.filter(({ from }) => (from === 'primary') === (language === primary)),
    ]),
  )
}

const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json())
const halfOf = (value: unknown): JsonObject => jsonObject.catch({}).parse(value ?? {})
