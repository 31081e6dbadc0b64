import { findOwnEvening } from '#app/features/kits/evening/find-evening.server.ts'
import { hostSees, look } from '#app/features/kits/evening/look-at-evening.server.ts'
import type { SeenEvening } from '#app/features/kits/evening/look-at-evening.server.ts'
import { roomHostSees } from '#app/features/kits/evening/room/look-at-room.server.ts'
import { getUrlOrigin } from '#app/i18n/generated/runtime.js'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { localeContext, requireMember } from '#app/platform/request-context.server.ts'
import type { Context } from '#app/platform/request-context.server.ts'

/** An evening for its host. @throws AppError notFound to everybody else */
export async function byHost({ params: { id }, context }: { params: { id: string }; context: Context }) {
  const member = requireMember(context)
  const hosted = { eveningId: id, hostId: member.userId }
  const found = await findOwnEvening(getDatabase(), hosted)
  const reader = { locale: context.get(localeContext), origin: getUrlOrigin() }
  const see = (seen: SeenEvening, pictures?: Set<string>) =>
    hostSees(seen, { ...reader, ...(pictures && { pictures }) }) ?? roomHostSees(seen, reader)
  return { member, hosted, found, see, seen: () => look(getDatabase(), found) }
}
