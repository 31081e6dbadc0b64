import { useNavigation } from 'react-router'
import type { MailedLink } from '#app/features/account/mailed-link.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { DeadLink } from './dead-link.tsx'
import { LinkFacts } from './link-facts.tsx'

type VerifyPageProps = {
  token: string
  link: MailedLink
  minutes: number
  verified: boolean
  problem: string | undefined
}

export function VerifyPage({ token, link, minutes, verified, problem }: VerifyPageProps) {
  const lead = !verified && link.state === 'valid' ? m.account_verify_lead({ email: link.email }) : undefined
  return (
    <AuthFrame back={{ to: '/', label: m.account_back_home() }} heading={m.account_verify_heading()} lead={lead}>
      {verified ? (
        <Verified />
      ) : link.state === 'valid' ? (
        <VerifyForm token={token} link={link} problem={problem} />
      ) : (
        <Dead state={link.state} minutes={minutes} />
      )}
    </AuthFrame>
  )
}

function Verified() {
  return (
    <>
      <div role="status">
        <Notice tone="success" title={m.account_verified_title()}>
          {m.account_verified()}
        </Notice>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="primary">
          <Link to="/creator">{m.account_verify_to_studio()}</Link>
        </Button>
        <ToAccount />
      </div>
    </>
  )
}

function Dead({ state, minutes }: { state: Exclude<MailedLink['state'], 'valid'>; minutes: number }) {
  return (
    <DeadLink
      state={state}
      text={
        {
          used: m.account_verify_used(),
          expired: m.account_verify_expired({ minutes }),
          unknown: m.account_verify_unknown(),
        }[state]
      }
    >
      <ToAccount />
    </DeadLink>
  )
}

const ToAccount = () => (
  <Button asChild>
    <Link to="/account">{m.account_verify_to_account()}</Link>
  </Button>
)

/** Names the account: confirming one made by somebody else would let that person in. */
function VerifyForm({
  token,
  link,
  problem,
}: {
  token: string
  link: Extract<MailedLink, { state: 'valid' }>
  problem: string | undefined
}) {
  const busy = useNavigation().formMethod === 'POST'
  const zone = useReaderZone()
  const facts = [
    { name: m.account_verify_account(), value: link.name },
    { name: m.account_member_since(), value: formatDate(link.since, zone) },
  ]
  return (
    <Card>
      <CardBody className="gap-5 p-5 sm:p-7">
        <LinkFacts facts={facts} problem={problem} />
        <Form method="post" action={`/auth/verify?${new URLSearchParams({ token })}`} className="grid">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="primary" size="large" loading={busy}>
            {busy ? m.account_verify_busy() : m.account_verify_submit()}
          </Button>
        </Form>
        <p className="text-sm text-muted">
          {m.account_verify_not_me()} <TextLink to="/auth/forgot">{m.account_verify_take_over()}</TextLink>
        </p>
      </CardBody>
    </Card>
  )
}
