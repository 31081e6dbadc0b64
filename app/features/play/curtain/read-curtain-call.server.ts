import { localTextSchema } from '#app/i18n/local-text.ts'
import { readState } from '#app/features/engine/read-state.ts'
import { endingId } from '#app/features/play/figures/ending-id.server.ts'
import { endingPlays, isEndingToCount } from '#app/features/play/figures/figures.queries.server.ts'
import { lobbyView, startKind } from '#app/features/play/lobby/lobby.policy.ts'
import { findLobby, lobbyFacts } from '#app/features/play/lobby/lobby.queries.server.ts'
import { loadSecrets } from '#app/features/play/runs/editions.server.ts'
import type { FoundRun } from '#app/features/play/runs/find-run.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { isListed } from '#app/shared/statuses.ts'
import { z } from '#app/shared/zod.ts'
import { puzzleResults } from './curtain-call.ts'
import type { CurtainCall } from './curtain-call.ts'
import { listEndings, listPlayers } from './curtain.queries.server.ts'
import { countEndings } from './endings.ts'

const words = localTextSchema(20_000)

const storedEnding = z.object({
  reason: z.enum(['scene', 'effect', 'all_solved']),
  sceneId: z.string().nullable(),
  title: words,
  text: words,
})

/** Null while the run goes on. Reads the secrets only to count the endings; nothing else of them leaves the server. */
export async function readCurtainCall(
  database: Database,
  person: Person & { isAdmin: boolean },
  { row, edition }: FoundRun,
): Promise<CurtainCall | null> {
  const state = readState(row.state, row.stateVersion)
  if (!state.ending) return null
  const [secrets, everybody, seen, lobby, plays, isToCount] = await Promise.all([
    loadSecrets(row.editionId),
    listPlayers(database, row.runId),
    listEndings(database, person, row),
    findLobby(database, row.adventureId, person),
    endingPlays(database, row.adventureId),
    isEndingToCount(database, row.runId),
  ])
  const facts = lobby && lobbyFacts(lobby, person)
  const start = facts && lobbyView(facts) === 'open' ? startKind(facts) : 'closed'
  const names = new Map(everybody.map(({ id, name }) => [id, name]))
  return {
    activeMs: row.activeMs,
    penaltyMs: state.penaltyMs,
    ...puzzleResults(edition.document, state, row.language, names),
    endings: countEndings(
      { document: edition.document, secrets },
      {
        present: state.ending,
        seen: seen.flatMap((ending) => storedEnding.safeParse(ending).data ?? []),
        language: row.language,
        playsOf: (key, isPresent) => (plays.get(endingId(key)) ?? 0) + (isPresent && isToCount ? 1 : 0),
      },
    ),
    players: everybody.filter(({ left }) => !left).map(({ name }) => name),
    mayPlayAgain: start === 'play' || start === 'playtest',
    mayShare: facts !== undefined && isListed(facts.status),
  }
}
