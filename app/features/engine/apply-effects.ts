import { isBlank } from '#app/i18n/local-text.ts'
import type { Effect } from './effect.schema.ts'
import { findItem, findScene } from './lookup.ts'
import { own } from './state-lookup.ts'
import { score } from './score.ts'
import type { ShownCounter } from './state.schema.ts'
import type { Turn } from './turn.ts'
import { emit } from './turn.ts'

type CounterChange = Extract<Effect, { type: 'change_counter' }>

const largest = 1e9

/** Applies effects in order to the player who caused them. Nothing follows an ending. */
export function applyEffects(turn: Turn, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if (turn.state.ending) return
    applyEffect(turn, effect)
  }
}

function applyEffect(turn: Turn, effect: Effect): void {
  const { playerId } = turn.actor
  switch (effect.type) {
    case 'give_item':
      return giveItem(turn, effect.itemId, effect.count)
    case 'take_item': {
      const count = Math.min(effect.count, own(turn.state.inventory, effect.itemId) ?? 0)
      if (count > 0) emit(turn, { type: 'item_lost', playerId, itemId: effect.itemId, count })
      return
    }
    case 'set_flag':
      return emit(turn, { type: 'flag_set', flag: effect.flag, value: effect.value })
    case 'add_experience':
      return gainExperience(turn, effect.amount)
    case 'change_counter':
      return changeCounter(turn, effect)
    case 'reveal_scene':
      if (findScene(turn.game.edition, effect.sceneId)) emit(turn, { type: 'scene_revealed', sceneId: effect.sceneId })
      return
    case 'go_to_scene':
      if (findScene(turn.game.edition, effect.sceneId)) emit(turn, { type: 'moved', playerId, sceneId: effect.sceneId })
      return
    case 'say':
      if (!isBlank(effect.text)) emit(turn, { type: 'said', playerId, text: effect.text, npcId: effect.npcId ?? null })
      return
    case 'finish':
      return finish(turn, effect)
  }
}

/** Gives an item that the edition knows; the party never holds two of one that does not stack. */
export function giveItem(turn: Turn, itemId: string, wanted: number): void {
  const item = findItem(turn.game.edition, itemId)
  if (!item) return
  const held = own(turn.state.inventory, itemId) ?? 0
  const count = item.stackable ? Math.min(wanted, largest - held) : 1 - held
  if (count > 0) emit(turn, { type: 'item_gained', playerId: turn.actor.playerId, itemId, count })
}

const within = (value: number) => Math.max(-largest, Math.min(largest, value))

function gainExperience(turn: Turn, wanted: number): void {
  const amount = Math.min(wanted, largest - turn.state.experience)
  if (amount > 0) emit(turn, { type: 'experience_gained', amount })
}

function changeCounter(turn: Turn, effect: CounterChange): void {
  const held = own(turn.state.flags, effect.counter)
  const low = within(effect.min ?? -largest)
  const high = within(effect.max ?? largest)
  const before = typeof held === 'number' ? held : 0
  const value = Math.max(low, Math.min(high, before + effect.by))
  emit(turn, {
    type: 'counter_changed',
    counter: effect.counter,
    value,
    by: value - before,
    shown: shownAs(turn, effect),
  })
}

function shownAs(turn: Turn, { counter, hidden, label, max }: CounterChange): ShownCounter | null {
  if (hidden) return null
  const known = own(turn.state.counters, counter)
  return { label: label && !isBlank(label) ? label : (known?.label ?? {}), max: max ?? known?.max ?? null }
}

function finish(turn: Turn, effect: Extract<Effect, { type: 'finish' }>): void {
  const { playerId } = turn.actor
  const scene = effect.sceneId === undefined ? undefined : findScene(turn.game.edition, effect.sceneId)
  if (scene) emit(turn, { type: 'moved', playerId, sceneId: scene.id })
  const sceneId = scene?.id ?? own(turn.state.players, playerId)?.sceneId ?? null
  emit(turn, {
    type: 'finished',
    ending: { reason: 'effect', sceneId, title: effect.title, text: effect.text, score: score(turn.state) },
  })
}
