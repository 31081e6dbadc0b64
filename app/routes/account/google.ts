import { redirect } from 'react-router'
import { tabOf } from '#app/features/account/auth-address.ts'
import { startGoogleSignIn } from '#app/features/account/google-sign-in.server.ts'
import { safePath } from '#app/features/account/safe-path.ts'
import { originOf } from '#app/features/account/origin.server.ts'
import { keepLanguage } from '#app/i18n/keep-language.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext, getViewer, localeContext } from '#app/platform/request-context.server.ts'
import type { Route } from './+types/google.ts'

export const loader = () => redirect('/auth')

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const { search, searchParams } = new URL(request.url)
  const next = safePath(searchParams.get('next'))
  // People without a password sign in again before a sensitive action
  if (getViewer(context) && !searchParams.has('again')) throw redirect(next ?? '/')
  // Google returns to a fixed address of ours, which does not know the page that was left
  const spoken = keepLanguage(next ?? '/', search)
  const { to, cookies } = await startGoogleSignIn(
    tabOf(searchParams),
    spoken === '/' ? next : spoken,
    originOf(request, context.get(factsContext).address, context.get(localeContext)),
  )
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  throw redirect(to, { headers })
})
