import { lazy } from 'react'
import type { ReviewsView, ShownReview } from '#app/features/library/reviews/review.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { formatDate, formatNumber, formatRating } from '#app/i18n/format.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import { Stars } from '#app/ui/rating.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

// Only the adventure's creator needs it
const AnswerPart = lazy(async () => ({ default: (await import('./reviews-answer.tsx')).AnswerPart }))

export function Summary({ view }: { view: ReviewsView }) {
  return (
    <div className="grid items-center gap-6 rounded-card border border-line bg-surface p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-10 sm:p-6">
      <div className="grid justify-items-start gap-2">
        <p className="font-display text-5xl font-semibold">
          <span aria-hidden="true">{formatRating(view.average)}</span>
          <span className="sr-only">{m.reviews_average({ average: formatRating(view.average) })}</span>
        </p>
        <span aria-hidden="true">
          <Stars value={Math.round(view.average ?? 0)} />
        </span>
      </div>
      <ul
        aria-label={m.reviews_distribution()}
        className="grid grid-cols-[max-content_minmax(0,1fr)_max-content] gap-x-3 gap-y-1.5"
      >
        {[5, 4, 3, 2, 1].map((stars) => (
          <Bar key={stars} stars={stars} count={view.counts[stars - 1] ?? 0} of={view.count} />
        ))}
      </ul>
    </div>
  )
}

function Bar({ stars, count, of }: { stars: number; count: number; of: number }) {
  return (
    <li className="col-span-full grid grid-cols-subgrid text-sm">
      <span className="sr-only">{m.reviews_stars_count({ count, stars })}</span>
      <span aria-hidden="true" className="col-span-full grid grid-cols-subgrid items-center">
        <span>{m.reviews_stars({ stars })}</span>
        <span className="h-2.5 overflow-hidden rounded-full border border-line-strong bg-sunken">
          <span className="block h-full bg-brass" style={{ width: `${(100 * count) / of}%` }} />
        </span>
        <span className="text-right text-muted tabular-nums">{formatNumber(count)}</span>
      </span>
    </li>
  )
}

export function ReviewList({ view }: { view: ReviewsView }) {
  return (
    <>
      <ul aria-label={m.reviews_list_label()} className="grid gap-4">
        {view.reviews.map((review) => (
          <Review key={review.id} review={review} view={view} />
        ))}
      </ul>
      {view.pages > 1 && (
        <nav aria-label={m.reviews_pages_label()} className="flex flex-wrap items-center justify-between gap-3">
          {view.page > 1 ? <PageLink view={view} page={view.page - 1} text={m.reviews_newer()} rel="prev" /> : <span />}
          <p className="text-sm text-muted">{m.common_page_of({ page: view.page, pages: view.pages })}</p>
          {view.page < view.pages ? (
            <PageLink view={view} page={view.page + 1} text={m.reviews_older()} rel="next" />
          ) : (
            <span />
          )}
        </nav>
      )}
    </>
  )
}

function PageLink({ view, page, text, rel }: { view: ReviewsView; page: number; text: string; rel: 'prev' | 'next' }) {
  const query = page === 1 ? '' : `?reviews=${page}`
  return (
    <Link to={`/adventure/${view.adventureId}${query}#reviews`} rel={rel} className={buttonStyles()}>
      {text}
    </Link>
  )
}

function Review({ review, view }: { review: ShownReview; view: ReviewsView }) {
  const name = review.name ?? m.reviews_someone()
  const creator = view.creatorName ?? m.adventure_anonymous()
  const zone = useReaderZone()
  const day = (moment: string) => formatDate(moment, zone)
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <Portrait src={review.portrait} name={review.name ?? ''} className="size-10 text-sm" />
          <bdi translate="no" className="min-w-0 font-semibold">
            {name}
          </bdi>
          {review.isOwn && <span className="text-sm font-semibold text-accent-ink">{m.reviews_by_you()}</span>}
          <Stars value={review.rating} />
        </p>
        <p className="text-sm text-muted">
          <time dateTime={review.writtenAt}>{day(review.writtenAt)}</time>
          {review.editedAt && (
            <>
              {' · '}
              <time dateTime={review.editedAt}>{m.reviews_edited({ date: day(review.editedAt) })}</time>
            </>
          )}
        </p>
      </div>
      {review.text && (
        <p dir="auto" className="max-w-prose leading-relaxed whitespace-pre-line">
          {review.text}
        </p>
      )}
      {review.answer && (
        <div className="grid gap-1 border-l-4 border-brass pl-4">
          <p className="text-sm text-muted">
            <span className="font-semibold text-ink">{m.reviews_answer_heading({ name: creator })}</span>
            {' · '}
            <time dateTime={review.answer.at}>{day(review.answer.at)}</time>
          </p>
          <p dir="auto" className="max-w-prose leading-relaxed whitespace-pre-line">
            {review.answer.text}
          </p>
        </div>
      )}
      {!review.isOwn && (
        <p>
          <TextLink
            to={`/report/review/${review.id}`}
            aria-label={m.report_this_review_of({ name })}
            className="inline-flex min-h-6 items-center text-sm"
          >
            {m.report_this_review()}
          </TextLink>
        </p>
      )}
      {view.standing === 'owner' && (
        <AnswerPart reviewId={review.id} name={name} answer={review.answer?.text ?? null} />
      )}
    </li>
  )
}
