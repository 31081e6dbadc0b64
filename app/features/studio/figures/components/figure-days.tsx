import type { DayFigures } from '#app/features/studio/figures/figures-view.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { DayChart } from '#app/ui/day-chart.tsx'

/** Views and plays by day, over all editions. @param plays what plays of this kind are called */
export function FigureDays({ days, plays }: { days: readonly DayFigures[]; plays: string }) {
  const charts = [
    { of: 'views', name: m.figures_views_by_day(), column: m.figures_views_column() },
    { of: 'plays', name: m.figures_by_day({ what: plays }), column: plays },
  ] as const
  return (
    <div className="grid min-w-0 gap-x-10 gap-y-8 lg:grid-cols-2">
      {charts.map(({ of, name, column }) => {
        const values = days.map((day) => day[of])
        return (
          <DayChart
            key={of}
            headingLevel={3}
            name={name}
            label={m.analytics_chart({
              name,
              sum: formatNumber(values.reduce((sum, each) => sum + each, 0)),
              most: formatNumber(Math.max(0, ...values)),
            })}
            column={column}
            points={days.map((day) => ({ day: day.day, value: day[of] }))}
            format={(value) => formatNumber(value)}
          />
        )
      })}
    </div>
  )
}
