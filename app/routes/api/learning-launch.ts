import { redirect } from 'react-router'
import { admitLaunch } from '#app/features/learning/launch/admit-launch.server.ts'
import { readLaunch } from '#app/features/learning/launch/read-launch.server.ts'
import { isLocale } from '#app/i18n/locale.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { learnerCookie, readLaunchCookie } from '#app/platform/guest.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { guestContext, localeContext } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/learning-launch.ts'
import { orRefused } from '#app/routes/layouts/refused-launch.server.ts'

/** A platform's signed launch, posted by its page. */
export const action = handled(({ request, context }: Route.ActionArgs) =>
  orRefused(async () => {
    const database = getDatabase()
    const form = await readFormData(request)
    const { origin } = new URL(request.url)
    const launch = await readLaunch(database, { form, origin, browser: readLaunchCookie(request) })
    const [said = ''] = (launch.locale ?? '').toLowerCase().split(/[-_]/)
    const locale = isLocale(said) ? said : context.get(localeContext)
    const { token, path } = await admitLaunch(database, launch, { known: context.get(guestContext), locale })
    throw redirect(`${path}?lang=${locale}`, { headers: { 'Set-Cookie': learnerCookie(token) } })
  }),
)

export const loader = handled(async () => {
  throw new AppError('notFound')
})
