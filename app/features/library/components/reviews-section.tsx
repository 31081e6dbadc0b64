import { lazy } from 'react'
import { reviewsAnchor } from '#app/features/library/reviews/review-form.ts'
import type { ReviewsView } from '#app/features/library/reviews/review.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'

// Visitors cannot write, so they do not load the forms
const OwnReviewPart = lazy(async () => ({ default: (await import('./reviews-own.tsx')).OwnReviewPart }))
const ReviewList = lazy(async () => ({ default: (await import('./reviews-list.tsx')).ReviewList }))
const Summary = lazy(async () => ({ default: (await import('./reviews-list.tsx')).Summary }))

type ReviewsProps = {
  view: ReviewsView
  comingSoon: boolean
  /** It is printed, not played here. */
  isKit: boolean
}

export function Reviews({ view, comingSoon, isKit }: ReviewsProps) {
  return (
    <section aria-labelledby="reviews" className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="reviews" tabIndex={-1} className="scroll-mt-24 text-heading">
          {m.reviews_heading()}
        </h2>
        {view.count > 0 && <p className="text-muted">{m.reviews_count({ count: view.count })}</p>}
      </div>
      {view.count > 0 && <Summary view={view} />}
      <div id={reviewsAnchor} className="scroll-mt-24 empty:hidden">
        {view.standing !== 'visitor' && <OwnReviewPart view={view} comingSoon={comingSoon} isKit={isKit} />}
      </div>
      {view.count === 0 ? <NoReviews view={view} comingSoon={comingSoon} isKit={isKit} /> : <ReviewList view={view} />}
    </section>
  )
}

function NoReviews({ view, comingSoon, isKit }: ReviewsProps) {
  const [may, soon, text] = isKit
    ? [m.reviews_empty_may_kit, m.reviews_empty_soon_kit, m.reviews_empty_text_kit]
    : [m.reviews_empty_may, m.reviews_empty_soon, m.reviews_empty_text]
  const said = view.standing === 'may' ? may : comingSoon ? soon : text
  return <EmptyState title={m.reviews_empty_title()}>{said()}</EmptyState>
}
