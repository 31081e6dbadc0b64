import type { MiddlewareFunction } from 'react-router'
import { defineCustomServerStrategy } from '#app/i18n/generated/runtime.js'
import { paraglideMiddleware } from '#app/i18n/generated/server.js'
import { isLocale } from '#app/i18n/locale.ts'
import { localeContext } from '#app/platform/request-context.server.ts'

/** `?lang=` holds for one response and the links in it; it writes no cookie. */
defineCustomServerStrategy('custom-query', {
  getLocale: (request) => {
    const asked = request ? new URL(request.url).searchParams.get('lang') : null
    return isLocale(asked) ? asked : undefined
  },
})

/** Runs the request in its language: the address's, else the cookie's, else English. */
export const localeMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const bare = new Request(request.url, { headers: request.headers })
  return paraglideMiddleware(bare, async ({ locale }) => {
    context.set(localeContext, isLocale(locale) ? locale : 'en')
    const response = await next()
    if (!response.headers.has('Content-Language')) response.headers.set('Content-Language', locale)
    return response
  })
}
