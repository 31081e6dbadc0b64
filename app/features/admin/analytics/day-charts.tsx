import Download from 'lucide-react/icons/download'
import { formatMoney, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import type { DayFigures } from './analytics.queries.server.ts'
import { DayChart } from '#app/ui/day-chart.tsx'

const plain = (value: number): string => formatNumber(value)

const charts = [
  {
    of: 'visitors',
    name: m.analytics_chart_visitors,
    column: m.analytics_column_visitors,
    format: plain,
    isSum: true,
  },
  // Somebody here on two days is one user, so days do not add up
  { of: 'activeUsers', name: m.analytics_chart_active, column: m.analytics_column_active, format: plain, isSum: false },
  {
    of: 'revenueCents',
    name: m.analytics_chart_revenue,
    column: m.admin_revenue,
    format: (cents: number) => formatMoney(cents),
    isSum: true,
  },
  { of: 'plays', name: m.analytics_chart_plays, column: m.admin_plays, format: plain, isSum: true },
] as const

export function DayCharts({ days, file }: { days: readonly DayFigures[]; file: string }) {
  return (
    <div className="grid min-w-0 gap-5">
      <div className="grid min-w-0 gap-x-10 gap-y-8 lg:grid-cols-2">
        {charts.map(({ of, name, column, format, isSum }) => {
          const values = days.map((day) => day[of])
          const most = format(Math.max(0, ...values))
          const sum = format(values.reduce((all, value) => all + value, 0))
          return (
            <DayChart
              key={of}
              name={name()}
              label={
                isSum
                  ? m.analytics_chart({ name: name(), sum, most })
                  : m.analytics_chart_active_label({ name: name(), most })
              }
              column={column()}
              points={days.map((day) => ({ day: day.day, value: day[of] }))}
              format={format}
            />
          )
        })}
      </div>
      <p>
        <a href={file} download className={buttonStyles({ variant: 'secondary', size: 'small' })}>
          <Download aria-hidden="true" className="size-4.5" />
          {m.common_download_csv()}
        </a>
      </p>
    </div>
  )
}
