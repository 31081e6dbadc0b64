import { useLocation } from 'react-router'
import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { ErrorOutline, ReloadButton } from './error-outline.tsx'

type Told = { code: ErrorCode; wait?: number | undefined; isFramed?: boolean }

export function ErrorDetails({ code, wait, isFramed = false }: Told) {
  const { title, advice, way } = plots[code] ?? broken
  return (
    <ErrorOutline title={title()}>
      <p className="text-lg">{errorText(code, wait)}</p>
      <p className="max-w-prose text-muted">{m.shell_error_kept()}</p>
      {!(isFramed && way !== 'reload') && <p className="max-w-prose text-muted">{advice()}</p>}
      {code === 'slowDown' && !isFramed && (
        <p className="max-w-prose text-muted">
          {m.errors_many_of_you()} <TextLink to="/join">{m.errors_many_of_you_link()}</TextLink>
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {way === 'reload' && <ReloadButton />}
        {!isFramed && way === 'signIn' && <SignInButton />}
        {!isFramed && (
          <Button asChild>
            <Link to="/">{m.common_back_to_home()}</Link>
          </Button>
        )}
      </div>
    </ErrorOutline>
  )
}

type Plot = { title: () => string; advice: () => string; way: 'reload' | 'signIn' | 'leave' }

const broken: Plot = { title: m.shell_error_title, advice: m.shell_error_do_reload, way: 'reload' }
const later: Plot = { title: m.shell_error_title_wait, advice: m.shell_error_do_wait, way: 'reload' }
const backstage: Plot = { title: m.shell_error_title_not_allowed, advice: m.shell_error_do_leave, way: 'leave' }

const plots: Partial<Record<ErrorCode, Plot>> = {
  notSignedIn: { title: m.shell_error_title_sign_in, advice: m.shell_error_do_sign_in, way: 'signIn' },
  notAllowed: backstage,
  crossSite: backstage,
  emailNotVerified: backstage,
  purchaseNeeded: backstage,
  gameStopped: backstage,
  notFound: backstage,
  notPlayable: backstage,
  conflict: { title: m.shell_error_title_conflict, advice: m.shell_error_do_reload, way: 'reload' },
  slowDown: later,
  unavailable: later,
  paymentUnavailable: later,
  refundRefused: later,
  refundUnknown: later,
}

function SignInButton() {
  const { pathname, search } = useLocation()
  return (
    <Button asChild variant="primary">
      <Link to={`/auth?${new URLSearchParams({ next: `${pathname}${search}` })}`}>{m.common_sign_in()}</Link>
    </Button>
  )
}
