import { BinBoard } from '#app/features/puzzles/types/ordering_sorting/player/bin-board.tsx'
import { CardList } from '#app/features/puzzles/types/ordering_sorting/player/card-list.tsx'
import { cardsOf } from '#app/features/puzzles/types/ordering_sorting/rules/cards.ts'
import { mostBins, tray } from '#app/features/puzzles/types/ordering_sorting/rules/limits.ts'
import { endsOf } from '#app/features/puzzles/types/ordering_sorting/rules/order-text.ts'
import type { Configuration, Decoy } from '#app/features/puzzles/types/ordering_sorting/rules/schema.ts'

interface AnswerBoardProps {
  configuration: Configuration
  answer: Pick<Decoy, 'order' | 'bins'>
  onAnswer: (answer: Partial<Pick<Decoy, 'order' | 'bins'>>) => void
}

export function AnswerBoard({ configuration, answer, onAnswer }: AnswerBoardProps) {
  const cards = cardsOf(configuration)
  if (configuration.layout !== 'bins') {
    return (
      <CardList
        cards={cards}
        order={answer.order}
        {...endsOf(configuration)}
        asTimeline={configuration.layout === 'timeline'}
        locked={false}
        onOrder={(order) => onAnswer({ order })}
      />
    )
  }
  const places = cards.map((_, card) =>
    answer.bins[card] !== undefined && answer.bins[card] < mostBins ? answer.bins[card] : tray,
  )
  // every card of an answer is in a box: a card carried back to the tray stays where it was
  const onPlaces = (next: number[]) =>
    onAnswer({ bins: next.map((bin, card) => (bin === tray ? (answer.bins[card] ?? 0) : bin)) })
  return (
    <BinBoard
      cards={cards}
      order={cards.map((_, card) => card)}
      bins={configuration.bins}
      places={places}
      locked={false}
      onPlaces={onPlaces}
    />
  )
}
