import { readCombination, readUses } from '#app/features/adventure/read-item-rules.ts'
import { gonePlaces } from '#app/features/studio/rules/components/json-places.ts'
import { linesOf } from '#app/features/studio/rules/components/effect-list.ts'
import type { EffectFields } from '#app/features/studio/rules/components/effect-list.ts'
import type { DraftView, ItemView } from '#app/features/studio/draft/view.ts'
import type { Locale } from '#app/i18n/locale.ts'

export type ItemRule = Record<string, unknown>

const isRule = (value: unknown): value is ItemRule =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isShowable = (rule: ItemRule, primary: Locale): boolean =>
  (rule.conditions === undefined || isRule(rule.conditions)) && linesOf(rule.effects, primary) !== null

/** Accepts the short form (`{ "heal": 20, "message": "…" }`). Null for what no form can show. */
export function readUseRules(raw: ItemRule, primary: Locale): ItemRule[] | null {
  if (Object.keys(raw).length === 0) return []
  if ('uses' in raw) {
    const whole =
      Array.isArray(raw.uses) &&
      Object.keys(raw).length === 1 &&
      raw.uses.every((use) => isRule(use) && isShowable(use, primary))
    return whole ? (raw.uses as ItemRule[]) : null
  }
  const { message, once, ...short } = raw
  const effects = linesOf(Object.keys(short).length === 0 ? [] : short, primary)
  return (
    effects && [{ ...(message === undefined ? {} : { message }), ...(once === undefined ? {} : { once }), effects }]
  )
}

export const writeUseRules = (uses: readonly ItemRule[]): ItemRule => (uses.length === 0 ? {} : { uses: [...uses] })

export const readCombineRules = (raw: readonly ItemRule[], primary: Locale): readonly ItemRule[] | null =>
  raw.every((rule) => isShowable(rule, primary)) ? raw : null

export const effectsOf = (rule: ItemRule, primary: Locale): EffectFields[] => linesOf(rule.effects, primary) ?? []

export const idIn = (rule: ItemRule, key: string): string => (typeof rule[key] === 'string' ? rule[key] : '')

export function withValue(rule: ItemRule, key: string, value: unknown): ItemRule {
  const { [key]: _old, ...rest } = rule
  return value === undefined ? rest : { ...rest, [key]: value }
}

export function isIncomplete(
  { useActions, combineRules }: Pick<ItemView, 'useActions' | 'combineRules'>,
  draft: Parameters<typeof gonePlaces>[1] & { details: Pick<DraftView['details'], 'primaryLanguage'> },
): boolean {
  const { primaryLanguage } = draft.details
  const rules = [
    ...readUses(useActions, primaryLanguage),
    ...combineRules.map((rule) => readCombination(rule, primaryLanguage)),
  ]
  return rules.includes(null) || gonePlaces([useActions, combineRules], draft).length > 0
}

type Combining = { id: string; combineRules: readonly ItemRule[] }

export function replyOf<Item extends Combining>(one: Item, other: Item): { owner: Item; rule: ItemRule } | null {
  for (const [owner, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    const rule = owner.combineRules.find(({ with_item_id: partnerId }) => partnerId === partner.id)
    if (rule) return { owner, rule }
  }
  return null
}
