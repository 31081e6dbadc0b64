import { initialState } from '#app/features/engine/initial-state.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { groupTeams } from '#database/schema/groups.ts'
import type { groupSessions } from '#database/schema/groups.ts'
import { parties, runs } from '#database/schema/play.ts'
import { newTeamLink } from './secret-link.server.ts'

type GroupSession = Pick<typeof groupSessions.$inferSelect, 'id' | 'adventureId' | 'editionId' | 'limitMs'>

export type NewTeams = {
  session: GroupSession
  names: readonly string[]
  /** The place of the first. */
  from: number
  /** Of whoever has chosen none. */
  language: Locale
  mostPlayers: number
}

/** Each with a run that waits to be started, and a link. @returns the tokens of their links, in order */
export async function addTeams(
  transaction: Transaction,
  { session, names, from, language, mostPlayers }: NewTeams,
): Promise<string[]> {
  const teams = names.map((name, place) => {
    const id = newId()
    const { token, columns } = newTeamLink(id)
    return {
      id,
      runId: newId(),
      token,
      row: { id, sessionId: session.id, name, displayOrder: from + place, ...columns },
    }
  })
  await transaction.insert(groupTeams).values(teams.map(({ row }) => row))
  await transaction.insert(runs).values(
    teams.map(({ id, runId }) => {
      const [seed] = crypto.getRandomValues(new Uint32Array(1))
      const state = initialState({ seed: seed!, halted: 'paused', limitMs: session.limitMs })
      return {
        id: runId,
        adventureId: session.adventureId,
        editionId: session.editionId,
        groupTeamId: id,
        status: 'halted' as const,
        isOwn: true,
        stateVersion: state.stateVersion,
        state,
        contentLanguage: language,
      }
    }),
  )
  // Nobody is the host, and nobody invites: the organiser does
  await transaction.insert(parties).values(teams.map(({ runId }) => ({ runId, maxPlayers: mostPlayers })))
  return teams.map(({ token }) => token)
}
