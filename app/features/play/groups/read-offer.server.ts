import { localTextOf } from '#app/features/adventure/words.ts'
import { findLobby, lobbyFacts } from '#app/features/play/lobby/lobby.queries.server.ts'
import { mostPlayers } from '#app/features/rows/catalogue.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { countFreeSeats } from '#app/features/payments/gifts/take-seats.server.ts'
import { sessionStanding } from './group-session.policy.ts'

/** What a session of an adventure takes. @throws AppError notFound for what nobody plays in sessions */
export async function readOffer(
  database: Database,
  { adventureId, organiserId, locale }: { adventureId: string; organiserId: string; locale: Locale },
) {
  const person = { userId: organiserId, guestHash: null, isAdmin: false }
  const row = await findLobby(database, adventureId, person)
  const standing = row ? sessionStanding(lobbyFacts(row, person)) : 'closed'
  if (!row || row.kind !== 'online-adventure' || standing === 'closed') throw new AppError('notFound')
  const title = localTextOf(row, 'title', [row.primaryLanguage, locale])
  return {
    title: textIn(title, locale, row.primaryLanguage),
    mostDevices: mostPlayers(row.recommendedPlayers),
    /** Null where its teams play for nothing. */
    seats:
      standing === 'seats'
        ? { priceCents: row.priceCents, left: await countFreeSeats(database, { buyerId: organiserId, adventureId }) }
        : null,
  }
}
