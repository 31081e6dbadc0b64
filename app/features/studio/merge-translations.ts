import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'
import { InvalidInput } from './edit-refusals.ts'
import { isNothing } from './saving/stored-value.ts'

type Fields = Record<string, unknown>
type Stored = Record<string, Fields>

/**
 * The translations of a row after a change: what is named is written, what is not stays, and what is empty goes away, so
 * that the primary language is shown again.
 * @throws InvalidInput for texts in the primary language, which stand in the row's own columns
 */
export function mergeTranslations(
  stored: Stored,
  changes: Partial<Record<Locale, Fields>> | undefined,
  primary: Locale,
): Stored {
  if (!changes) return stored
  if (changes[primary]) throw new InvalidInput({ [`changes.translations.${primary}`]: ['studio_errors_unreadable'] })
  const merged: Stored = { ...stored }
  for (const locale of locales) {
    if (!changes[locale]) continue
    const fields = { ...merged[locale], ...changes[locale] }
    const kept = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNothing(value)))
    if (Object.keys(kept).length > 0) merged[locale] = kept
    else delete merged[locale]
  }
  return merged
}
