import type { Afterword as AfterwordData } from '#app/features/library/read-afterword.server.ts'
import { reviewsAnchor } from '#app/features/library/reviews/review-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Stars } from '#app/ui/rating.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { AdventureShelf } from './adventure-card.tsx'
import { ReviewForm } from './reviews-form.tsx'
import { Unfold, useRemoved } from './reviews-own.tsx'

export function Afterword({
  adventureId,
  runId,
  afterword: { review, next },
}: {
  adventureId: string
  runId: string
  afterword: AfterwordData
}) {
  return (
    <>
      {review && <Rate adventureId={adventureId} runId={runId} review={review} />}
      <section aria-labelledby="next" className="grid gap-6">
        <div className="grid justify-items-center gap-1 text-center">
          <h2 id="next" className="text-heading">
            {m.curtain_next_heading()}
          </h2>
          {next.length > 0 && <p className="text-muted">{m.curtain_next_text()}</p>}
        </div>
        {next.length > 0 && <AdventureShelf cards={next} />}
        <Button asChild className="justify-self-center">
          <Link to="/library">{m.shell_browse_library()}</Link>
        </Button>
      </section>
    </>
  )
}

function Rate({
  adventureId,
  runId,
  review: { standing, own },
}: {
  adventureId: string
  runId: string
  review: NonNullable<AfterwordData['review']>
}) {
  const removed = useRemoved(own)
  if (standing === 'hidden') {
    return (
      <Notice tone="warning" className="mx-auto max-w-2xl">
        {m.reviews_hidden()} <TextLink to="/contact">{m.reviews_hidden_contact()}</TextLink>
      </Notice>
    )
  }
  if (standing !== 'may') return null
  return (
    <section
      id={reviewsAnchor}
      aria-labelledby="rate"
      className="mx-auto grid w-full max-w-2xl scroll-mt-8 gap-4 rounded-card border border-brass bg-surface p-5 sm:p-6"
    >
      <h2 id="rate" className="text-heading">
        {own ? m.curtain_rated_heading() : m.curtain_rate_heading()}
      </h2>
      {own ? (
        <>
          <Stars value={own.rating} />
          {own.text && <p className="whitespace-pre-line">{own.text}</p>}
          <Unfold text={m.reviews_own_change()}>
            <ReviewForm key={`${own.rating} ${own.text}`} adventureId={adventureId} own={own} runId={runId} />
          </Unfold>
        </>
      ) : (
        <ReviewForm key="new" adventureId={adventureId} own={null} removed={removed} runId={runId} />
      )}
    </section>
  )
}
