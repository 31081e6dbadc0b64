import { eq } from 'drizzle-orm'
import { acceptedLanguage } from '#app/i18n/accepted-language.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { saidIn } from '#app/i18n/said-in.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { drawQr } from '#app/platform/images/draw-qr.server.ts'
import { isListed, isOut } from '#app/shared/statuses.ts'
import { eveningLinks } from '#database/schema/evenings.ts'
import type { DinnerEvening } from './evening.ts'
import { againPath, eveningPath, guestPath, pictureOf, tablePath } from './evening-path.ts'
import { addressOf, guestToken, tableToken } from './evening-link.server.ts'
import type { GuestView, HostView, LinkView, TableView } from './evening-views.ts'
import { findEvening } from './find-evening.server.ts'
import type { FoundEvening } from './find-evening.server.ts'
import { guestView } from './guest-view.ts'
import type { Last } from './guest-view.ts'
import { hostView } from './host-view.ts'
import { loadKitEdition, readIn } from './kit-edition.server.ts'
import type { KitEdition } from './kit-edition.server.ts'
import { tableView } from './table-view.ts'
import type { Looking } from './view-parts.ts'

/** All that any screen of an evening is made from: of the server alone. */
export type SeenEvening = {
  found: FoundEvening
  edition: KitEdition
  links: (typeof eveningLinks.$inferSelect)[]
}

/** @throws AppError notFound */
export async function look(database: Database, found: FoundEvening): Promise<SeenEvening> {
  const [edition, links] = await Promise.all([
    loadKitEdition(found.evening.editionId),
    database.select().from(eveningLinks).where(eq(eveningLinks.eveningId, found.evening.id)),
  ])
  return { found, edition, links }
}

export const readForStreams = async (database: Database, eveningId: string): Promise<SeenEvening> =>
  look(database, await findEvening(database, eveningId))

/** `pictures`: those that were given out. */
type Reader = { path: string; locale: Locale; pictures?: Set<string> }

function lookingAs({ found, edition }: SeenEvening, { path, locale, pictures }: Reader): Looking | null {
  const { evening, coverId } = found
  if (edition.kit.kind !== 'mystery-dinner' || evening.state.kind !== 'mystery-dinner') return null
  return {
    document: edition.kit.document,
    state: evening.state,
    version: evening.version,
    language: readIn(edition, locale),
    title: textIn(edition.title, locale, edition.primaryLanguage),
    details: detailsOf(evening, locale),
    coverId,
    addressOf: (id) => {
      pictures?.add(id)
      return pictureOf(path, id)
    },
  }
}

export const detailsOf = (
  { hostName, day, time, place }: Pick<FoundEvening['evening'], 'hostName' | 'day' | 'time' | 'place'>,
  locale: Locale,
) => ({
  host: hostName,
  date: [formatDate(new Date(`${day}T12:00:00Z`), 'UTC', locale), time].filter(Boolean).join(', '),
  place,
})

/** Null for a link that was made anew, and for a guest who is no longer in it. */
export function guestSees(
  seen: SeenEvening,
  { tokenHash, token, ...reader }: { tokenHash: string; token: string } & Omit<Reader, 'path'>,
): GuestView | null {
  const looking = lookingAs(seen, { ...reader, path: guestPath(token) })
  const link = seen.links.find((each) => each.tokenHash === tokenHash)
  const me = looking?.state.guests.find(({ id }) => id === link?.guestId)
  if (!looking || !me) return null
  return saidIn(reader.locale, () => guestView(looking, me, lastOf(seen.found)))
}

/** Null for a link that was made anew. */
export function tableSees(
  seen: SeenEvening,
  { tokenHash, token, ...reader }: { tokenHash: string; token: string } & Omit<Reader, 'path'>,
): TableView | null {
  const looking = lookingAs(seen, { ...reader, path: tablePath(token) })
  if (!looking || seen.found.evening.tableTokenHash !== tokenHash) return null
  return saidIn(reader.locale, () => tableView(looking))
}

/** @param reader with our own origin, for the links */
export function hostSees(
  seen: SeenEvening,
  { origin, ...reader }: Omit<Reader, 'path'> & { origin: string },
  now = Date.now(),
): HostView | null {
  const { evening } = seen.found
  const looking = lookingAs(seen, { ...reader, path: eveningPath(evening.id) })
  if (!looking) return null
  const address = publicAddress(seen.found) ?? evening.adventureId
  return saidIn(reader.locale, () =>
    hostView(looking, {
      id: evening.id,
      kit: `/kit/${address}`,
      again: againPath(address, evening.id),
      typed: { host: evening.hostName, day: evening.day, time: evening.time, place: evening.place },
      links: guestLinks(seen, looking.state, origin),
      table: tableLink(seen, origin),
      isReachable: !env().isLocalInstallation,
      languages: [...seen.edition.languages],
      last: lastOf(seen.found),
      now,
    }),
  )
}

/** What a guest is sent, in their language or the evening's. */
function guestLinks(seen: SeenEvening, { guests }: DinnerEvening, origin: string): ReadonlyMap<string, LinkView> {
  const {
    found: { evening },
    edition,
  } = seen
  const addresses = guestAddresses(seen, origin)
  return new Map(
    guests.flatMap(({ id, person, language: own }) => {
      const address = addresses.get(id)
      if (address === undefined) return []
      const language = own ?? evening.language
      const title = textIn(edition.title, language, edition.primaryLanguage)
      const { date, place } = detailsOf(evening, language)
      const when = place === '' ? date : `${date}, ${place}`
      const message = m.evening_host_message({ person, title, when, address }, { locale: language })
      return [[id, { address, message, qr: drawQr(address) }] as const]
    }),
  )
}

/** By guest, where it can be shown. They name no language: each phone is asked for its own. */
export const guestAddresses = ({ links }: SeenEvening, origin: string): ReadonlyMap<string, string> =>
  new Map(
    links.flatMap((link) => {
      const token = guestToken(link)
      return token === null ? [] : [[link.guestId, new URL(guestPath(token), origin).href] as const]
    }),
  )

/** In which a dinner's guest reads on a phone on which nobody has chosen a language; null for a room, whose host chose
 * that of its sheets. @param accepted by the browser */
export function guestLanguage(
  { found: { evening }, edition, links }: SeenEvening,
  { tokenHash, accepted }: { tokenHash: string; accepted: string | null },
): Locale | null {
  if (evening.state.kind !== 'mystery-dinner') return null
  const link = links.find((each) => each.tokenHash === tokenHash)
  const own = evening.state.guests.find(({ id }) => id === link?.guestId)?.language
  const spoken = acceptedLanguage(accepted)
  return own ?? (spoken && edition.languages.includes(spoken) ? spoken : evening.language)
}

export function tableLink({ found: { evening } }: SeenEvening, origin: string): LinkView | null {
  const token = tableToken(evening)
  const address = token && addressOf(tablePath(token), evening.language, origin)
  return address ? { address, message: address, qr: drawQr(address) } : null
}

/** Null for a kit that only those have who have it already. */
export const publicAddress = ({
  status,
  deletedAt,
  publishedEditionId,
  link,
  evening,
}: FoundEvening): string | null => {
  if (!isOut(status) || deletedAt !== null || publishedEditionId === null) return null
  return isListed(status) ? evening.adventureId : link
}

export function lastOf(found: FoundEvening): Last {
  const address = publicAddress(found)
  const { creatorId, creatorName, isCreatorBanned } = found
  const isShown = address !== null && creatorId !== null && creatorName !== null && !isCreatorBanned
  return {
    kit: address && `/kit/${address}`,
    reviews: address && `/adventure/${address}#reviews`,
    creator: isShown ? { name: creatorName, path: `/creators/${creatorId}` } : null,
  }
}
