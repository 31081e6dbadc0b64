import type { LocalText } from '#app/i18n/local-text.ts'
import type { EditionDocument } from './edition.schema.ts'
import type { Goal } from './goal.schema.ts'
import { goalSteps, isSameGoal } from './goal.schema.ts'
import { placedPuzzles } from './lookup.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { rolesOf } from './roles.ts'
import { own } from './state-lookup.ts'
import type { RunState } from './state.schema.ts'
import type { Refusal, Turn } from './turn.ts'
import { emit, narrow } from './turn.ts'
import { ruleNow } from './use-item.ts'

/** What each step after the nudge costs: as much as the game's cheapest hint. Null where no puzzle has a hint: such a
 * game gives none for the whole either. */
export function goalCost(edition: EditionDocument): number | null {
  const puzzles = placedPuzzles(edition)
  const costs = puzzles.flatMap(({ hintCosts }) => hintCosts)
  if (costs.length > 0) return Math.min(...costs)
  return puzzles.length === 0 ? 0 : null
}

/** Without `told`, or if that goal is done, gives the nudge of the best goal, which is free. Otherwise the next step of
 * the goal this player asked about last. */
export function askGoal(turn: Turn, told: number | undefined): Refusal | null {
  const { game, state, actor } = turn
  const { playerId } = actor
  const price = goalCost(game.edition)
  if (price === null) return { refused: 'noHintLeft' }
  const cost = game.givesFree ? 0 : price
  const offered = goalsFor(turn, rolesOf(state, playerId))
  const asked = state.goals[own(state.players, playerId)?.goal ?? -1]
  if (told !== undefined && asked && offered.some((goal) => isSameGoal(goal, asked.goal))) {
    if (told !== asked.steps.length) return { refused: 'hintGiven' }
    if (told === goalSteps.length) return { refused: 'noHintLeft' }
    tell(turn, asked.goal, told, cost)
    return null
  }
  const toldOf = (goal: Goal) => stepsTold(state, goal)
  const goal = offered.find((each) => toldOf(each) < goalSteps.length) ?? offered[0]
  if (!goal) {
    const partners = canPartnerAct(turn) && { partners: true as const }
    emit(turn, { type: 'goal_told', playerId, goal: null, ...partners, step: null })
  } else if (toldOf(goal) > 0) emit(turn, { type: 'goal_told', playerId, goal, step: null })
  else tell(turn, goal, 0, 0)
  return null
}

const stepsTold = ({ goals }: RunState, goal: Goal): number =>
  goals.find((known) => isSameGoal(known.goal, goal))?.steps.length ?? 0

/** Whether somebody present of the other role has something to do: one search for all who are at the same place. */
function canPartnerAct({ game, state, actor, clock }: Turn): boolean {
  if (!game.edition.hasRoles) return false
  const mine = rolesOf(state, actor.playerId)
  const places = (actor.here ?? []).flatMap((id) => {
    const player = own(state.players, id)
    if (!player?.roles.some((role) => !mine.includes(role))) return []
    const { sceneId, puzzleId, dialogue, roles } = player
    const place = JSON.stringify([sceneId, puzzleId, dialogue?.npcId, dialogue?.nodeId, roles])
    return [[place, { id, roles }] as const]
  })
  const partners = [...new Map(places).values()]
  return partners.some(({ id, roles }) => (game.goals?.(state, id, clock, roles) ?? []).length > 0)
}

const ruleFor = (turn: Turn, { itemId, ...goal }: Goal, own: readonly Role[]) =>
  itemId === null ? undefined : ruleNow(turn, { ...goal, itemId }, own)

function goalsFor(turn: Turn, own: readonly Role[]): readonly Goal[] {
  const { game, state, actor, clock } = turn
  const offered = game.goals?.(state, actor.playerId, clock, own) ?? []
  return offered.map((goal) => {
    const rule = ruleFor(turn, goal, own)
    return rule ? { ...goal, rule: rule.name } : goal
  })
}

/** Keeps what is said of a goal from a role that could not do it. */
function narrowTo(turn: Turn, goal: Goal): void {
  if (!turn.game.edition.hasRoles) return
  const mine = rolesOf(turn.state, turn.actor.playerId).join()
  narrow(turn, (each) => each.join() === mine || goalsFor(turn, each).some((other) => isSameGoal(other, goal)))
}

/** What the author says towards a goal: of a use or a combination, else of the hotspot. */
function authorsWords(turn: Turn, goal: Goal): readonly LocalText[] {
  const { actor, game, state } = turn
  const rule = ruleFor(turn, goal, rolesOf(state, actor.playerId))
  const { goals = [] } = game.secrets
  return rule?.script.hints ?? goals.find(({ hotspotId }) => hotspotId === goal.hotspotId)?.hints ?? []
}

function tell(turn: Turn, goal: Goal, place: number, cost: number): void {
  const text = authorsWords(turn, goal)[place] ?? null
  narrowTo(turn, goal)
  emit(turn, { type: 'goal_told', playerId: turn.actor.playerId, goal, step: { text, cost } })
}
