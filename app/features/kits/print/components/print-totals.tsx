import type { ListedPart } from '#app/features/kits/print/print-progress.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Sizes } from './use-sizes.ts'

type PrintTotalsProps = { parts: readonly ListedPart[]; sizes: Sizes | null }

/** What all parts take that come out of the printer. */
export function PrintTotals({ parts, sizes }: PrintTotalsProps) {
  const printed = parts.filter(({ isSent, change }) => !isSent && change !== 'gone')
  const sum = (figure: 'pages' | 'sheets' | 'ink') =>
    sizes && printed.reduce((all, { id }) => all + (sizes[id]?.[figure] ?? 0), 0)
  const minutes = printed.reduce((all, { minutesToCut }) => all + minutesToCut, 0)
  const figures = [
    [m.print_total_sheets(), sum('sheets')],
    [m.print_total_pages(), sum('pages')],
    [m.print_ink(), sum('ink')],
    [m.print_total_minutes(), minutes],
  ] as const
  return (
    <div className="grid gap-2">
      <dl className="flex flex-wrap gap-x-8 gap-y-3" aria-busy={sizes === null}>
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-col gap-0.5">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-display text-xl font-semibold">
              {value === null ? '…' : formatNumber(Math.round(value))}
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="sr-only">
        {sizes === null ? m.kit_sheets_unknown() : m.kit_sheets({ count: sum('sheets') ?? 0 })}
      </p>
      <p className="max-w-prose text-sm text-muted">{m.print_total_ink_hint()}</p>
    </div>
  )
}
