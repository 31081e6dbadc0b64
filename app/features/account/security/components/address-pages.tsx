import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { AuthFrame } from '#app/features/account/components/auth-frame.tsx'
import { DeadLink } from '#app/features/account/components/dead-link.tsx'
import type { AddressLink, DeadAddressLink } from '#app/features/account/security/address-link.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { LinkFacts } from '#app/features/account/components/link-facts.tsx'

type Valid = Extract<AddressLink, { state: 'valid' }>

type ChangeEmailPageProps = {
  token: string
  link: AddressLink
  minutes: number
  isSignedIn: boolean
  changed: boolean
  problem: string | undefined
}

export function ChangeEmailPage({ token, link, minutes, isSignedIn, changed, problem }: ChangeEmailPageProps) {
  const isOpen = !changed && link.state === 'valid'
  return (
    <AuthFrame
      back={{ to: '/', label: m.account_back_home() }}
      heading={m.security_change_email_heading()}
      lead={isOpen ? m.security_change_email_lead({ email: link.asked }) : undefined}
    >
      {changed ? (
        <Changed isSignedIn={isSignedIn} />
      ) : link.state === 'valid' ? (
        <LinkForm
          path="/auth/change-email"
          token={token}
          link={link}
          problem={problem}
          submit={m.security_change_email_submit()}
        >
          {m.security_change_email_note()}
        </LinkForm>
      ) : (
        <Dead state={link.state} expired={m.security_change_email_expired({ minutes })} to="/account/security" />
      )}
    </AuthFrame>
  )
}

function Changed({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <>
      <div role="status">
        <Notice tone="success" title={m.security_email_changed_title()}>
          {isSignedIn ? m.security_email_changed() : m.security_email_changed_elsewhere()}
        </Notice>
      </div>
      <Button asChild variant="primary" className="justify-self-start">
        <Link to="/account/security">{isSignedIn ? m.security_to_security() : m.account_sign_in()}</Link>
      </Button>
    </>
  )
}

type RestoreEmailPageProps = { token: string; link: AddressLink; days: number; problem: string | undefined }

export function RestoreEmailPage({ token, link, days, problem }: RestoreEmailPageProps) {
  return (
    <AuthFrame
      back={{ to: '/', label: m.account_back_home() }}
      heading={m.security_restore_email_heading()}
      lead={link.state === 'valid' ? m.security_restore_email_lead({ email: link.asked }) : undefined}
    >
      {link.state === 'valid' ? (
        <LinkForm
          path="/auth/restore-email"
          token={token}
          link={link}
          problem={problem}
          submit={m.security_restore_email_submit()}
        >
          {m.security_restore_email_note()}
        </LinkForm>
      ) : (
        <Dead state={link.state} expired={m.security_restore_email_expired({ days })} to="/contact" />
      )}
    </AuthFrame>
  )
}

type LinkFormProps = {
  path: string
  token: string
  link: Valid
  problem: string | undefined
  submit: string
  children: ReactNode
}

/** The button makes the change: opening the link changes nothing. */
function LinkForm({ path, token, link, problem, submit, children }: LinkFormProps) {
  const busy = useNavigation().formMethod === 'POST'
  const facts = [
    { name: m.account_verify_account(), value: link.name },
    ...(link.now === null ? [] : [{ name: m.security_address_now(), value: link.now }]),
  ]
  return (
    <Card>
      <CardBody className="gap-5 p-5 sm:p-7">
        <LinkFacts facts={facts} problem={problem} />
        <p>{children}</p>
        <Form method="post" action={`${path}?${new URLSearchParams({ token })}`} className="grid">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="primary" size="large" loading={busy}>
            {submit}
          </Button>
        </Form>
      </CardBody>
    </Card>
  )
}

function Dead({
  state,
  expired,
  to,
}: {
  state: DeadAddressLink
  expired: string
  to: '/account/security' | '/contact'
}) {
  const further = (
    <Button asChild>
      <Link to={to}>{to === '/contact' ? m.security_contact_us() : m.security_to_security()}</Link>
    </Button>
  )
  if (state === 'taken')
    return (
      <>
        <Notice tone="warning" title={m.security_address_taken_title()}>
          {m.security_address_taken()}
        </Notice>
        <div className="flex flex-wrap gap-3">{further}</div>
      </>
    )
  const text = { used: m.security_link_used(), expired, unknown: m.security_link_unknown() }[state]
  return (
    <DeadLink state={state} text={text}>
      {further}
    </DeadLink>
  )
}
