import { sql } from 'drizzle-orm'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database, Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { newId } from '#app/shared/ids.ts'
import { evenings } from '#database/schema/evenings.ts'
import type { EveningForm } from './evening-form.schema.ts'
import { eveningDays, playsAsDetective } from './evening-form.ts'
import type { TypedEvening } from './evening-form.ts'
import { findOwnEvening } from './find-evening.server.ts'
import { listEvenings } from './list-evenings.server.ts'
import { newEvening } from './new-evening.ts'
import type { Invited } from './new-evening.ts'
import { findToOpen, storeEvening } from './store-evening.server.ts'
import type { Host } from './store-evening.server.ts'

/** @throws AppError notFound */
async function findDinner(database: Queryable, host: Host) {
  const found = await findToOpen(database, host)
  if (found.kit.kind !== 'mystery-dinner') throw new AppError('notFound')
  return { ...found, dinner: found.kit.document }
}

/** A part that somebody can play. */
export type Seat = { id: string; name: string; isOptional: boolean; about: string }

export type EveningOffer = {
  title: string
  textLanguage: Locale
  languages: Locale[]
  seats: Seat[]
  /** On which it may be. */
  days: { first: string; last: string }
  /** What it is filled in with. */
  typed: TypedEvening | null
  own: { id: string; date: string; people: number; isOver: boolean }[]
}

/** @param from an evening of the same kit, with the same people @throws AppError notFound */
export async function readEveningOffer(
  database: Database,
  host: Host & { from: string | null; locale: Locale },
): Promise<EveningOffer> {
  const { printed, dinner } = await findDinner(database, host)
  const { document } = printed
  const { locale } = host
  const textLanguage = document.languages.includes(locale) ? locale : document.primaryLanguage
  return {
    title: textIn(document.title, locale, document.primaryLanguage),
    textLanguage,
    languages: document.languages.toSorted((a, b) => Number(b === locale) - Number(a === locale)),
    seats: dinner.characters.filter(isGuest).map((row) => ({
      id: row.id,
      name: textOf(row, 'name', textLanguage),
      isOptional: row.isOptional,
      about: textOf(row, 'publicDescription', textLanguage),
    })),
    days: eveningDays(Date.now()),
    typed: host.from === null ? null : await typedFrom(database, host, host.from),
    own: await listOwn(database, host),
  }
}

async function typedFrom(database: Queryable, { viewer, adventureId }: Host, eveningId: string): Promise<TypedEvening> {
  const { evening } = await findOwnEvening(database, { eveningId, hostId: viewer.userId })
  if (evening.adventureId !== adventureId || evening.state.kind !== 'mystery-dinner') throw new AppError('notFound')
  const { guests } = evening.state
  const own = guests.find(({ isHost }) => isHost)
  const others = guests.filter((each) => each !== own)
  return {
    host: evening.hostName,
    time: evening.time,
    place: evening.place,
    language: evening.language,
    plays: own ? (own.characterId ?? playsAsDetective) : '',
    detectives: others.flatMap(({ characterId, person }) => (characterId === null ? person : [])).join('\n'),
    people: Object.fromEntries(
      others.flatMap(({ characterId, person }) => (characterId === null ? [] : [[characterId, person]])),
    ),
  }
}

async function listOwn(database: Queryable, host: Host & { locale: Locale }) {
  const people = sql<number>`coalesce(jsonb_array_length(${evenings.state} -> 'guests'), 0)`
  return (await listEvenings(database, host, people)).map(({ who, ...row }) => ({ ...row, people: who }))
}

/** @throws AppError notFound, invalidInput, slowDown, purchaseNeeded, refundUnknown */
export async function openEvening(
  database: Database,
  host: Host & { form: EveningForm; now?: Date },
): Promise<{ eveningId: string }> {
  const { form, now = new Date() } = host
  const found = await findDinner(database, host)
  const state = newEvening(found.dinner, invitedBy(found.dinner, form), now.getTime())
  const { host: hostName, language, day, time, place } = form
  return storeEvening(database, host, found, {
    told: { kind: 'mystery-dinner', hostName, language, day, time, place, state },
    linked: state.guests.map(({ id }) => id),
    now,
  })
}

function invitedBy({ characters }: DinnerDocument, { host, plays, people, detectives }: EveningForm): Invited[] {
  const parts = characters.filter(isGuest).flatMap(({ id }): Invited[] => {
    const isHost = plays === id
    const person = isHost ? host : (people[id] ?? '')
    return person === '' ? [] : [{ id: newId(), person, characterId: id, isHost }]
  })
  const more = detectives.map((person): Invited => ({ id: newId(), person, characterId: null, isHost: false }))
  const own: Invited[] =
    plays === playsAsDetective ? [{ id: newId(), person: host, characterId: null, isHost: true }] : []
  return [...parts, ...own, ...more]
}
