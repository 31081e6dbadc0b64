import { meaningText } from '#app/features/studio/dinner/components/clue-words.ts'
import { meanings } from '#app/features/rows/kinds/dinner-clue.ts'
import type { JsonObject } from '#app/features/puzzles/contract/contract.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { settingsInWords } from '#app/features/puzzles/registry/setting-words.ts'
import { isRecord } from '#app/shared/record.ts'
import { conditionWords } from '#app/features/studio/rules/components/condition-sentence.ts'
import { linesOf, asLocalText } from '#app/features/studio/rules/components/effect-list.ts'
import { effectSentence } from '#app/features/studio/rules/components/effect-words.ts'
import { effectsOf, readCombineRules, readUseRules } from '#app/features/studio/items/components/item-rules.ts'
import type { ItemRule } from '#app/features/studio/items/components/item-rules.ts'
import { rowName } from '#app/features/studio/draft/components/row-name.ts'
import { scoringLabels } from '#app/features/studio/puzzles/components/scoring-fields.tsx'
import { fileFieldsOf, viewedAs, viewsIn } from '#app/features/studio/draft/view.ts'
import type { AssetView, DraftView } from '#app/features/studio/draft/view.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import { scoringValues } from '#app/features/studio/draft/puzzle/scoring-values.ts'
import type { ScoringRule } from '#app/features/studio/draft/puzzle/scoring-values.ts'
import { textIn } from '#app/i18n/local-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { getLocale } from '#app/i18n/generated/runtime.js'

const conditions = new Set(['endingConditions', 'visibilityConditions', 'interactionConditions', 'conditions'])
const effects = new Set(['onSolveEffects', 'onFailEffects', 'rewards'])

/** Null for a value that no form describes. */
export function valueInWords(field: string, value: unknown, draft: DraftView): string | null {
  if (conditions.has(field)) return conditionWords(value, draft)
  if (effects.has(field)) return effectLines(value, draft)
  if (field === 'meanings') return meaningLines(value, draft)
  if (field === 'points') return cornerLines(value)
  if (field === 'scoringRules' && isRecord(value)) return scoringWords(value)
  if (field === 'useActions' && isRecord(value)) return ruleLines(readUseRules(value, primaryOf(draft)), draft)
  if (field === 'combineRules' && Array.isArray(value) && value.every(isRecord))
    return ruleLines(readCombineRules(value, primaryOf(draft)), draft)
  return field === 'choices' && Array.isArray(value)
    ? value.map((choice) => choiceWords(choice, draft)).join('\n')
    : null
}

/** Null for a field that is no half of a puzzle. @param row the puzzle's id */
export function puzzleHalf(field: string, value: unknown, row: string, draft: DraftView): string | null {
  if ((field !== 'configuration' && field !== 'solution') || !isRecord(value)) return null
  const type = draft.puzzles.find(({ id }) => id === row)?.type
  const said = settingsInWords(type === undefined ? undefined : findPuzzleType(type), field, value as JsonObject)
  if (!said) return null
  const lines = said.lines.map((line) => m.studio_conflict_line(line))
  return [...lines, ...(said.hasMore ? [m.changes_puzzle_more()] : [])].join('\n')
}

function effectLines(value: unknown, draft: DraftView): string | null {
  const { primaryLanguage } = draft.details
  const lines = linesOf(value, primaryLanguage)
  return lines && lines.map((effect) => effectSentence(effect, draft, primaryLanguage)).join('\n')
}

function meaningLines(value: unknown, draft: DraftView): string | null {
  const read = meanings.safeParse(value)
  return read.success ? read.data.map((meaning) => meaningText(meaning, draft)).join('\n') : null
}

const primaryOf = ({ details }: DraftView): Locale => details.primaryLanguage

/** Uses or combinations of an item, as their form says them; null for what no form can show. */
function ruleLines(rules: readonly ItemRule[] | null, draft: DraftView): string | null {
  const primary = primaryOf(draft)
  const said = (text: unknown) => textIn(asLocalText(text, primary), getLocale(), primary)
  const nameOf = (id: unknown) => (typeof id === 'string' && id !== '' ? rowName(draft, id) || m.studio_gone() : '')
  const linesIn = (rule: ItemRule): [label: string, text: string][] => [
    [m.studio_item_with(), nameOf(rule.with_item_id)],
    [m.studio_item_result(), nameOf(rule.result_item_id)],
    [m.studio_item_used_on(), nameOf(rule.hotspot_id)],
    [m.studio_effect_text(), said(rule.message)],
    [m.studio_item_works_when(), isFilled(rule.conditions) ? conditionWords(rule.conditions, draft) : ''],
    [
      m.studio_item_then(),
      effectsOf(rule, primary)
        .map((each) => effectSentence(each, draft, primary))
        .join(' '),
    ],
    [m.studio_item_uses_up(), rule.uses_up === true ? m.common_yes() : ''],
    [m.studio_item_once(), rule.once === true ? m.common_yes() : ''],
    ...(Array.isArray(rule.hints) ? rule.hints : []).map((hint, at): [string, string] => [
      m.studio_hint({ position: at + 1 }),
      isRecord(hint) ? said(hint.text) : '',
    ]),
  ]
  return (
    rules &&
    rules
      .map((rule) =>
        linesIn(rule)
          .filter(([, text]) => text !== '')
          .map(([label, text]) => m.studio_conflict_line({ label, text }))
          .join('\n'),
      )
      .join('\n\n')
  )
}

const cornerLines = (value: unknown): string =>
  (value as { x: number; y: number }[]).map(({ x, y }) => `${Math.round(x)}, ${Math.round(y)}`).join('\n')

function scoringWords(rules: Record<string, unknown>): string {
  const values = scoringValues(rules)
  const lines = (Object.keys(scoringLabels) as ScoringRule[]).map((rule) =>
    m.studio_conflict_line({ label: scoringLabels[rule](), text: String(values[rule]) }),
  )
  const costs = values.hintCosts.flatMap((cost, at) =>
    cost === null ? [] : [m.studio_conflict_line({ label: m.studio_hint({ position: at + 1 }), text: String(cost) })],
  )
  return [...lines, ...costs].join('\n')
}

function choiceWords(choice: unknown, { details: { primaryLanguage } }: DraftView): string {
  if (!isRecord(choice)) return ''
  const text = textIn(asLocalText(choice.text, primaryLanguage), getLocale(), primaryLanguage)
  return m.studio_conflict_line({
    label: text || m.studio_choice_untitled(),
    text: typeof choice.next_node_id === 'string' && choice.next_node_id !== '' ? choice.next_node_id : m.studio_gone(),
  })
}

export function outline(value: unknown, depth = 0): string {
  const indent = '\u2003'.repeat(depth)
  if (Array.isArray(value))
    return value
      .map((each) => (isRecord(each) || Array.isArray(each) ? outline(each, depth) : `${indent}${plain(each)}`))
      .join('\n')
  if (!isRecord(value)) return `${indent}${plain(value)}`
  return Object.entries(value)
    .map(([key, inside]) =>
      isFilled(inside)
        ? `${indent}${key}\n${outline(inside, depth + 1)}`
        : `${indent}${m.studio_conflict_line({ label: key, text: plain(inside) })}`,
    )
    .join('\n')
}

const isFilled = (value: unknown): boolean => (Array.isArray(value) || isRecord(value)) && Object.keys(value).length > 0

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? m.common_yes() : m.common_no()
  return typeof value === 'string' || typeof value === 'number' ? String(value) : m.studio_conflict_empty()
}

/** The draft's file with that id. */
export function fileOf(draft: DraftView, id: unknown): AssetView | undefined {
  const files = kindNames.flatMap((kind) => {
    const names = fileFieldsOf(kind).map(viewedAs)
    return viewsIn(draft, kind).flatMap((row) => names.map((name) => row[name] as AssetView | null))
  })
  return files.find((file) => file?.id === id) ?? undefined
}
