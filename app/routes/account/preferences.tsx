import { redirect, redirectDocument } from 'react-router'
import { PreferencesPage } from '#app/features/account/components/preferences-page.tsx'
import { lookOnDevice } from '#app/features/account/look-on-device.server.ts'
import { preferencesSchema } from '#app/features/account/look.schema.ts'
import { keepLook, readPreferences } from '#app/features/account/preferences.server.ts'
import { countWaiting, setOpeningMails } from '#app/features/library/wishes/opening-mails.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { keepDays } from '#app/platform/auth/account-tokens.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { readFormData } from '#app/platform/form-data.server.ts'
import { handled } from '#app/platform/handled.server.ts'
import { limits } from '#app/platform/rate-limits/limits.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import { readTheme } from '#app/platform/theme.server.ts'
import { pageMeta } from '#app/routes/layouts/page-meta.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { Route } from './+types/preferences.ts'

export { refusalHeaders as headers } from '#app/routes/layouts/refusal-headers.ts'

export const loader = handled(async ({ request, context }: Route.LoaderArgs) => {
  const { userId } = requireMember(context)
  const database = getDatabase()
  const [kept, waiting] = await Promise.all([readPreferences(database, userId), countWaiting(database, userId)])
  if (!kept) throw new AppError('notFound')
  return {
    language: context.get(localeContext),
    theme: readTheme(request),
    openingMails: kept.openingMails,
    closesAt: kept.closesAt,
    waiting,
    exportsADay: limits.accountExport.max,
    isExportRefused: new URL(request.url).searchParams.get('export') === 'refused',
    keepDays,
  }
})

export const action = handled(async ({ request, context }: Route.ActionArgs) => {
  const { userId } = requireMember(context)
  const parsed = preferencesSchema.safeParse(Object.fromEntries(await readFormData(request)))
  if (!parsed.success) throw new AppError('invalidInput', { log: parsed.error.message })
  const { language, theme, openingMails } = parsed.data
  await keepLook(getDatabase(), userId, { language, theme })
  await setOpeningMails(getDatabase(), userId, openingMails === 'on')
  const changed = lookOnDevice(request, { language, theme })
  const headers = new Headers()
  for (const cookie of [...changed, flash('preferencesSaved')]) headers.append('Set-Cookie', cookie)
  // A client navigation would keep the texts of the other language
  throw (changed.length > 0 ? redirectDocument : redirect)('/account/preferences', { status: 303, headers })
})

export const meta = () =>
  pageMeta({
    title: m.preferences_meta_title(),
    description: m.preferences_lead(),
    path: '/account/preferences',
  })

export default function Preferences({ loaderData }: Route.ComponentProps) {
  return <PreferencesPage {...loaderData} />
}
