import type { SubmissionResult } from '@conform-to/react'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { ContactForm } from './contact-form.tsx'

type ContactPageProps = {
  sent: string | null
  result: SubmissionResult | undefined
}

const focus = (element: HTMLElement | null) => element?.focus()

export function ContactPage({ sent, result }: ContactPageProps) {
  return (
    <PageSection className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-16">
      <div className="grid min-w-0 content-start gap-8 lg:max-w-2xl">
        <PageHeader
          back={<BackLink to="/">{m.common_back_to_home()}</BackLink>}
          title={m.contact_title()}
          intro={<p>{m.contact_lead()}</p>}
        />
        {sent && !result && (
          <div key={sent} ref={focus} tabIndex={-1} role="status" className="rounded-control">
            <Notice tone="success" title={m.contact_sent_title()}>
              {m.contact_sent()}
            </Notice>
          </div>
        )}
        <Card>
          <CardBody className="p-5 sm:p-7">
            <ContactForm key={sent ?? 'first'} result={result} />
          </CardBody>
        </Card>
      </div>
      <Sooner />
    </PageSection>
  )
}

function Sooner() {
  return (
    <aside className="grid content-start gap-6 lg:pt-14">
      <Picture src="/illustrations/letter-sent.webp" alt="" width={800} height={600} className="hidden lg:block" />
      <Card look="well">
        <CardBody>
          <h2 className="text-heading">{m.contact_sooner_title()}</h2>
          <p>
            {m.contact_sooner_support()}
            <TextLink to="/player-support">{m.shell_player_support()}</TextLink>
          </p>
          <p>
            {m.contact_sooner_guides()}
            <TextLink to="/for-events">{m.contact_sooner_events()}</TextLink>
            {', '}
            <TextLink to="/for-team-building">{m.contact_sooner_teams()}</TextLink>
            {', '}
            <TextLink to="/for-museums">{m.contact_sooner_museums()}</TextLink>
          </p>
        </CardBody>
      </Card>
    </aside>
  )
}
