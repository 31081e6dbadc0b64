import type { Condition } from '#app/features/engine/condition.schema.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import { isBlank } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { isRecord } from '#app/shared/record.ts'
import { readCondition } from './read-condition.ts'
import { readWords } from './words.ts'

/** Removes the `message` that parts of "it works when" may have, since the grammar of conditions does not know it. */
export function withoutMessages(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(withoutMessages)
  if (!isRecord(raw)) return raw
  const { message: _message, ...rest } = raw
  return 'of' in rest ? { ...rest, of: withoutMessages(rest['of']) } : rest
}

/** In the author's order; players read the first whose condition does not hold. @param raw a readable condition */
export function blockedMessages(
  raw: unknown,
  primary: Locale,
  isNegated = false,
): { unless: Condition; message: LocalText }[] {
  if (!isRecord(raw)) return []
  const { type, of, message } = raw
  if (type === 'not') return blockedMessages(of, primary, !isNegated)
  if (Array.isArray(of)) return of.flatMap((part) => blockedMessages(part, primary, isNegated))
  const words = message === undefined ? null : readWords(message, primary)
  const leaf = readCondition(withoutMessages(raw))
  if (!words || !leaf || isBlank(words)) return []
  return [{ unless: isNegated ? { type: 'not', of: leaf } : leaf, message: words }]
}
