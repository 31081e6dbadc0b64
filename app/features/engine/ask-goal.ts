import type { LocalText } from '#app/i18n/local-text.ts'
import type { EditionDocument, EditionHotspot } from './edition.schema.ts'
import type { Goal } from './goal.schema.ts'
import { deedOf } from './goal-deed.ts'
import { goalSteps, isSameGoal } from './goal.schema.ts'
import { findHotspotAnywhere, findItem, findScene, placedPuzzles } from './lookup.ts'
import { takesTwo } from './press-together.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { isLinked } from '#app/shared/hotspot-types.ts'
import { roles } from '#app/shared/player-roles.ts'
import { evaluate } from './evaluate-condition.ts'
import { opensFor, rolesOf } from './roles.ts'
import { own } from './state-lookup.ts'
import type { RunState } from './state.schema.ts'
import type { Advice, Offered, Refusal, Turn } from './turn.ts'
import { emit, narrow } from './turn.ts'
import { isVisible } from './use-hotspot.ts'
import { ruleNow } from './use-item.ts'

/** What each step after the nudge costs: as much as the game's cheapest hint, and nothing where its author wrote none. */
export function goalCost(edition: EditionDocument): number {
  const costs = placedPuzzles(edition).flatMap(({ hintCosts }) => hintCosts)
  return costs.length > 0 ? Math.min(...costs) : 0
}

/** Without `told`, or if that goal is done, gives the nudge of the best goal, which is free. Otherwise the next step of
 * the goal this player asked about last, or (`isOther`) what is known of the one after it. */
export function askGoal(turn: Turn, told: number | undefined, isOther = false): Refusal | null {
  const { state, actor } = turn
  const { playerId } = actor
  const price = goalCost(turn.game.edition)
  const { offers, isPartners } = adviceFor(turn, rolesOf(state, playerId))
  const you = own(state.players, playerId)
  const asked = state.goals[you?.goal ?? -1]
  const again = asked && offers.find(({ goal }) => isSameGoal(goal, asked.goal))
  if (isOther && again) return open(turn, offers, otherThan(turn, offers, again) ?? again)
  if (told !== undefined && again) return told === 0 ? null : goOn(turn, offers, again, { told, price })
  const offer = offers.find(({ goal }) => stepsTold(state, goal) < goalSteps.length) ?? offers[0]
  if (offer) return open(turn, offers, offer)
  // Two who wait for each other's moves would otherwise ask for ever
  if (told === 0 && !asked && isPartners === Boolean(you?.partnersTurn)) return null
  emit(turn, { type: 'goal_told', playerId, goal: null, ...(isPartners && { partners: true }), step: null })
  return null
}

/** The next step of the goal that the player asked about last. */
function goOn(
  turn: Turn,
  offers: readonly Offered[],
  again: Offered,
  { told, price }: { told: number; price: number },
): Refusal | null {
  const { game, state, actor } = turn
  if (told !== stepsTold(state, again.goal)) return { refused: 'hintGiven' }
  if (told === goalSteps.length) return { refused: 'noHintLeft' }
  const isFree = game.givesFree || !again.leadsOn || own(state.players, actor.playerId)?.goalIsFree
  return tell(turn, offers, again, { place: told, cost: isFree ? 0 : price })
}

/** Repeats what was told of a goal; of one that is new, gives the nudge. Both are free. */
function open(turn: Turn, offers: readonly Offered[], offer: Offered): null {
  const { playerId } = turn.actor
  if (stepsTold(turn.state, offer.goal) === 0) return tell(turn, offers, offer, { place: 0, cost: 0 })
  emit(turn, { type: 'goal_told', playerId, ...bodyOf(turn, offers, offer), step: null })
  return null
}

function bodyOf(turn: Turn, offers: readonly Offered[], offer: Offered) {
  const { goal, leadsOn, leadsTo } = offer
  return {
    goal,
    ...(!leadsOn && { isFree: true as const }),
    ...(leadsTo && { leadsTo }),
    ...(otherThan(turn, offers, offer) && { others: true as const }),
  }
}

/** The next of which something else would be said: the same words would be no other goal to whoever asks. */
function otherThan(turn: Turn, offers: readonly Offered[], offer: Offered): Offered | undefined {
  const place = offers.indexOf(offer)
  const words = wordsOf(turn, offer.goal)
  return [...offers.slice(place + 1), ...offers.slice(0, place)].find(({ goal }) => wordsOf(turn, goal) !== words)
}

/** All that its steps would say, to compare. */
function wordsOf(turn: Turn, goal: Goal): string {
  const { edition } = turn.game
  const words = authorsWords(turn, goal)
  if (words.length === goalSteps.length) return JSON.stringify(words)
  const named = [
    findScene(edition, goal.sceneId ?? ''),
    findHotspotAnywhere(edition, goal.hotspotId ?? ''),
    findItem(edition, goal.itemId ?? ''),
    findItem(edition, goal.otherItemId ?? ''),
  ]
  return JSON.stringify([words, deedOf(edition, goal), ...named.map((each) => each?.name ?? null)])
}

const stepsTold = ({ goals }: RunState, goal: Goal): number =>
  goals.find((known) => isSameGoal(known.goal, goal))?.steps.length ?? 0

const ruleFor = (turn: Turn, { itemId, ...goal }: Goal, own: readonly Role[]) =>
  itemId === null ? undefined : ruleNow(turn, { ...goal, itemId }, own)

function adviceFor(turn: Turn, mine: readonly Role[]): Advice {
  const { game, state, actor, clock } = turn
  const known = game.goals?.(state, actor.playerId, clock, mine) ?? { offers: [], isPartners: false }
  const offers = known.isPartners ? unreadFor(turn, mine) : known.offers
  const named = offers.map((offer) => {
    const rule = ruleFor(turn, offer.goal, mine)
    return rule ? { ...offer, goal: { ...offer.goal, rule: rule.name } } : offer
  })
  return { offers: named, isPartners: known.isPartners && offers.length === 0 }
}

/** What the player's role alone can look at where they are, and nobody has yet: a partner may need to hear of it. */
function unreadFor({ game, state, actor, clock }: Turn, mine: readonly Role[]): Offered[] {
  const scene = findScene(game.edition, own(state.players, actor.playerId)?.sceneId ?? '')
  if (!scene) return []
  const others = roles.filter((role) => !mine.includes(role))
  const worksFor = (hotspot: EditionHotspot, each: readonly Role[]) =>
    opensFor(scene, each) && isVisible(hotspot, state, clock, each) && evaluate(hotspot.usable, state, clock, each)
  return scene.hotspots
    .filter((hotspot) => !isLinked(hotspot.type) && !own(state.looks, hotspot.id) && !takesTwo(hotspot, state))
    .filter((hotspot) => worksFor(hotspot, mine) && !worksFor(hotspot, others))
    .map(({ id }) => ({
      goal: { sceneId: scene.id, hotspotId: id, itemId: null, otherItemId: null },
      leadsOn: false,
    }))
}

/** Keeps what is said of a goal from a role that could not do it. */
function narrowTo(turn: Turn, goal: Goal): void {
  if (!turn.game.edition.hasRoles) return
  const mine = rolesOf(turn.state, turn.actor.playerId).join()
  const isOffered = (own: readonly Role[]) => adviceFor(turn, own).offers.some((other) => isSameGoal(other.goal, goal))
  narrow(turn, (each) => each.join() === mine || isOffered(each))
}

/** What the author says towards a goal: of a use or a combination, else of the hotspot. */
function authorsWords(turn: Turn, goal: Goal): readonly LocalText[] {
  const { actor, game, state } = turn
  const rule = ruleFor(turn, goal, rolesOf(state, actor.playerId))
  const { goals = [] } = game.secrets
  return rule?.script.hints ?? goals.find(({ hotspotId }) => hotspotId === goal.hotspotId)?.hints ?? []
}

function tell(
  turn: Turn,
  offers: readonly Offered[],
  offer: Offered,
  { place, cost }: { place: number; cost: number },
): null {
  const { playerId } = turn.actor
  const text = authorsWords(turn, offer.goal)[place] ?? null
  const further = place > 0 && { further: true as const }
  narrowTo(turn, offer.goal)
  emit(turn, { type: 'goal_told', playerId, ...bodyOf(turn, offers, offer), ...further, step: { text, cost } })
  return null
}
