import type { Figures } from '#app/features/studio/figures/figures-view.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card } from '#app/ui/card.tsx'
import { shareText } from './share-text.ts'

export function FigureCards({ views, totals: { plays, finishes, minutes } }: Pick<Figures, 'views' | 'totals'>) {
  const cards = [
    {
      name: m.figures_views(),
      value: formatNumber(views.lastMonth),
      note: m.figures_views_all({ count: formatNumber(views.all) }),
    },
    { name: m.figures_plays(), value: formatNumber(plays), note: m.figures_all() },
    { name: m.figures_finishes(), value: formatNumber(finishes), note: m.figures_all() },
    { name: m.figures_completion(), value: shareText(finishes, plays), note: m.figures_all() },
    {
      name: m.figures_minutes(),
      value: minutes === null ? m.figures_none() : formatNumber(minutes),
      note: m.figures_minutes_hint(),
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-5">
      {cards.map(({ name, value, note }) => (
        <Card key={name} className="gap-2 p-4 last:max-lg:col-span-2 sm:p-5">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="grid gap-1">
            <span className="font-display text-3xl font-semibold">{value}</span>
            <span className="text-sm text-muted">{note}</span>
          </dd>
        </Card>
      ))}
    </dl>
  )
}
