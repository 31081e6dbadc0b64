import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareFunction } from 'react-router'
import { overwriteServerAsyncLocalStorage } from '#app/i18n/generated/runtime.js'
import { askedLanguage, keepLanguage } from '#app/i18n/keep-language.ts'
import { defaultLocale, isLocale } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { readCookie } from '#app/platform/cookies.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'

type Reading = { locale?: Locale; origin?: string }

// Paraglide's own middleware copies each request twice
const reading = new AsyncLocalStorage<Reading>()
overwriteServerAsyncLocalStorage(reading)

/** For text rendered outside a request. */
export const inLocale = <Result>(locale: Locale, work: () => Result): Result => reading.run({ locale }, work)

/** `?lang=` applies to one response and the links in it; it sets no cookie. */
function localeOf(request: Request, search: string): Locale {
  const chosen = readCookie(request, 'lang')?.toLowerCase()
  return askedLanguage(search) ?? (isLocale(chosen) ? chosen : defaultLocale)
}

export const localeMiddleware: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const { origin, search } = new URL(request.url)
  const locale = localeOf(request, search)
  return reading.run({ locale, origin }, async () => {
    context.set(localeContext, locale)
    const response = await next()
    if (!response.headers.has('Content-Language')) response.headers.set('Content-Language', locale)
    const onward = response.headers.get('Location')
    // Only for our own paths
    if (onward?.startsWith('/')) response.headers.set('Location', keepLanguage(onward, search))
    return response
  })
}
