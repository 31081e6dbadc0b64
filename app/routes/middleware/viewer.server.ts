import type { MiddlewareFunction } from 'react-router'
import { appendCookies, readViewer } from '#app/platform/auth/viewer.server.ts'
import { readGuestToken } from '#app/platform/guest.server.ts'
import { asAppError, errorResponse } from '#app/platform/handled.server.ts'
import { guestContext, viewerContext } from '#app/platform/request-context.server.ts'

export const viewerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { viewer, headers } = await readViewer(request).catch((error: unknown) => {
    const known = asAppError(error)
    throw known ? errorResponse(known) : error
  })
  context.set(viewerContext, viewer)
  context.set(guestContext, readGuestToken(request))
  const response = await next()
  // What shared caches may keep (a published picture) must not carry one reader's cookie: a renewal waits for the next
  // page
  if (!response.headers.get('Cache-Control')?.startsWith('public')) appendCookies(response.headers, headers)
  return response
}
