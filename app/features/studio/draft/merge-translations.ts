import type { Locale } from '#app/i18n/locale.ts'
import { locales } from '#app/i18n/locale.ts'
import { isNothing } from '#app/features/rows/stored-value.ts'

type Fields = Record<string, unknown>
type Stored = Record<string, Fields>

/** Only named texts change; an empty one is removed, so that the primary language shows through. */
export function mergeTranslations(stored: Stored, changes: Partial<Record<Locale, Fields>> | undefined): Stored {
  if (!changes) return stored
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
