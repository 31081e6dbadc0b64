import { redirect } from 'react-router'
import { safePath } from '#app/features/account/safe-path.ts'
import { isSecure } from '#app/platform/cookies.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import type { Route } from './+types/theme.ts'

const aYear = 31_536_000

export const loader = () => redirect('/')

export const action = handled(async ({ request }: Route.ActionArgs) => {
  const chosen = (await readFormData(request)).get('theme')
  const theme = chosen === 'light' || chosen === 'dark' ? chosen : 'system'
  // The browser reads and writes it too, so it is no HttpOnly cookie
  const cookie = `theme=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : aYear}; SameSite=Lax${isSecure() ? '; Secure' : ''}`
  throw redirect(cameFrom(request), { status: 303, headers: { 'Set-Cookie': cookie } })
})

function cameFrom(request: Request): string {
  const url = URL.parse(request.headers.get('Referer') ?? '')
  if (!url || url.origin !== new URL(request.url).origin) return '/'
  return safePath(url.pathname + url.search) ?? '/'
}
