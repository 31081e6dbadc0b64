import type { SubmissionResult } from '@conform-to/react'
import { authAddress } from '#app/features/account/auth-address.ts'
import type { AuthTab } from '#app/features/account/form-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { LinkTab, LinkTabs } from '#app/ui/link-tabs.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { GoogleSignIn } from './google-sign-in.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

type AuthPageProps = {
  tab: AuthTab
  /** A checked path of ours to go to afterwards. */
  next: string | null
  googleAsked: boolean
  /** What came back from the server, if a form was sent. */
  result: SubmissionResult | undefined
}

/** Sign in or sign up: two tabs with addresses of their own, complete without scripts. */
export function AuthPage({ tab, next, googleAsked, result }: AuthPageProps) {
  const signUp = tab === 'sign-up'
  const action = authAddress(tab, next)
  return (
    <PageSection className="grid justify-center gap-12 lg:grid-cols-[minmax(0,1fr)_30rem] xl:gap-20">
      <Doorway />
      <div className="grid w-full max-w-120 min-w-0 content-start gap-6 justify-self-center">
        <BackLink to="/">{m.account_back_home()}</BackLink>
        <div className="grid gap-2">
          <h1 className="text-title">{signUp ? m.account_sign_up_heading() : m.account_sign_in_heading()}</h1>
          <p className="text-lg text-muted">{signUp ? m.account_sign_up_lead() : m.account_sign_in_lead()}</p>
        </div>
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
              <GoogleSignIn tab={tab} next={next} asked={googleAsked} />
            </CardBody>
          </Card>
        </div>
      </div>
    </PageSection>
  )
}

/** The door to walk through, where there is room beside the form; a phone does not fetch it. */
function Doorway() {
  return (
    <div className="sticky top-28 hidden h-[calc(100dvh-9rem)] max-h-176 min-h-120 overflow-hidden rounded-card border border-line shadow-float lg:block">
      <Picture src="/illustrations/hero-1600.webp" alt="" width={1600} height={900} className="absolute inset-0 min-h-full w-full object-cover object-[84%_50%]" />
    </div>
  )
}
