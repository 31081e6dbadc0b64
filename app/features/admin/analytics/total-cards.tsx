import { formatMoney, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { FigureCards } from '#app/ui/figure-cards.tsx'
import type { Totals } from './analytics.queries.server.ts'
import { growthOf } from './analytics-range.ts'

const growthText = (now: number, before: number): string | null => {
  const growth = growthOf(now, before)
  return growth === null ? null : formatNumber(growth, { style: 'percent', signDisplay: 'exceptZero' })
}

type TotalCardsProps = { totals: Totals; before: Totals; isBeforeCounted: boolean }

export function TotalCards({ totals, before, isBeforeCounted }: TotalCardsProps) {
  const compared = (name: 'visitors' | 'activeUsers' | 'revenueCents', format: (value: number) => string) => {
    const growth = growthText(totals[name], before[name])
    return {
      value: format(totals[name]),
      note:
        growth === null
          ? m.analytics_before_none({ before: format(before[name]) })
          : m.analytics_before({ growth, before: format(before[name]) }),
    }
  }
  const counted = (name: 'visitors' | 'activeUsers') =>
    isBeforeCounted
      ? compared(name, formatNumber)
      : { value: formatNumber(totals[name]), note: m.analytics_not_compared() }
  const growth = isBeforeCounted ? growthText(totals.visitors, before.visitors) : null
  const cards = [
    { name: m.analytics_visitors(), ...counted('visitors') },
    { name: m.analytics_active(), ...counted('activeUsers') },
    { name: m.analytics_revenue(), ...compared('revenueCents', formatMoney) },
    {
      name: m.analytics_growth(),
      value: growth ?? m.analytics_no_growth(),
      note: isBeforeCounted ? m.analytics_growth_note() : m.analytics_not_compared(),
    },
  ]
  return <FigureCards cards={cards} className="sm:grid-cols-2 lg:grid-cols-4" />
}
