import { recordPageView } from '#app/platform/process/page-views.server.ts'
import { factsContext } from '#app/platform/request-context.server.ts'
import { isPublicPage } from '#app/public-pages.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { routePolicies } from '#app/routes.policy.ts'
import { AppError } from '#app/shared/app-error.ts'
import { languageSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import type { Route } from './+types/views.ts'

const viewSchema = z.strictObject({ path: z.string().max(500), language: languageSchema })

/** Counts a client navigation; documents are counted as they are sent. */
export const action = answered(async ({ request, context }: Route.ActionArgs) => {
  const sent = viewSchema.safeParse(await request.json().catch(() => null))
  if (!sent.success) throw new AppError('invalidInput', { log: 'no view of a page' })
  if (isPublicPage(sent.data.path, routePolicies))
    recordPageView({
      ...sent.data,
      address: context.get(factsContext).address,
      agent: request.headers.get('User-Agent') ?? '',
    })
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } })
})

export const loader = answered(async () => {
  throw new AppError('notFound')
})
