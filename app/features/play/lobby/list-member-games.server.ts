import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { listRunsOfMember } from '#app/features/play/runs/run.queries.server.ts'
import { shownAdventure } from '#app/features/play/runs/shown-adventure.server.ts'
import type { ShownAdventure } from '#app/features/play/runs/shown-adventure.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { presentGame } from './lobby-game.present.ts'
import type { LobbyGame } from './lobby-game.present.ts'

export type MemberGame = LobbyGame & { adventureId: string; adventure: ShownAdventure }

export type MemberGames = { games: MemberGame[]; page: number; pages: number }

const gamesPerPage = 20

/** A member's runs except those played as a guest, open ones first. @param page from 1; the first if beyond the last */
export async function listMemberGames(
  database: Database,
  userId: string,
  locale: Locale,
  page: number,
): Promise<MemberGames> {
  const rows = await listRunsOfMember(database, userId, { most: gamesPerPage, from: (page - 1) * gamesPerPage })
  if (rows.length === 0 && page > 1) return listMemberGames(database, userId, locale, 1)
  const games = await Promise.all(
    rows.map(async (row) => {
      const edition = await loadEdition(row.editionId)
      return {
        ...presentGame(row, edition.document),
        adventureId: row.adventureId,
        adventure: shownAdventure({ ...row, status: row.adventureStatus }, edition, locale),
      }
    }),
  )
  return { games, page, pages: Math.max(1, Math.ceil((rows[0]?.inAll ?? 0) / gamesPerPage)) }
}
