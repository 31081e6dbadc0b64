import type { RunState } from './state.schema.ts'
import { roles } from '#app/shared/player-roles.ts'
import { withRoles } from './roles.ts'
import { runStateSchema, stateVersion } from './state.schema.ts'

type Stored = Record<string, unknown>

const upgrades: Record<number, (state: Stored) => Stored> = {
  /** In version 1 items could be carried and looked at, but there were no dialogues. */
  1: (state) => ({
    ...state,
    stateVersion: 2,
    players: Object.fromEntries(
      Object.entries(recordOf(state['players'])).map(([id, place]) => [id, { ...recordOf(place), dialogue: null }]),
    ),
    dialogueSteps: 0,
    examinedItems: Object.keys(recordOf(state['inventory'])),
    usedRules: [],
  }),
  /** In version 2 counters were invisible numbers: each is shown as soon as it changes again. */
  2: (state) => ({ ...state, stateVersion: 3, counters: {} }),
  /** Before version 4 nobody was asked. */
  3: (state) => ({ ...state, stateVersion: 4, vote: null }),
  /** Before version 5 there was nothing to look at. */
  4: (state) => ({ ...state, stateVersion: 5, looks: {} }),
  /** Before version 6 nobody could ask what to do, or keep a line beside puzzles, and there were no roles. */
  5: (state) => ({
    ...state,
    stateVersion: 6,
    goals: [],
    pins: {},
    players: dealt(recordOf(state['players'])),
  }),
  /** Before version 7 nothing took two. */
  6: (state) => ({ ...state, stateVersion: 7, holds: [], together: {} }),
  /** Before version 8 there were no sessions for groups. */
  7: (state) => ({ ...state, stateVersion: 8, halted: null, limitMs: null }),
}

/** As if they had joined one after the other, and everybody who has left had not been there. */
const dealt = (players: Stored): Stored =>
  withRoles(
    Object.fromEntries(
      Object.keys(players)
        .sort()
        .map((id, place) => [id, { ...recordOf(players[id]), roles: [roles[place % 2]] }]),
    ) as RunState['players'],
  )

const recordOf = (value: unknown): Stored => (typeof value === 'object' && value !== null ? { ...value } : {})

/** Reads a stored state of any version up to the current one. @throws if invalid: a run's state is never guessed */
export function readState(stored: Stored, version: number): RunState {
  let state = stored
  for (let from = version; from < stateVersion; from++) {
    const step = upgrades[from]
    if (!step) throw new Error(`No upgrade from state version ${from}`)
    state = step(state)
  }
  return runStateSchema.parse(state)
}
