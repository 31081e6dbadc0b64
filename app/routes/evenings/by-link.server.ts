import { findByGuest, findByTable } from '#app/features/kits/evening/find-evening.server.ts'
import type { FoundEvening } from '#app/features/kits/evening/find-evening.server.ts'
import { hashOfLink } from '#app/features/kits/evening/evening-link.server.ts'
import { guestSees, look, tableSees } from '#app/features/kits/evening/look-at-evening.server.ts'
import type { SeenEvening } from '#app/features/kits/evening/look-at-evening.server.ts'
import { teamSees, timerSees } from '#app/features/kits/evening/room/look-at-room.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { factsContext, localeContext } from '#app/platform/request-context.server.ts'
import type { Context } from '#app/platform/request-context.server.ts'
import { AppError } from '#app/shared/app-error.ts'

type Asked = { params: { token: string }; context: Context }

/** Whoever guesses links is counted; right ones are not. @throws AppError notFound, slowDown */
async function counted<Found extends FoundEvening>(context: Context, find: Promise<Found>): Promise<Found> {
  try {
    return await find
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound')
      await consumeLimit('wrongEveningLink', [`address:${context.get(factsContext).address}`])
    throw error
  }
}

/** By the link of a guest, or of a room's team. `see`: what this guest sees of a picture of the evening. */
export async function byGuest({ params: { token }, context }: Asked) {
  const found = await counted(context, findByGuest(getDatabase(), token))
  const { tokenHash } = found
  const locale = context.get(localeContext)
  const see = (seen: SeenEvening, pictures?: Set<string>) =>
    guestSees(seen, { token, tokenHash, locale, ...(pictures && { pictures }) }) ??
    teamSees(seen, { tokenHash, locale })
  return { found, tokenHash, see, seen: () => look(getDatabase(), found) }
}

/** By the link of the room's screen. */
export async function byTable({ params: { token }, context }: Asked) {
  const found = await counted(context, findByTable(getDatabase(), token))
  const tokenHash = hashOfLink(token)
  const locale = context.get(localeContext)
  const see = (seen: SeenEvening, pictures?: Set<string>) =>
    tableSees(seen, { token, tokenHash, locale, ...(pictures && { pictures }) }) ??
    timerSees(seen, { tokenHash, locale })
  return { found, tokenHash, see, seen: () => look(getDatabase(), found) }
}

/** @throws AppError notFound for nothing */
export function orNotFound<View>(view: View | null): View {
  if (view === null) throw new AppError('notFound')
  return view
}

/** Streams have no page. @throws AppError notFound */
export function assertStream(request: Request): void {
  if (!request.headers.get('Accept')?.includes('text/event-stream') || request.method === 'HEAD')
    throw new AppError('notFound')
}
