import { findPuzzleType } from '#app/features/puzzles/registry.ts'
import { asFields } from '#app/features/adventure/json-fields.ts'
import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import { languagesOf } from '#app/features/adventure/words.ts'
import type { Check } from './check.ts'
import type { FindingPlace } from './finding.ts'
import { finding } from './finding.ts'

interface Texts {
  where: FindingPlace
  name: string
  /** What is written in the primary language, by field; hints one by one. */
  primary: Record<string, unknown>
  /** The same of another language. */
  other: (language: string) => Record<string, unknown>
}

/** Every text of the primary language is there in the others too: one finding a thing and language, with how many are missing. */
export const checkTranslations: Check = ({ draft }) => {
  const [, ...others] = languagesOf(draft.adventure)
  return others.flatMap((language) =>
    textsOf(draft).flatMap(({ where, name, primary, other }) => {
      const there = other(language)
      const count = Object.keys(primary).filter((field) => isText(primary[field]) && !isText(there[field])).length
      return count === 0 ? [] : [finding('translation_missing', where, { name, language, count })]
    }),
  )
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

function textsOf(draft: AdventureDraft): Texts[] {
  const { adventure } = draft
  return [
    rowTexts({ entity: 'adventure', id: adventure.id }, adventure.title, adventure, ['title', 'description']),
    ...draft.scenes.map((row) => rowTexts({ entity: 'scene', id: row.id }, row.name, row, ['name', 'description', 'altText', 'endingText'])),
    ...draft.hotspots.map((row) => rowTexts({ entity: 'hotspot', id: row.id, parentId: row.sceneId }, row.name, row, ['name', 'blockedMessage'])),
    ...draft.puzzles.map(puzzleTexts),
    ...draft.items.map((row) => rowTexts({ entity: 'item', id: row.id }, row.name, row, ['name', 'description', 'accessibilityText'])),
    ...draft.npcs.map((row) => rowTexts({ entity: 'npc', id: row.id }, row.name, row, ['name', 'description'])),
    ...draft.nodes.map((row) => rowTexts({ entity: 'node', id: row.id, parentId: row.npcId }, row.nodeId, row, ['content', 'subtitle'])),
  ]
}

type Row<Field extends string> = Record<Field, unknown> & { translations: Record<string, Record<string, unknown>> }

function rowTexts<Field extends string>(where: FindingPlace, name: string, row: Row<Field>, fields: readonly Field[]): Texts {
  const pick = (values: Record<string, unknown>) => Object.fromEntries(fields.map((field) => [field, values[field]]))
  return { where, name, primary: pick(row), other: (language) => pick(row.translations[language] ?? {}) }
}

function puzzleTexts(row: AdventureDraft['puzzles'][number]): Texts {
  const words = findPuzzleType(row.type)?.translatable.words ?? []
  const pick = (values: Record<string, unknown>) => ({
    name: values['name'],
    description: values['description'],
    ...Object.fromEntries((Array.isArray(values['hints']) ? values['hints'] : []).map((hint: unknown, index) => [`hints.${index}`, hint])),
    ...Object.fromEntries(words.map((field) => [`configuration.${field}`, asFields(values['configuration'])[field]])),
  })
  return { where: { entity: 'puzzle', id: row.id }, name: row.name, primary: pick(row), other: (language) => pick(row.translations[language] ?? {}) }
}
