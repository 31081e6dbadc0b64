import type { RunState } from './state.schema.ts'
import { runStateSchema, stateVersion } from './state.schema.ts'

type Stored = Record<string, unknown>

const upgrades: Record<number, (state: Stored) => Stored> = {
  /** Items could be carried and looked at, and nobody had anything to say yet. */
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
  /** Counters were numbers that nobody saw: each is shown as soon as it changes again. */
  2: (state) => ({ ...state, stateVersion: 3, counters: {} }),
}

const recordOf = (value: unknown): Stored => (typeof value === 'object' && value !== null ? { ...value } : {})

/** Reads a stored state of any version up to today's. Throws when it is none: a run is never guessed at. */
export function readState(stored: Stored, version: number): RunState {
  let state = stored
  for (let from = version; from < stateVersion; from++) {
    const step = upgrades[from]
    if (!step) throw new Error(`No upgrade from state version ${from}`)
    state = step(state)
  }
  return runStateSchema.parse(state)
}
