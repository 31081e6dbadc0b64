import type { Effect } from './effect.schema.ts'
import { itemGained } from './effects/give-item.ts'
import type { EffectContext } from './effects/kind.ts'
import { kindOfEffect } from './effects/index.ts'
import type { Turn } from './turn.ts'
import { emit } from './turn.ts'

const contextOf = ({ game, actor, state }: Turn): EffectContext => ({
  edition: game.edition,
  state,
  playerId: actor.playerId,
})

/** Applies effects in order to the player who caused them. Nothing follows an ending. */
export function applyEffects(turn: Turn, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if (turn.state.ending) return
    for (const event of kindOfEffect(effect).events(effect, contextOf(turn))) emit(turn, event)
  }
}

/** Gives an item outside of any effect. */
export function giveItem(turn: Turn, itemId: string, wanted: number): void {
  for (const event of itemGained(contextOf(turn), itemId, wanted)) emit(turn, event)
}
