import { sql } from 'drizzle-orm'
import { findOwnEvening } from '#app/features/kits/evening/find-evening.server.ts'
import { listEvenings } from '#app/features/kits/evening/list-evenings.server.ts'
import { findToOpen, storeEvening } from '#app/features/kits/evening/store-evening.server.ts'
import type { Host } from '#app/features/kits/evening/store-evening.server.ts'
import { dayOf } from '#app/i18n/day.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId } from '#app/shared/ids.ts'
import { evenings } from '#database/schema/evenings.ts'
import { newRoom } from './new-room.ts'
import type { RoomForm, TypedRoom } from './room-form.schema.ts'

export type RoomOffer = {
  kind: 'escape-room'
  title: string
  textLanguage: Locale
  languages: Locale[]
  /** What the form is filled in with. */
  typed: TypedRoom
  own: { id: string; date: string; team: string; isOver: boolean }[]
}

/** Null for a kit that is no room. @param from an evening of the same kit, with the same people
 * @throws AppError notFound */
export async function readRoomOffer(
  database: Database,
  host: Host & { from: string | null; locale: Locale },
): Promise<RoomOffer | null> {
  const { printed, kit } = await findToOpen(database, host)
  if (kit.kind !== 'escape-room') return null
  const { document } = printed
  const { locale, from } = host
  const minutes = String(kit.document.setup.recommendedDuration)
  return {
    kind: kit.kind,
    title: textIn(document.title, locale, document.primaryLanguage),
    textLanguage: document.languages.includes(locale) ? locale : document.primaryLanguage,
    languages: document.languages.toSorted((a, b) => Number(b === locale) - Number(a === locale)),
    typed: { minutes, ...(from === null ? {} : await typedFrom(database, host, from)) },
    own: await listOwn(database, host),
  }
}

async function typedFrom(database: Queryable, { viewer, adventureId }: Host, eveningId: string): Promise<TypedRoom> {
  const { evening } = await findOwnEvening(database, { eveningId, hostId: viewer.userId })
  const { state, language } = evening
  if (evening.adventureId !== adventureId || state.kind !== 'escape-room') throw new AppError('notFound')
  return { team: state.team, language, ...(state.hostPlays && { plays: 'on' }) }
}

async function listOwn(database: Queryable, host: Host & { locale: Locale }) {
  const team = sql<string>`${evenings.state} ->> 'team'`
  return (await listEvenings(database, host, team)).map(({ who, ...row }) => ({ ...row, team: who }))
}

/** @throws AppError notFound, invalidInput, slowDown, purchaseNeeded, refundUnknown */
export async function openRoom(
  database: Database,
  host: Host & { form: RoomForm; now?: Date },
): Promise<{ eveningId: string }> {
  const { form, now = new Date() } = host
  const found = await findToOpen(database, host)
  if (found.kit.kind !== 'escape-room') throw new AppError('notFound')
  const { team, minutes, language, plays: hostPlays } = form
  const teamId = newId()
  return storeEvening(database, host, found, {
    told: {
      kind: 'escape-room',
      language,
      day: dayOf(now),
      hostName: '',
      time: '',
      place: '',
      state: newRoom({ team, minutes, teamId, hostPlays }),
    },
    linked: [teamId],
    now,
  })
}
