import { data, redirect } from 'react-router'
import { readReviewPage } from '#app/features/library/reviews/review-page.queries.server.ts'
import { submitReview } from '#app/features/library/reviews/submit-review.server.ts'
import { OwnReviewPart, useRemoved } from '#app/features/library/components/reviews-own.tsx'
import { ReviewForm } from '#app/features/library/components/reviews-form.tsx'
import { reviewPath, reviewsAnchor } from '#app/features/library/reviews/review-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { isId } from '#app/shared/ids.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import type { Route } from './+types/review.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const { userId } = requireMember(context)
  const { adventureId, address } = await atAddress({ request, params, context })
  const page = await readReviewPage(getDatabase(), { userId, adventureId, locale: context.get(localeContext) })
  return { ...page, adventureId: address }
})

export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const { userId } = requireMember(context)
  const { adventureId } = await atAddress({ request, params, context })
  const form = await readFormData(request)
  const runId = takeRun(form)
  const stays = form.has('stay')
  form.delete('stay')
  const outcome = await submitReview(form, { userId, adventureId })
  if (outcome === 'saved' || outcome === 'removed') {
    const shown = `${runId ? `/run/${runId}` : `/adventure/${params.id}`}#${reviewsAnchor}`
    throw redirect(stays && outcome === 'removed' ? reviewPath(params.id) : shown, {
      headers: { 'Set-Cookie': flash(outcome === 'saved' ? 'reviewSaved' : 'reviewRemoved') },
    })
  }
  return data(
    { refused: outcome.result, runId },
    { status: outcome.status, headers: retryAfterHeader(outcome.retryAfter) },
  )
})

function takeRun(form: FormData): string | undefined {
  const run = form.get('run')
  form.delete('run')
  return typeof run === 'string' && isId(run) ? run : undefined
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const title = m.common_meta_title({ title: m.reviews_page_title({ title: loaderData?.title ?? '' }) })
  return pageMeta({ title, description: m.reviews_page_lead(), path: location.pathname, noindex: true })
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { adventureId, title, isKit, standing, own } = loaderData
  const removed = useRemoved(own)
  return (
    <PageSection className="grid max-w-3xl gap-8">
      <PageHeader
        back={<BackLink to={`/adventure/${adventureId}`}>{m.reviews_page_back()}</BackLink>}
        title={m.reviews_page_title({ title })}
        intro={<p>{m.reviews_page_lead()}</p>}
      />
      {standing === 'may' && (actionData || !own) ? (
        <ReviewForm
          adventureId={adventureId}
          own={own}
          removed={removed}
          refused={actionData?.refused}
          runId={actionData?.runId}
        />
      ) : (
        <OwnReviewPart view={{ adventureId, standing, own, count: 1 }} comingSoon={false} isKit={isKit} stays />
      )}
    </PageSection>
  )
}
