import { isBlank } from '#app/i18n/local-text.ts'
import { applyEffects, giveItem } from './apply-effects.ts'
import type { SecretItem } from './edition-secrets.schema.ts'
import { evaluate } from './evaluate-condition.ts'
import { findItem } from './lookup.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { rolesOf } from './roles.ts'
import { heldCount } from './state-lookup.ts'
import type { Refusal, Turn } from './turn.ts'
import { emit, narrow } from './turn.ts'
import { findBefore } from './use-hotspot.ts'

type Script = SecretItem['uses'][number] | SecretItem['combinations'][number]

interface Rule {
  name: string
  script: Script
}

interface Deed {
  itemId: string
  hotspotId: string | null
  otherItemId: string | null
}

export function applyItem(turn: Turn, itemId: string): Refusal | null {
  if (heldCount(turn.state, itemId) === 0) return { refused: 'notCarried' }
  return follow(turn, { itemId, hotspotId: null, otherItemId: null }, 'cannotUse')
}

export function applyItemOn(turn: Turn, itemId: string, hotspotId: string): Refusal | null {
  if (heldCount(turn.state, itemId) === 0) return { refused: 'notCarried' }
  if (!findBefore(turn, hotspotId)) return { refused: 'notHere' }
  return follow(turn, { itemId, hotspotId, otherItemId: null }, 'cannotUseOn')
}

export function combineItems(turn: Turn, itemId: string, otherItemId: string): Refusal | null {
  const held = [itemId, otherItemId].map((id) => heldCount(turn.state, id))
  if (held.includes(0)) return { refused: 'notCarried' }
  if (itemId === otherItemId && held[0]! < 2) return { refused: 'cannotCombine' }
  return follow(turn, { itemId, hotspotId: null, otherItemId }, 'cannotCombine')
}

export function examineItem(turn: Turn, itemId: string): Refusal | null {
  if (heldCount(turn.state, itemId) === 0) return { refused: 'notCarried' }
  if (!turn.state.examinedItems.includes(itemId))
    emit(turn, { type: 'item_examined', playerId: turn.actor.playerId, itemId })
  return null
}

const secretOf = (turn: Turn, itemId: string): SecretItem | undefined =>
  turn.game.secrets.items.find(({ id }) => id === itemId)

const usesOf = (turn: Turn, itemId: string, hotspotId: string | null): Rule[] =>
  (secretOf(turn, itemId)?.uses ?? []).flatMap((script, place) =>
    script.hotspotId === hotspotId ? [{ name: `${itemId}:use:${place}`, script }] : [],
  )

const combinationsOf = (turn: Turn, itemId: string, withItemId: string): Rule[] =>
  (secretOf(turn, itemId)?.combinations ?? []).flatMap((script, place) =>
    script.withItemId === withItemId ? [{ name: `${itemId}:combination:${place}`, script }] : [],
  )

function rulesFor(turn: Turn, { itemId, hotspotId, otherItemId }: Deed): Rule[] {
  if (otherItemId === null) return usesOf(turn, itemId, hotspotId)
  const reversed = itemId === otherItemId ? [] : combinationsOf(turn, otherItemId, itemId)
  return [...combinationsOf(turn, itemId, otherItemId), ...reversed]
}

/** The first rule that holds now for somebody with these roles. */
export function ruleNow(turn: Turn, deed: Deed, own: readonly Role[]): Rule | undefined {
  const ingredients = usedUpBy(turn, deed)
  return rulesFor(turn, deed).find((rule) => holds(turn, rule, ingredients, own))
}

/** An action without a rule, or without one for this moment, uses nothing up. */
function follow(turn: Turn, deed: Deed, otherwise: Refusal['refused']): Refusal | null {
  const rule = ruleNow(turn, deed, rolesOf(turn.state, turn.actor.playerId))
  if (!rule) return { refused: otherwise }
  const { script, name } = rule
  const { playerId } = turn.actor
  const { state, clock } = turn
  narrow(turn, (roles) => evaluate(script.conditions, state, clock, roles))
  emit(turn, { type: 'item_used', playerId, ...deed, rule: script.once ? name : null })
  for (const itemId of usedUpBy(turn, deed)) emit(turn, { type: 'item_lost', playerId, itemId, count: 1 })
  if (!isBlank(script.message)) emit(turn, { type: 'said', playerId, text: script.message, npcId: null })
  const result = resultOf(script)
  if (result !== null) giveItem(turn, result, 1)
  applyEffects(turn, script.effects)
  return null
}

/** The consumable items among those involved: one of each, or two of the same. */
const usedUpBy = (turn: Turn, { itemId, otherItemId }: Deed): string[] =>
  [itemId, otherItemId].filter((id) => id !== null).filter((id) => findItem(turn.game.edition, id)?.consumable)

const resultOf = (script: Script): string | null => ('resultItemId' in script ? script.resultItemId : null)

function holds(turn: Turn, { script, name }: Rule, ingredients: readonly string[], own: readonly Role[]): boolean {
  if (script.once && turn.state.usedRules.includes(name)) return false
  if (!evaluate(script.conditions, turn.state, turn.clock, own)) return false
  return hasRoomFor(turn, resultOf(script), ingredients)
}

/** False for a result that the party has and cannot have twice, so that nothing is spent on it. */
function hasRoomFor(turn: Turn, itemId: string | null, ingredients: readonly string[]): boolean {
  const item = itemId === null ? undefined : findItem(turn.game.edition, itemId)
  if (!item || item.stackable) return true
  return heldCount(turn.state, item.id) - ingredients.filter((id) => id === item.id).length === 0
}
