import { useNavigation } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** Shown after signing in to people who accepted older texts, until they accept. */
export function TermsPage({ next }: { next: string }) {
  const busy = useNavigation().formMethod === 'POST'
  const changes = [m.terms_change_export(), m.terms_change_leave(), m.terms_change_look(), m.terms_change_erase()]
  return (
    <PageSection className="grid max-w-3xl gap-8">
      <PageHeader title={m.terms_title()} intro={<p>{m.terms_lead()}</p>} />
      <Card>
        <CardBody className="gap-5 p-5 sm:p-7">
          <ul className="grid list-disc gap-2 pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            {m.terms_read()}
            <TextLink to="/player-agreement">{m.shell_player_agreement()}</TextLink>
            <TextLink to="/privacy-policy">{m.shell_privacy_policy()}</TextLink>
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <Form method="post" action={`/account/terms?${new URLSearchParams({ next })}`}>
              <Button type="submit" variant="primary" size="large" loading={busy}>
                {m.terms_ok()}
              </Button>
            </Form>
            <Button asChild variant="ghost" size="large">
              <Link to={next}>{m.terms_later()}</Link>
            </Button>
          </div>
          <p className="text-sm text-muted">{m.terms_later_hint()}</p>
          <p className="text-sm text-muted">
            {m.terms_disagree()} <TextLink to="/account/preferences">{m.terms_leave()}</TextLink>
          </p>
        </CardBody>
      </Card>
    </PageSection>
  )
}
