import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'

type Point = { day: string; value: number }

type DayChartProps = {
  name: string
  /** The picture's description for screen readers. */
  label: string
  column: string
  headingLevel?: 2 | 3
  points: readonly Point[]
  format: (value: number) => string
}

const [width, height] = [800, 240]

/** Noon in Montréal, wherever the reader is. */
export const dayText = (day: string): string => formatDate(`${day}T17:00:00Z`)

/** A bar for each day, and the same data as a table. */
export function DayChart({ name, label, column, headingLevel = 2, points, format }: DayChartProps) {
  const Heading = `h${headingLevel}` as const
  const most = Math.max(0, ...points.map(({ value }) => value))
  const step = width / points.length
  const [first, last] = [points[0], points.at(-1)]
  return (
    <figure className="grid min-w-0 content-start gap-3">
      <figcaption className="flex items-baseline justify-between gap-3">
        <Heading className="text-subheading">{name}</Heading>
        <span className="text-sm text-muted tabular-nums">{m.analytics_most({ most: format(most) })}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-48 w-full border-y border-line bg-surface"
      >
        <line x1={0} x2={width} y1={height / 2} y2={height / 2} className="stroke-line" strokeDasharray="4 6" />
        {points.map(({ day, value }, at) => {
          const tall = most > 0 ? (Math.max(0, value) / most) * (height - 8) : 0
          return (
            <rect
              key={day}
              x={at * step + step * 0.1}
              y={height - tall}
              width={step * 0.8}
              height={tall}
              className="fill-accent"
            >
              <title>{m.analytics_bar({ day: dayText(day), value: format(value) })}</title>
            </rect>
          )
        })}
      </svg>
      {first && last && (
        <p aria-hidden="true" className="flex justify-between gap-3 text-sm text-muted">
          <span>{dayText(first.day)}</span>
          <span className="text-right">{dayText(last.day)}</span>
        </p>
      )}
      <details>
        <FoldSummary>{m.analytics_table()}</FoldSummary>
        <div className="mt-3 max-h-96 overflow-y-auto">
          <DataTable
            label={name}
            columns={[{ name: m.analytics_day() }, { name: column, isNumber: true }]}
            className="min-w-0"
          >
            {points.toReversed().map(({ day, value }) => (
              <tr key={day}>
                <HeadCell>
                  <time dateTime={day}>{dayText(day)}</time>
                </HeadCell>
                <NumberCell>{format(value)}</NumberCell>
              </tr>
            ))}
          </DataTable>
        </div>
      </details>
    </figure>
  )
}
