import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { reviewPath } from '#app/features/library/reviews/review-form.ts'
import type { OwnReview, ReviewsView } from '#app/features/library/reviews/review.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Stars } from '#app/ui/rating.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { ReviewForm } from './reviews-form.tsx'

export function OwnReviewPart({
  view,
  comingSoon,
  isKit,
  stays = false,
}: {
  view: Pick<ReviewsView, 'adventureId' | 'count' | 'own' | 'standing'>
  comingSoon: boolean
  isKit: boolean
  stays?: boolean
}) {
  const { adventureId, own, standing } = view
  const removed = useRemoved(own)
  if (standing === 'owner') return view.count > 0 ? <p className="text-muted">{m.reviews_owner_note()}</p> : null
  if (standing === 'author') return null
  if (standing === 'notYet')
    return comingSoon || view.count === 0 ? null : (
      <p className="text-muted">{isKit ? m.reviews_not_yet_kit() : m.reviews_not_yet()}</p>
    )
  if (standing === 'hidden') {
    return (
      <Notice tone="warning">
        {m.reviews_hidden()} <TextLink to="/contact">{m.reviews_hidden_contact()}</TextLink>
      </Notice>
    )
  }
  if (standing === 'lost') {
    return own ? (
      <Frame heading={m.reviews_own_heading()}>
        <Stars value={own.rating} />
        <p className="text-muted">{m.reviews_lost()}</p>
        <Form method="post" action={reviewPath(adventureId)} preventScrollReset>
          {stays && <input type="hidden" name="stay" value="yes" />}
          <Button type="submit" name="intent" value="remove" variant="ghost">
            {m.reviews_remove()}
          </Button>
        </Form>
      </Frame>
    ) : null
  }
  if (standing === 'signIn') {
    return (
      <Notice title={m.reviews_sign_in_title()}>
        {m.reviews_sign_in_text()}{' '}
        <TextLink to={`/auth?${new URLSearchParams({ next: `/adventure/${adventureId}` })}`}>
          {m.reviews_sign_in_link()}
        </TextLink>
      </Notice>
    )
  }
  if (!own) {
    return (
      <Frame heading={m.reviews_form_heading()}>
        <ReviewForm key="new" adventureId={adventureId} own={null} removed={removed} />
      </Frame>
    )
  }
  return (
    <Frame heading={m.reviews_own_heading()}>
      <Stars value={own.rating} />
      <Unfold text={m.reviews_own_change()}>
        <ReviewForm key={`${own.rating} ${own.text}`} adventureId={adventureId} own={own} stays={stays} />
      </Unfold>
    </Frame>
  )
}

/** The review as it was before its removal on this visit, for restoring it. */
export function useRemoved(own: OwnReview | null): OwnReview | null {
  const [last, setLast] = useState(own)
  if (own && own !== last) setLast(own)
  return own ? null : last
}

function Frame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="grid gap-4 rounded-card border border-brass bg-surface p-5 sm:p-6">
      <h3 className="font-text text-lg font-semibold">{heading}</h3>
      {children}
    </div>
  )
}

export function Unfold({ text, children }: { text: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-small font-semibold text-accent-ink [&::-webkit-details-marker]:hidden">
        {text}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}
