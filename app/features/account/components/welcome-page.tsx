import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody, CardText, CardTitle, cardLinkStyles } from '#app/ui/card.tsx'
import { Illustration } from '#app/ui/illustration.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

export function WelcomePage({ isAdmin }: { isAdmin: boolean }) {
  return (
    <PageSection className="grid gap-8">
      <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <header className="grid gap-3">
          <h1 className="text-title">{m.account_welcome_title()}</h1>
          <p className="max-w-prose text-lg text-muted">{m.account_welcome_lead()}</p>
        </header>
        <Illustration
          name="three-doors"
          priority
          className="w-full rounded-card border border-line shadow-float max-lg:aspect-2/1 max-lg:object-cover"
        />
      </div>
      {isAdmin && (
        <Notice title={m.account_welcome_admin_title()}>
          {m.account_welcome_admin()} <TextLink to="/admin">{m.account_welcome_admin_link()}</TextLink>
        </Notice>
      )}
      <ul className="grid gap-6 md:grid-cols-3">
        <Door to="/library" title={m.account_welcome_play_title()} text={m.account_welcome_play()} />
        <Door to="/creator" title={m.account_welcome_make_title()} text={m.account_welcome_make()} />
        <Door title={m.account_welcome_learn_title()} text={m.account_welcome_learn()}>
          <p className="flex flex-wrap gap-x-5 gap-y-2">
            <TextLink to="/for-events">{m.shell_for_events()}</TextLink>
            <TextLink to="/for-team-building">{m.shell_for_team_building()}</TextLink>
            <TextLink to="/for-museums">{m.shell_for_museums()}</TextLink>
          </p>
        </Door>
      </ul>
    </PageSection>
  )
}

type DoorProps = { to?: string; title: string; text: string; children?: ReactNode }

function Door({ to, title, text, children }: DoorProps) {
  return (
    <li>
      <Card look="night" interactive={to !== undefined} className="h-full">
        <CardBody className="gap-3 p-6">
          <CardTitle as="h2" className="text-2xl">
            {to === undefined ? (
              title
            ) : (
              <Link to={to} className={cardLinkStyles}>
                {title}
              </Link>
            )}
          </CardTitle>
          <CardText>{text}</CardText>
          {to !== undefined && <ArrowRight aria-hidden="true" className="mt-auto size-6 text-brass-ink" />}
          {children}
        </CardBody>
      </Card>
    </li>
  )
}
