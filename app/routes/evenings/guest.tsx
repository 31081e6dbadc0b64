import { data, isRouteErrorResponse, redirect, useSearchParams } from 'react-router'
import { GuestPage } from '#app/features/kits/evening/components/guest-page.tsx'
import { TeamPage } from '#app/features/kits/evening/room/components/team-page.tsx'
import { guestPath } from '#app/features/kits/evening/evening-path.ts'
import { guestLanguage } from '#app/features/kits/evening/look-at-evening.server.ts'
import { LinkOver } from '#app/features/kits/evening/components/link-over.tsx'
import { LanguageSwitch } from '#app/features/shell/language-switch.tsx'
import { mainId } from '#app/features/shell/route-announcer.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { askedLanguage, keepLanguage } from '#app/i18n/keep-language.ts'
import { readCookie } from '#app/platform/cookies.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { byGuest, orNotFound } from './by-link.server.ts'
import { secretTerms } from './secret-headers.ts'
import type { Route } from './+types/guest.ts'

export { secretHeaders as headers } from './secret-headers.ts'

/** What one guest sees, or a room's team. The address is the key. */
export const loader = handled(async ({ request, params, context }: Route.LoaderArgs) => {
  const { see, seen, tokenHash } = await byGuest({ params, context })
  const evening = await seen()
  const view = orNotFound(see(evening))
  const { search } = new URL(request.url)
  if (askedLanguage(search) === undefined && readCookie(request, 'lang') === undefined) {
    const language = guestLanguage(evening, { tokenHash, accepted: request.headers.get('Accept-Language') })
    if (language && language !== context.get(localeContext))
      throw redirect(keepLanguage(guestPath(params.token), `?lang=${language}`), { headers: secretTerms })
  }
  return data(view, { headers: secretTerms })
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: m.common_meta_title({ title: loaderData?.title ?? m.evening_host_invitation() }) },
  { name: 'robots', content: 'noindex' },
]

export default function GuestRoute({ loaderData, params }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const path = guestPath(params.token)
  return (
    <main id={mainId} tabIndex={-1}>
      <Languages />
      {'kind' in loaderData ? (
        <TeamPage path={path} first={loaderData} scanned={search.get('lock')} />
      ) : (
        <GuestPage path={path} first={loaderData} />
      )}
    </main>
  )
}

/** This page has no header of the site in which to choose another. */
const Languages = () => (
  <div className="frame -mb-6 flex max-w-2xl! justify-end pt-2">
    <LanguageSwitch locale={getLocale()} look="menu" />
  </div>
)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <main id={mainId} tabIndex={-1}>
      <Languages />
      <LinkOver hasTyped />
    </main>
  )
}
