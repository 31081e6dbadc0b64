import type { Locale } from '#app/i18n/locale.ts'
import type { SampleCondition, SampleEffect } from '#samples/sample-adventure.ts'
import type { SampleIds } from './sample-ids.ts'

export interface Target {
  primary: Locale
  ids: SampleIds
}

export function conditionOf(target: Target, condition: SampleCondition | undefined): Record<string, unknown> {
  const { ids } = target
  if (condition === undefined) return {}
  if ('all' in condition) return { type: 'all', of: condition.all.map((part) => conditionOf(target, part)) }
  if ('any' in condition) return { type: 'any', of: condition.any.map((part) => conditionOf(target, part)) }
  if ('not' in condition) return { type: 'not', of: conditionOf(target, condition.not) }
  if ('puzzleSolved' in condition) return { type: 'puzzle_solved', puzzleId: ids('puzzle', condition.puzzleSolved) }
  if ('sceneVisited' in condition) return { type: 'scene_visited', sceneId: ids('scene', condition.sceneVisited) }
  if ('hasItem' in condition)
    return {
      type: 'has_item',
      itemId: ids('item', condition.hasItem),
      ...(condition.count === undefined ? {} : { count: condition.count }),
    }
  if ('role' in condition) return { type: 'role', role: condition.role }
  if ('nodeSeen' in condition)
    return { type: 'node_seen', npcId: ids('npc', condition.npc), nodeId: condition.nodeSeen }
  if (condition.atLeast !== undefined)
    return { type: 'flag_compared', flag: condition.flag, compare: 'gte', value: condition.atLeast }
  return condition.is === undefined
    ? { type: 'flag_set', flag: condition.flag }
    : { type: 'flag_compared', flag: condition.flag, compare: 'eq', value: condition.is }
}

export function effectOf({ ids }: Target, effect: SampleEffect): Record<string, unknown> {
  if ('setFlag' in effect) return { type: 'set_flag', flag: effect.setFlag, value: effect.to }
  if ('say' in effect) return { type: 'say', text: effect.say }
  if ('giveItem' in effect) return { type: 'give_item', itemId: ids('item', effect.giveItem) }
  if ('takeItem' in effect)
    return {
      type: 'take_item',
      itemId: ids('item', effect.takeItem),
      ...(effect.count === undefined ? {} : { count: effect.count }),
    }
  if ('addExperience' in effect) return { type: 'add_experience', amount: effect.addExperience }
  if ('changeCounter' in effect)
    return {
      type: 'change_counter',
      counter: effect.changeCounter,
      by: effect.by,
      max: effect.max,
      label: effect.label,
    }
  return { type: 'go_to_scene', sceneId: ids('scene', effect.goTo) }
}
