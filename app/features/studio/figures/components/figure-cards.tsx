import type { Figures, KitFigures } from '#app/features/studio/figures/figures-view.ts'
import { formatNumber, formatRating } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { FigureCards } from '#app/ui/figure-cards.tsx'
import { shareText } from './share-text.ts'

/** Two side by side on a phone, where a last one alone has the whole row. */
const columns = 'grid-cols-2 max-lg:*:last:odd:col-span-2'

const viewsCard = (views: Figures['views']) => ({
  name: m.figures_views(),
  value: formatNumber(views.lastMonth),
  note: m.figures_views_all({ count: formatNumber(views.all) }),
})

export function GameCards({ views, totals: { plays, finishes, minutes } }: Pick<Figures, 'views' | 'totals'>) {
  const cards = [
    viewsCard(views),
    { name: m.figures_plays(), value: formatNumber(plays), note: m.figures_all() },
    { name: m.figures_finishes(), value: formatNumber(finishes), note: m.figures_all() },
    { name: m.figures_completion(), value: shareText(finishes, plays), note: m.figures_all() },
    {
      name: m.figures_minutes(),
      value: minutes === null ? m.figures_none() : formatNumber(minutes),
      note: m.figures_minutes_hint(),
    },
  ]
  return <FigureCards cards={cards} className={`${columns} lg:grid-cols-5`} />
}

export function KitCards({ views, totals, ratings }: Pick<KitFigures, 'views' | 'totals' | 'ratings'>) {
  const { average, count } = ratings
  const cards = [
    viewsCard(views),
    { name: m.figures_plays(), value: formatNumber(totals.plays), note: m.figures_all() },
    {
      name: m.figures_stars(),
      value: average === null ? m.figures_none() : formatRating(average),
      note: m.figures_reviews_count({ count }),
    },
  ]
  return <FigureCards cards={cards} className={`${columns} lg:grid-cols-3`} />
}
