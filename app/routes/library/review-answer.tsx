import { data, redirect } from 'react-router'
import { AnswerForm } from '#app/features/library/components/reviews-answer.tsx'
import { findReviewToAnswer } from '#app/features/library/reviews/review.queries.server.ts'
import { submitAnswer } from '#app/features/library/reviews/submit-answer.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Stars } from '#app/ui/rating.tsx'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/review-answer.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ params, context }: Route.LoaderArgs) => {
  const { userId } = requireMember(context)
  const review = isId(params.id) ? await findReviewToAnswer(getDatabase(), userId, params.id) : undefined
  if (!review) throw new AppError('notFound')
  return { review }
})

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const { userId } = requireMember(context)
  if (!isId(params.id)) throw new AppError('notFound')
  const done = await submitAnswer(await readFormData(request), { userId, reviewId: params.id })
  if ('adventureId' in done) {
    throw redirect(`/adventure/${done.adventureId}#reviews`, {
      headers: { 'Set-Cookie': flash(done.outcome === 'saved' ? 'answerSaved' : 'answerRemoved') },
    })
  }
  return data({ refused: done.result }, { status: done.status, headers: retryAfterHeader(done.retryAfter) })
})

export function meta({ loaderData, location }: Route.MetaArgs) {
  const title = m.common_meta_title({
    title: m.reviews_answer_page_title({ title: loaderData?.review.title ?? '' }),
  })
  return pageMeta({ title, description: m.reviews_page_lead(), path: location.pathname, noindex: true })
}

export default function ReviewAnswerPage({ loaderData: { review }, actionData }: Route.ComponentProps) {
  const name = review.name ?? m.reviews_someone()
  return (
    <PageSection className="grid max-w-3xl gap-8">
      <PageHeader
        back={<BackLink to={`/adventure/${review.adventureId}#reviews`}>{m.reviews_page_back()}</BackLink>}
        title={m.reviews_answer_page_title({ title: review.title })}
      />
      <blockquote className="grid gap-2 border-l-4 border-line-strong pl-4">
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-semibold">{name}</span>
          <Stars value={review.rating} />
        </p>
        {review.text && (
          <p dir="auto" className="whitespace-pre-line">
            {review.text}
          </p>
        )}
      </blockquote>
      <AnswerForm reviewId={review.id} name={name} answer={review.answer} refused={actionData?.refused} />
    </PageSection>
  )
}
