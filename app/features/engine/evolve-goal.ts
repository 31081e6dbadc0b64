import type { RunEvent } from './events.ts'
import { goalSteps, isSameGoal } from './goal.schema.ts'
import { heardBy, written } from './journal.ts'
import type { RunState } from './state.schema.ts'

export function evolveGoal(state: RunState, event: Extract<RunEvent, { type: 'goal_told' }>): RunState {
  const { at, playerId, goal, step } = event
  if (goal === null) return withAsked(state, playerId, event.partners && { partnersTurn: true })
  const known = state.goals.findIndex((each) => isSameGoal(each.goal, goal))
  const place = known < 0 ? state.goals.length : known
  const asked = withAsked(state, playerId, {
    goal: place,
    ...(event.isFree && { goalIsFree: true }),
    ...(event.leadsTo && { goalLeadsTo: event.leadsTo }),
    ...(event.others && { hasOtherGoals: true }),
  })
  if (step === null) return asked
  const steps = [...(state.goals[known]?.steps ?? []), { ...step, ...heardBy(event) }]
  const goals = known < 0 ? [...state.goals, { goal, steps }] : state.goals.with(known, { goal, steps })
  const { text } = step
  return written(
    { ...asked, goals },
    { kind: 'advised', at, goal, step: goalSteps[steps.length - 1]!, text, by: playerId, ...heardBy(event) },
  )
}

type Asked = Pick<RunState['players'][string], 'goal' | 'goalIsFree' | 'goalLeadsTo' | 'hasOtherGoals' | 'partnersTurn'>

function withAsked(state: RunState, playerId: string, asked: Asked | undefined): RunState {
  const {
    goal: _goal,
    goalIsFree: _isFree,
    goalLeadsTo: _leadsTo,
    hasOtherGoals: _hasOthers,
    partnersTurn: _isPartners,
    ...player
  } = state.players[playerId]!
  return { ...state, players: { ...state.players, [playerId]: { ...player, ...asked } } }
}

/** Whatever happens may be what the partner was asked for. */
export function withoutPartnersTurn(state: RunState): RunState {
  const sent = Object.entries(state.players).filter(([, { partnersTurn }]) => partnersTurn)
  return sent.reduce((known, [playerId]) => withAsked(known, playerId, undefined), state)
}
