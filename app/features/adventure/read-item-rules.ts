import { goalSteps } from '#app/features/engine/goal.schema.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { SecretItem } from '#app/features/engine/edition-secrets.schema.ts'
import type { Fields } from '#app/shared/record.ts'
import { asRecord, isRecord } from '#app/shared/record.ts'
import { readCondition } from './read-condition.ts'
import { readEffects } from './read-effects.ts'
import { readWords } from './words.ts'

type Use = SecretItem['uses'][number]
type Combination = SecretItem['combinations'][number]

/** `once`: it works a single time in a run; left out, it is unlimited. Undefined for an invalid value. */
const onceOf = (raw: Fields): boolean | undefined =>
  raw['once'] === undefined ? false : typeof raw['once'] === 'boolean' ? raw['once'] : undefined

const idOrNull = (value: unknown): string | null | undefined =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : undefined

/** What is said towards it, `[{ text }]`, without blank ones. Null for anything else. */
function readHints(raw: unknown, primary: Locale): { hints?: LocalText[] } | null {
  if (raw === undefined) return {}
  if (!Array.isArray(raw) || raw.length > goalSteps.length) return null
  const texts = raw.map((hint) => (isRecord(hint) ? readWords(hint['text'], primary) : null))
  if (!texts.every((text) => text !== null)) return null
  const hints = texts.filter((text) => Object.values(text).some((said) => said.trim() !== ''))
  return hints.length > 0 ? { hints } : {}
}

/** `{ "uses": [{ hotspot_id?, conditions?, message?, effects?, once?, hints? }] }`, or one use. Null for an unreadable use. */
export function readUses(raw: Fields, primary: Locale): (Use | null)[] {
  if (Object.keys(raw).length === 0) return []
  if (Array.isArray(raw['uses']))
    return raw['uses'].map(asRecord).map((use) => readUse(use, use['effects'] ?? [], primary))
  const { message, once, ...effects } = raw
  return [readUse({ message, once }, effects, primary)]
}

function readUse(use: Fields, rawEffects: unknown, primary: Locale): Use | null {
  const conditions = readCondition(use['conditions'])
  const message = readWords(use['message'], primary)
  const effects = readEffects(rawEffects, primary)
  const hotspotId = idOrNull(use['hotspot_id'])
  const once = onceOf(use)
  const hints = readHints(use['hints'], primary)
  return conditions && message && effects && hints && hotspotId !== undefined && once !== undefined
    ? { hotspotId, conditions, message, effects, once, ...hints }
    : null
}

/** As in `combine_rules`: `{ with_item_id, result_item_id?, message?, conditions?, effects?, once?, uses_up?, hints? }`. */
export function readCombination(rule: unknown, primary: Locale): Combination | null {
  const raw = asRecord(rule)
  const conditions = readCondition(raw['conditions'])
  const message = readWords(raw['message'], primary)
  const effects = readEffects(raw['effects'] ?? [], primary)
  const withItemId = idOrNull(raw['with_item_id'])
  const resultItemId = idOrNull(raw['result_item_id'])
  const once = onceOf(raw)
  const hints = readHints(raw['hints'], primary)
  if (!conditions || !message || !effects || !hints || !withItemId || resultItemId === undefined || once === undefined)
    return null
  if (!['undefined', 'boolean'].includes(typeof raw['uses_up'])) return null
  return { withItemId, resultItemId, conditions, message, effects, once, ...hints }
}
