import { takeHint } from './answer-puzzle.ts'
import { askGoal } from './ask-goal.ts'
import type { Clock } from './clock.ts'
import { runTime } from './clock.ts'
import { evolve } from './evolve.ts'
import type { GroupCommand } from './group-command.ts'
import { own, puzzleState } from './state-lookup.ts'
import type { RunState } from './state.schema.ts'
import type { Refusal, Turn } from './turn.ts'
import { emit, newTurn } from './turn.ts'

/** Moves are taken for so many more ms; null without a limit. */
export const limitLeftMs = (state: Pick<RunState, 'limitMs' | 'penaltyMs'>, clock: Clock): number | null =>
  state.limitMs === null ? null : Math.max(0, state.limitMs - runTime(state, clock))

/** Why the organiser's session takes no move now; null if it does. */
export function refusedByGroup(state: RunState, clock: Clock): Refusal | null {
  if (state.halted) return { refused: 'halted' }
  return limitLeftMs(state, clock) === 0 ? { refused: 'outOfTime' } : null
}

/** Does what the organiser of a session asked for, as nobody in the party. */
export function directGroup(turn: Turn, command: GroupCommand): Refusal | null {
  if (turn.state.ending) return { refused: 'finished' }
  const { halted, limitMs } = turn.state
  switch (command.type) {
    case 'halt':
      if (halted !== command.why) emit(turn, { type: 'halted', why: command.why })
      return null
    case 'resume':
      if (halted) emit(turn, { type: 'resumed' })
      return null
    case 'give_time':
      if (limitMs === null) return { refused: 'notHere' }
      emit(turn, { type: 'time_given', ms: command.ms })
      return null
    case 'tell':
      emit(turn, { type: 'organiser_said', text: command.text })
      return null
    case 'help':
      return help(turn)
  }
}

/** Whoever has a puzzle open comes first: their party is at it. */
function help(turn: Turn): Refusal | null {
  const ids = Object.keys(turn.state.players).sort()
  const solving = ids.filter((id) => openPuzzle(turn.state, id) !== null)
  const asFree = (playerId: string, ask: (free: Turn) => Refusal | null) => {
    const { game, state, actor, clock } = turn
    const free = newTurn({ ...game, givesFree: true }, state, { ...actor, playerId }, clock)
    if (ask(free) !== null || free.events.length === 0) return false
    turn.events.push(...free.events)
    turn.state = free.events.reduce(evolve, turn.state)
    return true
  }
  const given =
    solving.some((id) =>
      asFree(id, (free) => takeHint(free, { type: 'take_hint', puzzleId: openPuzzle(turn.state, id)! })),
    ) || ids.some((id) => asFree(id, (free) => askGoal(free, toldOf(turn.state, id))))
  return given ? null : { refused: 'noHintLeft' }
}

function openPuzzle(state: RunState, playerId: string): string | null {
  const puzzleId = own(state.players, playerId)?.puzzleId ?? null
  return puzzleId !== null && puzzleState(state, puzzleId).solved === null ? puzzleId : null
}

/** How many steps this player was told of the goal that they asked about last. */
const toldOf = (state: RunState, playerId: string): number | undefined =>
  state.goals[own(state.players, playerId)?.goal ?? -1]?.steps.length
