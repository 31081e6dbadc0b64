import { m } from '#app/i18n/generated/messages.js'
import { cardName, cardsOf } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import type { Answer, Presented } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'

export function InOrder({ configuration, answer }: { configuration: Presented; answer: Answer }) {
  const names = cardsOf(configuration).map(cardName)
  if ('order' in answer) {
    return (
      <ol className="grid list-decimal gap-1 pl-6 text-left text-muted" aria-label={m.ordering_sorting_answer()}>
        {answer.order.map((card) => (
          <li key={card}>{names[card]}</li>
        ))}
      </ol>
    )
  }
  return (
    <dl className="grid gap-2 text-left text-muted" aria-label={m.ordering_sorting_answer_bins()}>
      {(configuration.bins ?? []).map((bin, at) => (
        <div key={at}>
          <dt className="font-semibold text-ink">{bin}</dt>
          <dd>{names.filter((_, card) => answer.bins[card] === at).join(', ') || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
