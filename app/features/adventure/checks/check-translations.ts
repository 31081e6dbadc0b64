import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { missingTexts } from '#app/features/puzzles/texts/missing-texts.ts'
import type { MissingText } from '#app/features/puzzles/texts/missing-texts.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
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

function textsPerRow(draft: AdventureDraft, primary: Locale): Texts[] {
  const { adventure } = draft
  const withRules = (texts: Texts, row: object, columns: readonly string[]) =>
    addRuleTexts(texts, row, columns, primary)
  return [
    rowTexts({ entity: 'adventure', id: adventure.id }, adventure.title, adventure, ['title', 'description']),
    ...draft.scenes.map((row) =>
      rowTexts({ entity: 'scene', id: row.id }, row.name, row, [
        'name',
        'description',
        'altText',
        'endingText',
        'soundCaption',
      ]),
    ),
    ...draft.hotspots.map((row) =>
      withRules(
        rowTexts({ entity: 'hotspot', id: row.id, parentId: row.sceneId }, row.name, row, ['name', 'blockedMessage']),
        row,
        ['interactionConditions'],
      ),
    ),
    ...draft.puzzles.map((row) => withRules(puzzleTexts(row), row, ['onSolveEffects', 'onFailEffects'])),
    ...draft.items.map((row) =>
      withRules(
        rowTexts({ entity: 'item', id: row.id }, row.name, row, ['name', 'description', 'accessibilityText']),
        row,
        ['useActions', 'combineRules'],
      ),
    ),
    ...draft.npcs.map((row) => rowTexts({ entity: 'npc', id: row.id }, row.name, row, ['name', 'description'])),
    ...draft.nodes.map((row) =>
      withRules(
        rowTexts({ entity: 'node', id: row.id, parentId: row.npcId }, row.nodeId, row, ['content', 'subtitle']),
        row,
        ['choices', 'rewards'],
      ),
    ),
  ]
}

type Row<Field extends string> = Record<Field, unknown> & { translations: Record<string, Record<string, unknown>> }

function rowTexts<Field extends string>(
  where: FindingPlace,
  name: string,
  row: Row<Field>,
  fields: readonly Field[],
): Texts {
  const pick = (values: Record<string, unknown>) => Object.fromEntries(fields.map((field) => [field, values[field]]))
  return { where, name, primary: pick(row), other: (language) => pick(row.translations[language] ?? {}) }
}

/** The texts of choices, rewards, uses and conditions, each of which holds its own languages. */
function addRuleTexts(texts: Texts, row: object, columns: readonly string[], primary: Locale): Texts {
  const said = columns.flatMap((column) => wordsInJson((row as Record<string, unknown>)[column], [column], primary))
  const inLanguage = (language: string) =>
    Object.fromEntries(
      said.map(({ path, key, holder }) => [path.join('.'), readWords(holder[key], primary)?.[language as Locale]]),
    )
  return {
    ...texts,
    primary: { ...texts.primary, ...inLanguage(primary) },
    other: (language) => ({ ...texts.other(language), ...inLanguage(language) }),
  }
}

function puzzleTexts(row: AdventureDraft['puzzles'][number]): Texts {
  const pick = (values: Record<string, unknown>) => ({
    name: values['name'],
    description: values['description'],
    ...Object.fromEntries(
      (Array.isArray(values['hints']) ? values['hints'] : []).map((hint: unknown, index) => [`hints.${index}`, hint]),
    ),
  })
  return {
    where: { entity: 'puzzle', id: row.id },
    name: row.name,
    primary: pick(row),
    other: (language) => pick(row.translations[language] ?? {}),
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
