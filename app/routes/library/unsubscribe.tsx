import { stopOpeningMails } from '#app/features/library/wishes/stop-opening-mails.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import type { Route } from './+types/unsubscribe.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

/** Opening the address does nothing: programs that scan mail open every link in it. */
export const loader = () => null

/** Mail programs post too (RFC 8058): without cookies or origin, and they get no redirect. */
export const action = handled(async ({ params }: Route.ActionArgs) => {
  return { done: await stopOpeningMails(getDatabase(), params.token) }
})

export function meta({ location }: Route.MetaArgs) {
  return pageMeta({
    title: m.wishes_unsubscribe_meta_title(),
    description: m.wishes_unsubscribe_lead(),
    path: location.pathname,
    noindex: true,
  })
}

function words(done: boolean | undefined): { title: string; text: string } {
  if (done === undefined) return { title: m.wishes_unsubscribe_title(), text: m.wishes_unsubscribe_lead() }
  return done
    ? { title: m.wishes_unsubscribed_title(), text: m.wishes_unsubscribed_text() }
    : { title: m.wishes_unsubscribe_unknown_title(), text: m.wishes_unsubscribe_unknown_text() }
}

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  const { title, text } = words(actionData?.done)
  return (
    <PageSection className="grid max-w-3xl gap-6">
      <div role="status" className="grid gap-6">
        <PageHeader title={title} intro={<p>{text}</p>} />
      </div>
      {actionData ? (
        <Link to="/library" className={`${buttonStyles()} justify-self-start`}>
          {m.checkout_library()}
        </Link>
      ) : (
        <Form method="post" preventScrollReset>
          <Button type="submit" variant="primary" size="large">
            {m.wishes_unsubscribe_button()}
          </Button>
        </Form>
      )}
    </PageSection>
  )
}
