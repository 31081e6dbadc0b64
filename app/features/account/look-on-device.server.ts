import { languageCookie, readCookie } from '#app/platform/cookies.server.ts'
import { readTheme, themeCookie } from '#app/platform/theme.server.ts'
import type { Theme } from '#app/platform/theme.server.ts'
import type { Locale } from '#app/i18n/locale.ts'

/** The cookies that change on this device; what was never chosen in the account stays as it is here. */
export function lookOnDevice(
  request: Request,
  { language, theme }: { language: Locale | null; theme: Theme | null },
): string[] {
  const cookies: string[] = []
  if (language && readCookie(request, 'lang') !== language) cookies.push(languageCookie(language))
  if (theme && readTheme(request) !== theme) cookies.push(themeCookie(theme))
  return cookies
}
