import type { GameModel } from './game-model.ts'
import type { Rule, Step } from './moment.ts'

const known = new WeakMap<GameModel, Map<string, Rule[]>>()

/** The rules of a model that do what a step of another model of the same game does: models number rules as they like,
 * and players of one role may have to press where those of the other go. */
export function rulesLike(model: GameModel, step: Step): readonly Rule[] {
  const byDeed = known.get(model) ?? Map.groupBy(model.rules, (rule) => deedIn(rule.step))
  known.set(model, byDeed)
  return byDeed.get(deedIn(step)) ?? []
}

function deedIn(step: Step): string {
  if ('puzzleId' in step) return `${step.type} ${step.puzzleId}`
  return 'hotspotId' in step && step.type !== 'use_on' ? `press ${step.hotspotId}` : JSON.stringify(step)
}
