import { data, redirect } from 'react-router'
import { startCheckout } from '#app/features/payments/checkout/start-checkout.server.ts'
import { findForSession } from '#app/features/payments/gifts/for-session.server.ts'
import type { TypedSession } from '#app/features/payments/gifts/gift-form.schema.ts'
import { NewSessionPage } from '#app/features/play/groups/components/new-session-page.tsx'
import type { RefusedSession } from '#app/features/play/groups/components/new-session-page.tsx'
import { openGroupSession } from '#app/features/play/groups/open-group-session.server.ts'
import { readOffer } from '#app/features/play/groups/read-offer.server.ts'
import { sessionFields } from '#app/features/play/groups/session-fields.ts'
import { sessionFormSchema } from '#app/features/play/groups/session-form.schema.ts'
import type { NameProblem } from '#app/features/play/groups/session-form.schema.ts'
import { sessionPath } from '#app/features/play/groups/session-path.ts'
import { typedAgain } from '#app/features/play/results/open-again.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isUnverified } from '#app/platform/auth/unverified.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { buyerOf, goOn, sellingOf } from '#app/routes/payments/buyer.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newSessionPath } from '#app/shared/group-sessions.ts'
import type { Route } from './+types/new-session.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const { userId } = requireMember(context)
  const { adventureId } = await atAddress({ request, params, context })
  const [database, locale] = [getDatabase(), context.get(localeContext)]
  const { seats, ...offer } = await readOffer(database, { adventureId, organiserId: userId, locale })
  const { searchParams } = new URL(request.url)
  const from = searchParams.get('from')
  const typed =
    from === null
      ? await findForSession(database, { buyerId: userId, adventureId })
      : await typedAgain(database, { organiserId: userId, sessionId: from, locale })
  return {
    ...offer,
    seats: seats && { ...seats, ...sellingOf(request, context) },
    typed,
    wasCancelled: searchParams.has('cancelled'),
  }
})

/** Opens a session; one of paid work once there are seats for its teams, which leads over the payment. */
export const action = handled(async ({ request, params, context }: Route.ActionArgs) => {
  const member = requireMember(context)
  const { adventureId } = await atAddress({ request, params, context })
  const { agreedCents, ...sent } = Object.fromEntries(await readFormData(request))
  const typed = typedIn(sent)
  const form = sessionFormSchema.safeParse(sent)
  const refuse = (refused: Omit<RefusedSession, 'typed'>) =>
    data({ typed, ...refused }, { status: refused.missing === null ? 400 : 402 })
  if (!form.success) {
    const at = form.error.issues.map(({ path }) => path[0])
    const wrong = sessionFields.filter((field) => at.includes(field))
    if (wrong.length === 0) throw new AppError('invalidInput', { log: form.error.message })
    const named = form.error.issues.flatMap((issue) => (issue.code === 'custom' && issue.params) || [])
    return refuse({ wrong, missing: null, nameProblem: (named[0] as NameProblem | undefined) ?? null })
  }
  const language = context.get(localeContext)
  const asked = { adventureId, organiserId: member.userId, form: form.data, language }
  const opened = await openGroupSession(getDatabase(), asked)
  if ('sessionId' in opened) throw redirect(sessionPath(opened.sessionId))
  const { missing, priceCents } = opened
  const refused = { wrong: [], missing, nameProblem: null }
  if (agreedCents !== String(missing * priceCents)) return refuse(refused)
  await consumeLimit('checkout', [`user:${member.userId}`])
  if (isUnverified(member)) throw new AppError('emailNotVerified')
  const gift = { seats: missing, message: '', language, forSession: typed }
  const wish = { adventureId, buyer: buyerOf(request, context), shownCents: priceCents, language, gift }
  goOn(await startCheckout(getDatabase(), wish), params.id)
  return refuse(refused)
})

const longestTyped = 4_000

const typedIn = (sent: Record<string, unknown>): TypedSession =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.slice(0, longestTyped).toWellFormed()]] : [],
    ),
  )

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: m.groups_meta_title(),
    description: m.groups_lead(),
    path: newSessionPath(params.id),
    noindex: true,
  })

export default function NewSessionRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  return <NewSessionPage {...loaderData} address={params.id} refused={actionData} />
}
