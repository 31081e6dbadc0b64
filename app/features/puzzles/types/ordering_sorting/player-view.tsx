import ListChecks from 'lucide-react/icons/list-checks'
import { m } from '#app/i18n/generated/messages.js'
import type { Json, PlayerViewProps } from '#app/features/puzzles/contract.ts'
import { AttemptsStatus } from '#app/features/puzzles/kit/attempts-status.tsx'
import { useCountdown } from '#app/features/puzzles/kit/use-countdown.ts'
import { useKept } from '#app/features/puzzles/kit/use-kept.ts'
import { Button } from '#app/ui/button.tsx'
import { isWholeOrder } from './arrange.ts'
import { CardList } from './card-list.tsx'
import { endsOf } from './order-text.ts'
import type { Answer, Presented } from './schema.ts'

type Props = PlayerViewProps<Presented, Answer>

/** Cards on the table, to be put in order from the top down. */
export function PlayerView(props: Props) {
  return props.solved ? <InOrder {...props} /> : <Sorting {...props} />
}

function InOrder({ configuration, answer }: Props) {
  return (
    <div role="status" className="grid animate-appear justify-items-center gap-3 text-center">
      <ListChecks aria-hidden="true" className="size-14 text-success-ink" />
      <p className="font-display text-2xl">{m.ordering_sorting_solved()}</p>
      {answer && (
        <ol className="grid list-decimal gap-1 pl-6 text-left text-muted" aria-label={m.ordering_sorting_answer()}>
          {answer.order.map((card) => (
            <li key={card}>{configuration.items[card]}</li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** An order of `count` cards, from what was laid out or kept; null for anything else. */
function readOrder(order: unknown, count: number): number[] | null {
  if (!Array.isArray(order) || !order.every(Number.isInteger)) return null
  return isWholeOrder(order as number[], count) ? (order as number[]) : null
}

const laidOut = (view: Json): Json | undefined => (typeof view === 'object' && view !== null && !Array.isArray(view) ? view['order'] : undefined)

function Sorting({ configuration, view, attemptsLeft, pausedForMs, feedback, busy, onAnswer }: Props) {
  const { items } = configuration
  const leftMs = useCountdown(pausedForMs)
  const start = readOrder(laidOut(view), items.length) ?? items.map((_, card) => card)
  const [order, setOrder] = useKept(`ordering_sorting ${JSON.stringify([items, start])}`, start, (kept) => readOrder(kept, items.length))
  const waiting = busy || leftMs > 0
  const { first, last } = endsOf(configuration)
  return (
    <div className="mx-auto grid w-full max-w-md gap-4">
      <AttemptsStatus attemptsLeft={attemptsLeft} pausedForMs={pausedForMs} leftMs={leftMs} />
      <p className="text-center text-sm text-muted">{m.ordering_sorting_how()}</p>
      <CardList items={items} order={order} first={first} last={last} locked={waiting} onOrder={setOrder} />
      <p role="status" className="min-h-7 text-center font-medium text-danger-ink">
        {feedbackText(feedback)}
      </p>
      {/* not `disabled`, which would take the focus away from who works by keyboard */}
      <Button variant="primary" size="large" className="justify-self-center" loading={busy} aria-disabled={waiting || undefined} onClick={() => !waiting && onAnswer({ order })}>
        {busy ? m.ordering_sorting_submitting() : m.ordering_sorting_submit()}
      </Button>
    </div>
  )
}

function feedbackText(feedback: Props['feedback']): string {
  if (feedback === null) return ''
  return feedback.reply ?? (feedback.kind === 'tried' ? m.ordering_sorting_tried() : m.ordering_sorting_wrong())
}
