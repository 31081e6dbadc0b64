import type { MiddlewareFunction } from 'react-router'
import { defineCustomServerStrategy } from '#app/i18n/generated/runtime.js'
import { paraglideMiddleware } from '#app/i18n/generated/server.js'
import { askedLanguage, keepLanguage } from '#app/i18n/keep-language.ts'
import { isLocale } from '#app/i18n/locale.ts'
import { localeContext } from '#app/platform/request-context.server.ts'

/** `?lang=` holds for one response and the links in it; it writes no cookie. */
defineCustomServerStrategy('custom-query', {
  getLocale: (request) => (request ? askedLanguage(new URL(request.url).search) : undefined),
})

export const localeMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const bare = new Request(request.url, { headers: request.headers })
  return paraglideMiddleware(bare, async ({ locale }) => {
    context.set(localeContext, isLocale(locale) ? locale : 'en')
    const response = await next()
    if (!response.headers.has('Content-Language')) response.headers.set('Content-Language', locale)
    const onward = response.headers.get('Location')
    // Only paths are ours
    if (onward?.startsWith('/')) response.headers.set('Location', keepLanguage(onward, new URL(request.url).search))
    return response
  })
}
