import { Card } from './card.tsx'
import { classNames } from './class-names.ts'

type NumberCardsProps = { cards: readonly { name: string; value: string }[]; className: string }

/** Numbers with what they count. */
export const NumberCards = ({ cards, className }: NumberCardsProps) => (
  <dl className={classNames('grid gap-5', className)}>
    {cards.map(({ name, value }) => (
      <Card key={name} className="gap-3 p-5">
        <dt className="text-sm text-muted">{name}</dt>
        <dd className="font-display text-3xl font-semibold">{value}</dd>
      </Card>
    ))}
  </dl>
)
