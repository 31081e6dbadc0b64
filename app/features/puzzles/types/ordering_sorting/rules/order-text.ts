import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { Score } from './judge.ts'
import type { Configuration, Presented } from './schema.ts'

export function scoreText(
  { right, all, rightBins }: Score,
  { layout, scoring }: Pick<Configuration, 'layout' | 'scoring'>,
  bins: readonly string[] = [],
  locale?: Locale,
): string {
  const options = locale ? { locale } : {}
  if (layout !== 'bins') {
    const text = scoring === 'sequence' ? m.ordering_sorting_score_sequence : m.ordering_sorting_score_position
    return text({ count: right, all }, options)
  }
  if (scoring !== 'bin') return m.ordering_sorting_score_cards({ count: right, all }, options)
  if (rightBins.length === 0) return m.ordering_sorting_score_no_bin({}, options)
  return m.ordering_sorting_score_bins({ bins: rightBins.map((bin) => bins[bin] ?? '').join(', ') }, options)
}

const ends = {
  chronological: [m.ordering_sorting_end_earliest, m.ordering_sorting_end_latest],
  alphabetical: [m.ordering_sorting_end_a, m.ordering_sorting_end_z],
  numerical: [m.ordering_sorting_end_smallest, m.ordering_sorting_end_largest],
  custom: [m.ordering_sorting_end_first, m.ordering_sorting_end_last],
} as const

export function endsOf({
  sortCriteria,
  descending,
  firstLabel,
  lastLabel,
}: Pick<Presented, 'sortCriteria' | 'descending' | 'firstLabel' | 'lastLabel'>): { first: string; last: string } {
  // an author's own order has a first and a last, whichever way it runs
  const [from, to] = descending && sortCriteria !== 'custom' ? ends[sortCriteria].toReversed() : ends[sortCriteria]
  return { first: firstLabel.trim() || from!(), last: lastLabel.trim() || to!() }
}
