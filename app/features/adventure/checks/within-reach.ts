import type { Condition } from '#app/features/engine/condition.schema.ts'
import type { Effect } from '#app/features/engine/effect.schema.ts'
import { evaluate } from '#app/features/engine/evaluate-condition.ts'
import { initialState } from '#app/features/engine/initial-state.ts'
import type { Compiled } from './check.ts'

/** What a party could come to at best. */
export interface Reach {
  scenes: Set<string>
  puzzles: Set<string>
  items: Set<string>
  /** Names of flags and counters that something within reach sets. */
  flags: Set<string>
  /** An effect within reach ends the run. */
  finishes: boolean
}

/**
 * The most that could ever be reached, from the start, if nothing that one does spoilt anything else: what is not in it
 * cannot be reached by any way of playing. (The reverse does not hold: see `search-ending.ts`.)
 */
export function withinReach({ document, secrets }: Compiled): Reach {
  const reach: Reach = { scenes: new Set([document.startSceneId]), puzzles: new Set(), items: new Set(), flags: new Set(), finishes: false }
  const size = () => reach.scenes.size + reach.puzzles.size + reach.items.size + reach.flags.size
  for (let before = -1; before < size(); ) {
    before = size()
    for (const scene of document.scenes) {
      if (!reach.scenes.has(scene.id)) continue
      for (const hotspot of scene.hotspots) {
        if (!possible(hotspot.visible, reach) || !possible(hotspot.usable, reach)) continue
        if (hotspot.type === 'scene_link') reach.scenes.add(hotspot.targetId)
        if (hotspot.type === 'item') reach.items.add(hotspot.targetId)
        if (hotspot.type === 'puzzle') reach.puzzles.add(hotspot.targetId)
      }
    }
    for (const puzzle of secrets.puzzles) if (reach.puzzles.has(puzzle.id)) puzzle.onSolve.forEach((effect) => happen(effect, reach))
  }
  return reach
}

function happen(effect: Effect, reach: Reach): void {
  switch (effect.type) {
    case 'give_item':
      reach.items.add(effect.itemId)
      break
    case 'set_flag':
      reach.flags.add(effect.flag)
      break
    case 'change_counter':
      reach.flags.add(effect.counter)
      break
    case 'reveal_scene':
    case 'go_to_scene':
      reach.scenes.add(effect.sceneId)
      break
    case 'finish':
      reach.finishes = true
      if (effect.sceneId !== undefined) reach.scenes.add(effect.sceneId)
      break
    default:
  }
}

const untouchedRun = initialState({ seed: 0 })

/** Whether a condition could ever hold: what can be spoilt or waited for is taken to go well. */
export function possible(condition: Condition, reach: Reach): boolean {
  if (!('type' in condition)) return true
  switch (condition.type) {
    case 'all':
      return condition.of.every((part) => possible(part, reach))
    case 'any':
      return condition.of.some((part) => possible(part, reach))
    case 'has_item':
      return reach.items.has(condition.itemId)
    case 'puzzle_solved':
    case 'attempts':
      return reach.puzzles.has(condition.puzzleId)
    case 'scene_visited':
      return reach.scenes.has(condition.sceneId)
    case 'flag_set':
      return reach.flags.has(condition.flag)
    case 'flag_compared':
      // nothing sets it: then what holds at the start holds for ever
      return reach.flags.has(condition.flag) || evaluate(condition, untouchedRun, { now: 0, activeMs: 0 })
    case 'hints_used':
      return condition.puzzleId === undefined ? reach.puzzles.size > 0 : reach.puzzles.has(condition.puzzleId)
    case 'node_seen':
      // talking is no command of the engine yet
      return false
    case 'minutes_elapsed':
    case 'not':
      return true
  }
}

/** Whether an ending is among what could be reached at best. */
export function endsAtBest({ document }: Compiled, reach: Reach): boolean {
  if (reach.finishes) return true
  if (document.scenes.some((scene) => scene.ending && reach.scenes.has(scene.id) && possible(scene.ending.conditions, reach))) return true
  return document.endsWhenAllSolved && document.puzzles.length > 0 && document.puzzles.every(({ id }) => reach.puzzles.has(id))
}
