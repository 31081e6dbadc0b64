import Check from 'lucide-react/icons/check'
import Trash2 from 'lucide-react/icons/trash-2'
import { useNavigation } from 'react-router'
import { formText } from '#app/features/account/form-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { ClosingNotice } from './closing-notice.tsx'
import { DeedPassword, isOfPassword } from './deed-password.tsx'
import { GoogleAgain } from './google-again.tsx'

type ClosingPageProps = {
  proof: 'password' | 'fresh' | 'stale'
  closesAt: Date | null
  /** Works of theirs that others make with them. */
  shared: readonly { id: string; title: string }[]
  days: number
  email: string
  problem: string | undefined
}

export function ClosingPage(props: ClosingPageProps) {
  // The five minutes may run out while the page is being read
  const isStale = props.proof === 'stale' || props.problem === 'account_sign_in_again'
  return (
    <PageSection className="grid max-w-5xl gap-8">
      <PageHeader
        back={<BackLink to="/account/preferences">{m.closing_back()}</BackLink>}
        title={m.closing_title()}
        intro={props.closesAt ? undefined : <p>{m.closing_lead({ days: props.days })}</p>}
      />
      {props.closesAt && <ClosingNotice closesAt={props.closesAt} />}
      <div className="grid gap-6 md:grid-cols-2">
        <Fate heading={m.closing_goes()} Icon={Trash2} tone="text-danger-ink" items={goes()} />
        <Fate heading={m.closing_stays()} Icon={Check} tone="text-success-ink" items={stays()} />
      </div>
      {props.shared.length > 0 && <Shared works={props.shared} />}
      <p>
        {m.closing_export()} <TextLink to="/account/preferences#data">{m.closing_export_link()}</TextLink>
      </p>
      {!props.closesAt && (isStale ? <GoogleAgain next="/account/delete" /> : <ClosingForm {...props} />)}
    </PageSection>
  )
}

const Shared = ({ works }: { works: ClosingPageProps['shared'] }) => (
  <Notice tone="warning" title={m.closing_shared()}>
    <ul className="mt-1 grid gap-1">
      {works.map(({ id, title }) => (
        <li key={id}>
          <TextLink to={`/editor/${id}/people`}>{title}</TextLink>
        </li>
      ))}
    </ul>
  </Notice>
)

const goes = () => [
  m.closing_goes_account(),
  m.closing_goes_work(),
  m.closing_goes_locks(),
  m.closing_goes_games(),
  m.closing_goes_said(),
]

const stays = () => [
  m.closing_stays_sold(),
  m.closing_stays_parties(),
  m.closing_stays_purchases(),
  m.closing_stays_sums(),
]

type FateProps = { heading: string; Icon: typeof Check; tone: string; items: readonly string[] }

function Fate({ heading, Icon, tone, items }: FateProps) {
  return (
    <Card>
      <CardBody className="gap-4">
        <CardTitle as="h2">{heading}</CardTitle>
        <ul className="grid gap-3">
          {items.map((item) => (
            <li key={item} className="flex gap-3">
              <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tone}`} />
              {item}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}

function ClosingForm({ proof, days, email, problem }: ClosingPageProps) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" action="/account/delete" preventScrollReset>
      <fieldset disabled={busy} className="grid max-w-xl gap-5">
        {problem && !isOfPassword(problem) && (
          <div ref={focus} tabIndex={-1} className="rounded-control">
            <Notice tone="danger" title={m.closing_refused_title()}>
              {formText(problem)}
            </Notice>
          </div>
        )}
        <DeedPassword isAsked={proof === 'password'} email={email} hint={m.closing_password_hint()} problem={problem} />
        <Button
          type="submit"
          name="intent"
          value="close"
          variant="danger"
          loading={busy}
          className="justify-self-start"
        >
          {busy ? m.closing_busy() : m.closing_submit({ days })}
        </Button>
      </fieldset>
    </Form>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
