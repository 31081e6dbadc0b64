import { redirect } from 'react-router'
import { beginLogin, loginSeconds } from '#app/features/learning/launch/begin-login.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { launchCookie, readLaunchCookie } from '#app/platform/guest.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { randomName } from '#app/shared/ids.ts'
import type { Route } from './+types/learning-login.ts'
import { orRefused } from '#app/routes/layouts/refused-launch.server.ts'

/** A platform announces a launch, in whichever of two ways it likes. */
export const loader = handled(({ request }: Route.LoaderArgs) => begin(request, new URL(request.url).searchParams))

export const action = handled(async ({ request }: Route.ActionArgs) => {
  const sent = [...(await readFormData(request))].map(([name, value]) => [name, String(value)])
  return begin(request, new URLSearchParams(sent))
})

function begin(request: Request, asked: URLSearchParams): Promise<never> {
  return orRefused(async () => {
    const browser = readLaunchCookie(request) ?? randomName()
    const to = await beginLogin(getDatabase(), { asked, origin: new URL(request.url).origin, browser })
    throw redirect(to, { headers: { 'Set-Cookie': launchCookie(browser, loginSeconds) } })
  })
}
