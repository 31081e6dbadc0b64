import { redirect } from 'react-router'
import { keepLook } from '#app/features/account/preferences.server.ts'
import { safePath } from '#app/features/account/safe-path.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { getViewer } from '#app/platform/request-context.server.ts'
import { builtInLook, themeCookie } from '#app/platform/theme.server.ts'
import type { Route } from './+types/theme.ts'

/** `?look=built-in` lets an administrator reach the settings, however unreadable the site has become; others see no
 * change. `?look=site` ends it. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const look = new URL(request.url).searchParams.get('look')
  if (look !== 'built-in' && look !== 'site') return redirect('/')
  return redirect('/admin/design', { headers: { 'Set-Cookie': builtInLook(look === 'built-in') } })
}

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const chosen = (await readFormData(request)).get('theme')
  const theme = chosen === 'light' || chosen === 'dark' ? chosen : 'system'
  const viewer = getViewer(context)
  if (viewer) await keepLook(getDatabase(), viewer.userId, { theme })
  throw redirect(cameFrom(request), { status: 303, headers: { 'Set-Cookie': themeCookie(theme) } })
})

function cameFrom(request: Request): string {
  const url = URL.parse(request.headers.get('Referer') ?? '')
  if (!url || url.origin !== new URL(request.url).origin) return '/'
  return safePath(url.pathname + url.search) ?? '/'
}
