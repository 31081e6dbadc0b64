import { requiredFieldText } from '#app/features/studio/draft/components/required-field-text.ts'
import { studioErrorText } from '#app/features/studio/draft/studio-error-text.ts'
import type { VersionsAnswer } from '#app/features/studio/versions/ask-versions.ts'
import type { VersionView } from '#app/features/studio/versions/version-view.ts'
import { errorText } from '#app/i18n/error-text.ts'
import { formatList } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'

type Named = Pick<VersionView, 'cause' | 'name' | 'editionNumber'>

export function versionName({ cause, name, editionNumber }: Named): string {
  if (cause === 'named') return name
  if (cause === 'published') return m.studio_versions_published({ number: editionNumber ?? 0 })
  if (cause === 'before_language') return m.studio_versions_before_language()
  if (name !== '') return m.studio_versions_before({ name })
  return editionNumber === null
    ? m.studio_versions_before_automatic()
    : m.studio_versions_before_edition({ number: editionNumber })
}

export const nameBefore = ({ cause, name, editionNumber }: Named): string =>
  versionName(
    cause === 'before_restore' || cause === 'before_language'
      ? { cause: 'before_restore', name: '', editionNumber: null }
      : { cause: 'before_restore', name, editionNumber },
  )

const countTexts = {
  scenes: m.studio_versions_scenes,
  puzzles: m.studio_versions_puzzles,
  items: m.studio_versions_items,
  npcs: m.studio_versions_npcs,
  characters: m.studio_versions_characters,
  courses: m.studio_versions_courses,
  clues: m.studio_count_clues,
  props: m.studio_versions_props,
} satisfies Record<keyof VersionView['counts'], (inputs: { count: number }) => string>

export const countsText = ({ counts }: VersionView): string =>
  formatList(
    (Object.keys(countTexts) as (keyof typeof countTexts)[]).flatMap((part) => {
      const count = counts[part]
      return count === undefined ? [] : [countTexts[part]({ count })]
    }),
  )

export function answerText(answer: Exclude<VersionsAnswer, { status: 'listed' | 'restored' }>): string {
  switch (answer.status) {
    case 'unreachable':
      return m.studio_unreachable()
    case 'failed':
      return answer.error.code === 'conflict' ? m.studio_versions_changed() : errorText(answer.error.code)
    case 'invalid':
      return studioErrorText(Object.values(answer.fields)[0]?.[0] ?? '')
    case 'refused':
      return versionRefusalText(answer)
  }
}

function versionRefusalText(refusal: Extract<VersionsAnswer, { status: 'refused' }>): string {
  switch (refusal.reason) {
    case 'tooMany':
      return m.studio_versions_full({ limit: refusal.limit })
    case 'unreadable':
      return m.studio_versions_unreadable()
    case 'missingFields':
      return m.studio_versions_lacks({ fields: formatList(refusal.missing.map(requiredFieldText)) })
    case 'priceTooLow':
      return m.studio_price_too_low()
  }
}
