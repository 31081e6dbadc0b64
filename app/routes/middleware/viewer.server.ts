import type { MiddlewareFunction } from 'react-router'
import { appendCookies, readViewer } from '#app/platform/auth/viewer.server.ts'
import { noteActive } from '#app/platform/process/active-days.server.ts'
import { readGuestToken } from '#app/platform/guest.server.ts'
import { asAppError, errorResponse } from '#app/platform/handled.server.ts'
import { factsContext, guestContext, viewerContext } from '#app/platform/request-context.server.ts'
import { countedContext, usesByReader } from './policy.server.ts'

export const viewerMiddleware: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const guest = readGuestToken(request)
  const uses = usesByReader(request, pattern, guest, context.get(factsContext).address)
  const { viewer, headers, counted } = await readViewer(request, uses).catch((error: unknown) => {
    const known = asAppError(error)
    throw known ? errorResponse(context, known) : error
  })
  if (viewer && !isStream(pattern)) noteActive(viewer.userId)
  context.set(viewerContext, viewer)
  context.set(guestContext, guest)
  context.set(countedContext, counted)
  const response = await next()
  // What shared caches may keep must not carry one reader's cookie: a renewal waits for the next page
  if (!response.headers.get('Cache-Control')?.startsWith('public')) appendCookies(response.headers, headers)
  return response
}

/** It reconnects by itself while a page is left open. */
const isStream = (pattern: string): boolean => pattern.endsWith('/events')
