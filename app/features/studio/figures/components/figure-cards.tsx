import type { Figures, KitFigures } from '#app/features/studio/figures/figures-view.ts'
import { formatNumber, formatRating } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Figure } from '#app/ui/figure.tsx'
import { shareText } from './share-text.ts'

type CardText = { name: string; value: string; note: string }

const viewsCard = (views: Figures['views']): CardText => ({
  name: m.figures_views(),
  value: formatNumber(views.lastMonth),
  note: m.figures_views_all({ count: formatNumber(views.all) }),
})

export function FigureCards({ views, totals: { plays, finishes, minutes } }: Pick<Figures, 'views' | 'totals'>) {
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
  return <Cards cards={cards} className="lg:grid-cols-5" />
}

export function KitCards({ views, totals, ratings }: Pick<KitFigures, 'views' | 'totals' | 'ratings'>) {
  const { average, count } = ratings
  const cards = [
    viewsCard(views),
    { name: m.figures_downloads(), value: formatNumber(totals.plays), note: m.figures_all() },
    {
      name: m.figures_stars(),
      value: average === null ? m.figures_none() : formatRating(average),
      note: m.figures_reviews_count({ count }),
    },
  ]
  return <Cards cards={cards} className="lg:grid-cols-3" />
}

function Cards({ cards, className }: { cards: readonly CardText[]; className: string }) {
  return (
    <dl className={classNames('grid grid-cols-2 gap-3 sm:gap-5', className)}>
      {cards.map((card) => (
        <Card key={card.name} className="gap-2 p-4 last:max-lg:odd:col-span-2 sm:p-5">
          <Figure {...card} />
        </Card>
      ))}
    </dl>
  )
}
