import { conditionTexts } from '#app/features/adventure/conditions/index.ts'
import type { Named } from '#app/features/adventure/conditions/named.ts'
import { quoted } from '#app/features/adventure/conditions/named.ts'
import { leafTypes } from '#app/features/engine/conditions/index.ts'
import { m } from '#app/i18n/generated/messages.js'
import { listFormat } from '#app/i18n/formatters.ts'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { isRecord } from '#app/shared/record.ts'

type Json = Record<string, unknown>

function sentenceOf(leaf: Json, negated: boolean, named: Named): string | null {
  const type = leafTypes.find((each) => each === leaf['type'])
  return type ? conditionTexts[type].sentence(leaf, negated, named) : null
}

/** Names the type only, since JSON cannot be read aloud. */
const otherWords = ({ type }: Json): string =>
  typeof type === 'string' && type.trim() !== ''
    ? m.studio_rules_other({ type: quoted(type) })
    : m.studio_rules_other_unnamed()

function words(raw: unknown, named: Named, deep: boolean): string {
  if (!isRecord(raw)) return m.studio_rules_other_unnamed()
  if (Object.keys(raw).length === 0) return m.studio_rules_always()
  if (raw.type === 'not' && isRecord(raw.of))
    return sentenceOf(raw.of, true, named) ?? m.studio_rules_not({ part: words(raw.of, named, true) })
  if ((raw.type === 'all' || raw.type === 'any') && Array.isArray(raw.of)) {
    if (raw.of.length === 0) return raw.type === 'all' ? m.studio_rules_always() : m.studio_rules_never()
    const list = listFormat(getLocale(), { type: raw.type === 'all' ? 'conjunction' : 'disjunction' }).format(
      raw.of.map((part) => words(part, named, true)),
    )
    return deep && raw.of.length > 1 ? m.studio_rules_group({ parts: list }) : list
  }
  return sentenceOf(raw, false, named) ?? otherWords(raw)
}

/** E.g. "the puzzle “Safe” is solved and the item “Key” is in the bag". */
export const conditionWords = (raw: unknown, named: Named): string => words(raw, named, false)
