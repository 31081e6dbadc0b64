import { data, redirect } from 'react-router'
import { ContactPage } from '#app/features/contact/components/contact-page.tsx'
import { submitContact } from '#app/features/contact/submit-contact.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, localeContext } from '#app/platform/request-context.server.ts'
import { newId } from '#app/shared/ids.ts'
import { retryAfterHeader } from '#app/shared/retry-after.ts'
import { unansweredForm } from '#app/shared/unanswered-form.ts'
import { orUnanswered } from '#app/routes/layouts/or-unanswered.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/contact.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = ({ request }: Route.LoaderArgs) => ({
  sent: new URL(request.url).searchParams.has('sent') ? newId() : null,
})

/** Redirects to another address, so that reloading does not send the message twice. */
export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const outcome = await submitContact(await readFormData(request), {
    address: context.get(factsContext).address,
    locale: context.get(localeContext),
  })
  if (outcome === 'sent') throw redirect('/contact?sent=1', { headers: { 'Set-Cookie': flash('messageSent') } })
  return data({ result: outcome.result }, { status: outcome.status, headers: retryAfterHeader(outcome.retryAfter) })
})

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orUnanswered(serverAction, (error) => ({ result: unansweredForm(error, 'unanswered') }))

export function meta() {
  return pageMeta({ title: m.contact_meta_title(), description: m.contact_meta_description(), path: '/contact' })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage sent={loaderData.sent} result={actionData?.result} />
}
