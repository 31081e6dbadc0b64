import type { DetailsView } from '#app/features/studio/draft/view.ts'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import { languagesAfter } from '#app/features/studio/versions/languages-after.ts'
import { formatList } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { isOut } from '#app/shared/statuses.ts'
import { m } from '#app/i18n/generated/messages.js'

/** Null while nobody sees the adventure yet. */
export function seenAtOnce(
  { status, primaryLanguage, languages: offered }: Pick<DetailsView, 'status' | 'primaryLanguage' | 'languages'>,
  to: Locale,
): string | null {
  const languages = formatList(languagesAfter(offered, { from: primaryLanguage, to }).map(languageName))
  if (isOut(status)) return m.studio_language_change_live({ languages })
  return status === 'coming_soon' ? m.studio_language_change_announced({ languages }) : null
}
