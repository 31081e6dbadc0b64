import type { Halt } from './group-command.ts'
import { stateVersion } from './state.schema.ts'
import type { RunState } from './state.schema.ts'

type Options = { seed: number; untimed?: boolean; halted?: Halt | null; limitMs?: number | null }

/** The state of a run before the first `join`. `seed`: a random integer that the caller draws once per run. */
export const initialState = (options: Options): RunState => ({
  stateVersion,
  seed: options.seed,
  untimed: options.untimed ?? false,
  penaltyMs: 0,
  players: {},
  visitedScenes: [],
  revealedScenes: [],
  takenHotspots: [],
  looks: {},
  holds: [],
  together: {},
  inventory: {},
  flags: {},
  counters: {},
  experience: 0,
  seenNodes: [],
  dialogueSteps: 0,
  examinedItems: [],
  usedRules: [],
  puzzles: {},
  goals: [],
  journal: [],
  pins: {},
  vote: null,
  halted: options.halted ?? null,
  limitMs: options.limitMs ?? null,
  ending: null,
})
