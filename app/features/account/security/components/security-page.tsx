import { useEffect, useRef } from 'react'
import { AccountFrame } from '#app/features/account/components/account-frame.tsx'
import { GoogleAgain } from '#app/features/account/components/google-again.tsx'
import type { MailDelivery } from '#app/features/account/mail-delivery.ts'
import type { Proof } from '#app/features/account/require-fresh.server.ts'
import type { NewKey } from '#app/features/account/security/security.queries.server.ts'
import type { SessionRow } from '#app/features/account/security/session.present.ts'
import type { FormResult } from '#app/features/account/security/use-security-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { EmailForm } from './email-form.tsx'
import { GooglePanel } from './google-panel.tsx'
import { PasswordForm } from './password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'

export type SecurityAnswer = FormResult | { sentTo: string } | { recoveryCodes: string[] }

export type SecurityPageProps = {
  email: string
  proof: Proof
  factor: { since: Date; recoveryLeft: number } | null
  newKey: NewKey | null
  /** Since when Google can sign in to the account. */
  google: Date | null
  sessions: readonly SessionRow[]
  isRequired: boolean
  minutes: number
  mailDelivery: MailDelivery
  answer: SecurityAnswer
}

export function SecurityPage({ proof, isRequired, answer, ...shown }: SecurityPageProps) {
  const wasShown = useRef(false)
  useEffect(() => void (wasShown.current = true), [])
  const frame = { title: m.security_title(), intro: <p>{m.security_lead()}</p>, current: '/account/security' } as const
  if (answer && 'recoveryCodes' in answer)
    return (
      <AccountFrame {...frame}>
        <RecoveryCodes codes={answer.recoveryCodes} />
      </AccountFrame>
    )
  const result = answer && 'result' in answer ? answer : undefined
  const asksPassword = proof === 'password'
  // The five minutes may run out while the page is being read
  const isStale = proof === 'stale' || result?.result.error?.['']?.[0] === 'account_sign_in_again'
  const { email, minutes, mailDelivery, factor, newKey, google, sessions } = shown
  return (
    <AccountFrame {...frame}>
      {isRequired && (
        <Notice tone="warning" title={m.security_required_title()}>
          {m.security_required()}
        </Notice>
      )}
      {isStale && (
        <Notice tone="info" title={m.security_again_title()}>
          <GoogleAgain next="/account/security" />
        </Notice>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <PasswordForm hasPassword={asksPassword} isStale={isStale} email={email} answer={result} />
        <EmailForm
          email={email}
          asksPassword={asksPassword}
          isStale={isStale}
          sentTo={answer && 'sentTo' in answer ? answer.sentTo : null}
          minutes={minutes}
          mailDelivery={mailDelivery}
          answer={result}
        />
      </div>
      <SecondFactor
        factor={factor}
        newKey={newKey}
        asksPassword={asksPassword}
        isStale={isStale}
        answer={result}
        wasShown={wasShown}
      />
      {google && <GooglePanel since={google} email={email} hasPassword={asksPassword} answer={result} />}
      <SessionList sessions={sessions} />
    </AccountFrame>
  )
}
