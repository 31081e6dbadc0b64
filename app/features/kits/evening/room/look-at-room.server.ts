import { publicAddress, lastOf, tableLink } from '#app/features/kits/evening/look-at-evening.server.ts'
import type { SeenEvening } from '#app/features/kits/evening/look-at-evening.server.ts'
import { againPath, guestPath } from '#app/features/kits/evening/evening-path.ts'
import { addressOf, guestToken } from '#app/features/kits/evening/evening-link.server.ts'
import type { LinkView } from '#app/features/kits/evening/evening-views.ts'
import { readIn } from '#app/features/kits/evening/kit-edition.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { saidIn } from '#app/i18n/said-in.ts'
import { env } from '#app/platform/env.server.ts'
import { drawQr } from '#app/platform/images/draw-qr.server.ts'
import { roomHostView, teamView, timerView } from './present-room.ts'
import type { LookingAtRoom } from './present-room.ts'
import type { RoomHostView, TeamView, TimerView } from './room-views.ts'

type Reader = { locale: Locale; now?: number }
type ByLink = Reader & { tokenHash: string }

function lookingAt({ found: { evening }, edition }: SeenEvening, { locale, now }: Reader): LookingAtRoom | null {
  if (edition.kit.kind !== 'escape-room' || evening.state.kind !== 'escape-room') return null
  return {
    room: edition.kit.document,
    state: evening.state,
    version: evening.version,
    language: readIn(edition, locale),
    title: textIn(edition.title, locale, edition.primaryLanguage),
    now: now ?? Date.now(),
  }
}

/** Null for what is no room, and for a link that was made anew. */
export function teamSees(seen: SeenEvening, { tokenHash, ...reader }: ByLink): TeamView | null {
  const looking = lookingAt(seen, reader)
  if (!looking || seen.links.every((link) => link.tokenHash !== tokenHash)) return null
  const { adventureId } = seen.found.evening
  return saidIn(reader.locale, () => teamView(looking, { kitId: adventureId, last: lastOf(seen.found) }))
}

/** Null as for a team. */
export function timerSees(seen: SeenEvening, { tokenHash, ...reader }: ByLink): TimerView | null {
  const looking = lookingAt(seen, reader)
  if (!looking || seen.found.evening.tableTokenHash !== tokenHash) return null
  return saidIn(reader.locale, () => timerView(looking))
}

/** @param reader with our own origin, for the links */
export function roomHostSees(
  seen: SeenEvening,
  { origin, ...reader }: Reader & { origin: string },
): RoomHostView | null {
  const looking = lookingAt(seen, reader)
  if (!looking) return null
  const { found } = seen
  const address = publicAddress(found) ?? found.evening.adventureId
  return saidIn(reader.locale, () =>
    roomHostView(looking, {
      id: found.evening.id,
      kit: `/kit/${address}`,
      again: againPath(address, found.evening.id),
      teamLink: teamLink(seen, looking, origin),
      timerLink: tableLink(seen, origin),
      isReachable: !env().isLocalInstallation,
      languages: [...seen.edition.languages],
      last: lastOf(found),
    }),
  )
}

/** What the players are sent, in the evening's language. */
function teamLink(
  { found, edition, links }: SeenEvening,
  { state }: LookingAtRoom,
  origin: string,
): (LinkView & { id: string }) | null {
  const link = links.find(({ guestId }) => guestId === state.teamId)
  const token = link ? guestToken(link) : null
  if (token === null) return null
  const { language } = found.evening
  const address = addressOf(guestPath(token), language, origin)
  const title = textIn(edition.title, language, edition.primaryLanguage)
  const message = m.evening_room_message({ team: state.team, title, address }, { locale: language })
  return { id: state.teamId, address, message, qr: drawQr(address) }
}
