import { readState } from '#app/features/engine/read-state.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { loadEdition } from './editions.server.ts'
import type { LoadedEdition } from './editions.server.ts'
import type { RunEntry, RunNews, RunStanding } from './run-statements.server.ts'

export type RunUpdate = {
  run: Omit<RunStanding, 'state' | 'language'>
  languages: Readonly<Record<string, Locale>> | null
  state: RunState
  edition: LoadedEdition
  entries: readonly RunEntry[]
  from: number
}

/** Followers that are told of moves, such as this process's streams. */
export type MoveFollowers = {
  /** A move begins. Call the returned function with what was committed, or with null. */
  moveBegins: (runId: string) => (made: RunUpdate | null) => void
  moved: (runId: string, version: number) => void
}

export async function toUpdate({ entries, state, languages, ...run }: RunNews, from: number): Promise<RunUpdate> {
  const edition = await loadEdition(run.editionId)
  return {
    run,
    languages,
    state: readState(state, run.stateVersion),
    edition,
    entries,
    from,
  }
}
