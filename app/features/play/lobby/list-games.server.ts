import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import { listRunsOf } from '#app/features/play/runs/run.queries.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { presentGame } from './lobby-game.present.ts'
import type { LobbyGame } from './lobby-game.present.ts'

const [few, all] = [5, 100]

export async function listGames(
  database: Database,
  person: Person,
  adventureId: string,
  every: boolean,
): Promise<{ runs: LobbyGame[]; runsInAll: number }> {
  if (person.userId === null && person.guestHash === null) return { runs: [], runsInAll: 0 }
  const rows = await listRunsOf(database, person, adventureId, every ? all : few)
  // One person may be in a party twice: by account, and as an earlier guest
  const runs = rows.filter(({ id }, place) => rows.findIndex((row) => row.id === id) === place)
  const games = await Promise.all(
    runs.map(async (run) => presentGame(run, (await loadEdition(run.editionId)).document)),
  )
  return { runs: games, runsInAll: rows[0]?.inAll ?? 0 }
}
