import { useNavigation } from 'react-router'
import { formText } from '#app/features/account/form-text.ts'
import type { MailedLink } from '#app/features/account/mailed-link.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { DeadLink } from './dead-link.tsx'

type KeepPageProps = {
  token: string
  link: MailedLink
  days: number
  isKept: boolean
  problem: string | undefined
}

export function KeepPage({ token, link, days, isKept, problem }: KeepPageProps) {
  const busy = useNavigation().formMethod === 'POST'
  const isOpen = !isKept && link.state === 'valid'
  return (
    <AuthFrame
      back={{ to: '/', label: m.account_back_home() }}
      heading={m.closing_link_heading()}
      lead={isOpen ? m.closing_link_lead({ email: link.email }) : undefined}
    >
      {isKept && (
        <>
          <div role="status">
            <Notice tone="success" title={m.closing_kept_title()}>
              {m.closing_link_kept()}
            </Notice>
          </div>
          <SignIn />
        </>
      )}
      {isOpen && (
        <>
          {problem && (
            <Notice tone="danger" title={m.common_error()}>
              {formText(problem)}
            </Notice>
          )}
          <Form method="post" action={`/auth/keep?${new URLSearchParams({ token })}`} className="grid">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="primary" size="large" loading={busy}>
              {busy ? m.closing_busy() : m.closing_keep()}
            </Button>
          </Form>
        </>
      )}
      {!isKept && link.state !== 'valid' && (
        <DeadLink
          state={link.state}
          text={
            {
              used: m.closing_link_used(),
              expired: m.closing_link_expired({ days }),
              unknown: m.closing_link_unknown(),
            }[link.state]
          }
        >
          <SignIn />
        </DeadLink>
      )}
    </AuthFrame>
  )
}

const SignIn = () => (
  <Button asChild variant="primary">
    <Link to="/auth">{m.common_sign_in()}</Link>
  </Button>
)
