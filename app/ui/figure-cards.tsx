import { Card } from './card.tsx'
import { classNames } from './class-names.ts'

type FigureCardsProps = { cards: readonly { name: string; value: string; note: string }[]; className: string }

/** Numbers with what they count and a note each. */
export const FigureCards = ({ cards, className }: FigureCardsProps) => (
  <dl className={classNames('grid gap-3 sm:gap-5', className)}>
    {cards.map(({ name, value, note }) => (
      <Card key={name} className="gap-2 p-4 sm:p-5">
        <dt className="text-sm text-muted">{name}</dt>
        <dd className="grid gap-1">
          <span className="font-display text-3xl font-semibold">{value}</span>
          <span className="text-sm text-muted">{note}</span>
        </dd>
      </Card>
    ))}
  </dl>
)
