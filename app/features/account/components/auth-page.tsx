import type { SubmissionResult } from '@conform-to/react'
import { authAddress } from '#app/features/account/auth-address.ts'
import type { Promised } from '#app/features/account/auth-address.ts'
import type { AuthTab } from '#app/features/account/form-text.ts'
import type { GoogleProblem } from '#app/features/account/google-outcome.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody } from '#app/ui/card.tsx'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { GoogleSignIn } from './google-sign-in.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const leads: Record<Promised, () => string> = {
  make: m.account_lead_make,
  buy: m.account_lead_buy,
  give: m.account_lead_give,
}

type AuthPageProps = {
  tab: AuthTab
  next: string | null
  promised: Promised | null
  googleProblem: GoogleProblem | null
  result: SubmissionResult | undefined
}

export function AuthPage({ tab, next, promised, googleProblem, result }: AuthPageProps) {
  const signUp = tab === 'sign-up'
  const action = authAddress(tab, next)
  return (
    <AuthFrame
      back={{ to: '/', label: m.account_back_home() }}
      heading={signUp ? m.account_sign_up_heading() : m.account_sign_in_heading()}
      lead={promised ? leads[promised]() : signUp ? m.account_sign_up_lead() : m.account_sign_in_lead()}
    >
      <div>
        <LinkTabs label={m.account_tabs()}>
          <LinkTab to={authAddress('sign-in', next)} active={!signUp}>
            {m.account_sign_in()}
          </LinkTab>
          <LinkTab to={authAddress('sign-up', next)} active={signUp}>
            {m.account_sign_up()}
          </LinkTab>
        </LinkTabs>
        <Card className="rounded-t-none border-t-0">
          <CardBody className="gap-6 p-5 sm:p-7">
            {signUp ? <SignUpForm action={action} result={result} /> : <SignInForm action={action} result={result} />}
            <p className="flourish text-sm text-muted" aria-hidden="true">
              {m.account_or()}
            </p>
            <GoogleSignIn tab={tab} next={next} problem={googleProblem} />
          </CardBody>
        </Card>
      </div>
    </AuthFrame>
  )
}
