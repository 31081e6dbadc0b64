import type { RunEvent } from '#app/features/engine/events.ts'
import { readState } from '#app/features/engine/read-state.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { loadEdition } from './editions.server.ts'
import type { LoadedEdition } from './editions.server.ts'
import type { RunNews, RunStanding } from './run-statements.server.ts'

/** One accepted command as it is told: its number, who gave it, and its events. */
export type Entry = { seq: number; commandId: string; by: string | null; events: readonly RunEvent[] }

/**
 * A run after some event, and what happened in it after `from`: whoever has seen that can be brought to its version. `languages`: what
 * each player reads it in; null where nothing was read of that.
 */
export type RunUpdate = {
  run: Omit<RunStanding, 'state' | 'language'>
  languages: Readonly<Record<string, Locale>> | null
  state: RunState
  edition: LoadedEdition
  entries: readonly Entry[]
  from: number
}

/** Who is told of moves as they are made; the streams of this process are. */
export type MoveFollowers = {
  /** A move begins. What is given back is called with what it made once that is committed, and with null when it is not. */
  moveBegins: (runId: string) => (made: RunUpdate | null) => void
  /** A move was committed before, maybe by a process that could tell nobody of it. */
  moved: (runId: string, version: number) => void
}

/** What was read of a run, with its state and edition at hand. */
export async function toUpdate({ entries, state, languages, ...run }: RunNews, from: number): Promise<RunUpdate> {
  const edition = await loadEdition(run.editionId)
  return {
    run,
    languages,
    state: readState(state, run.stateVersion),
    edition,
    entries: entries as unknown as Entry[],
    from,
  }
}
