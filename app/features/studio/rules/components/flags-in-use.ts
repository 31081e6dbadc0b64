import { isRecord } from '#app/shared/record.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'

export function flagsInUse({
  puzzles,
  items,
  nodes,
  hotspots,
  scenes,
}: Pick<DraftView, 'puzzles' | 'items' | 'nodes' | 'hotspots' | 'scenes'>): string[] {
  const found = new Set<string>()
  const open: unknown[] = [
    ...puzzles.flatMap(({ onSolveEffects, onFailEffects }) => [onSolveEffects, onFailEffects]),
    ...items.flatMap(({ useActions, combineRules }) => [useActions, combineRules]),
    ...nodes.flatMap(({ choices, conditions, rewards }) => [choices, conditions, rewards]),
    ...hotspots.flatMap(({ visibilityConditions, interactionConditions }) => [
      visibilityConditions,
      interactionConditions,
    ]),
    ...scenes.map(({ endingConditions }) => endingConditions),
  ]
  while (open.length > 0) {
    const value = open.pop()
    if (Array.isArray(value)) open.push(...value)
    else if (isRecord(value)) {
      open.push(...Object.values(value))
      for (const key of ['flag', 'counter', 'set_flag'])
        if (typeof value[key] === 'string' && value[key] !== '') found.add(value[key])
    }
  }
  return [...found].toSorted((one, other) => one.localeCompare(other))
}
