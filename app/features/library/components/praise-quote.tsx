import type { Praise } from '#app/features/library/reviews/review.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Stars } from '#app/ui/rating.tsx'

export function PraiseQuote({ praise: { name, rating, text } }: { praise: Praise }) {
  return (
    <figure className="grid gap-3 border-l-4 border-brass pl-5">
      <blockquote dir="auto" className="max-w-prose font-display text-2xl leading-snug">
        <p>{m.reviews_praise({ text })}</p>
      </blockquote>
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <span className="min-w-0">{name ?? m.reviews_someone()}</span>
        <Stars value={rating} />
      </figcaption>
    </figure>
  )
}
