import { useEffect } from 'react'
import { authAddress } from '#app/features/account/auth-address.ts'
import type { AuthTab } from '#app/features/account/form-text.ts'
import type { GoogleProblem } from '#app/features/account/google-outcome.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ConsentText } from './consent-text.tsx'

type GoogleSignInProps = { tab: AuthTab; next: string | null; problem: GoogleProblem | null }

export function GoogleSignIn({ tab, next, problem }: GoogleSignInProps) {
  useFreshStart()
  // Through the router: a plain form would fall under the policy of the page it was submitted from
  return (
    <div className="grid gap-3">
      <Form method="post" action={authAddress(tab, next).replace('/auth', '/auth/google')}>
        <Button type="submit" className="w-full">
          <GoogleMark />
          {m.account_google()}
        </Button>
      </Form>
      {tab === 'sign-in' && <ConsentText by="google" />}
      <div role="status">{problem && <GoogleNotice problem={problem} tab={tab} />}</div>
    </div>
  )
}

/** A page that the Back button restores after Google would still look pending. */
function useFreshStart(): void {
  useEffect(() => {
    const begin = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload()
    window.addEventListener('pageshow', begin)
    return () => window.removeEventListener('pageshow', begin)
  }, [])
}

const texts: Record<Exclude<GoogleProblem, 'missing'>, () => string> = {
  cancelled: m.account_google_cancelled,
  unverified: m.account_google_unverified,
  kept: m.account_google_kept,
  expired: m.account_google_expired,
  banned: m.account_banned,
  unreachable: m.account_google_unreachable,
  failed: m.account_google_failed,
}

function GoogleNotice({ problem, tab }: { problem: GoogleProblem; tab: AuthTab }) {
  if (problem === 'missing') {
    return (
      <Notice tone="info" title={m.account_google_missing_title()}>
        {m.account_google_missing()}
      </Notice>
    )
  }
  return (
    <Notice
      tone="danger"
      title={tab === 'sign-up' ? m.account_google_sign_up_failed() : m.account_google_sign_in_failed()}
    >
      {texts[problem]()}
    </Notice>
  )
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className="size-5">
      <path
        fill="#4285f4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62Z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#fbbc05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33Z" />
      <path
        fill="#ea4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  )
}
