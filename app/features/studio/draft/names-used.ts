import type { DraftView } from '#app/features/studio/draft/view.ts'
import { flagName } from '#app/features/engine/references.schema.ts'

export type NamesUsed = { flags: string[]; counters: string[] }

type Used = { flags: Set<string>; counters: Set<string> }
type Fields = Record<string, unknown>

/** A name that is counted anywhere is a counter. */
export function namesUsed(
  draft: Pick<DraftView, 'scenes' | 'hotspots' | 'layers' | 'puzzles' | 'items' | 'nodes'>,
): NamesUsed {
  const used: Used = { flags: new Set(), counters: new Set() }
  for (const scene of draft.scenes) collect(scene.endingConditions, used)
  for (const { visibilityConditions, interactionConditions } of draft.hotspots)
    collect([visibilityConditions, interactionConditions], used)
  for (const { visibilityConditions } of draft.layers) collect(visibilityConditions, used)
  for (const puzzle of draft.puzzles) collect([puzzle.onSolveEffects, puzzle.onFailEffects], used)
  for (const { useActions, combineRules } of draft.items) collect([useActions, combineRules], used)
  for (const { conditions, choices, rewards } of draft.nodes) collect([conditions, choices, rewards], used)
  const sorted = (names: Iterable<string>) => [...names].toSorted((one, other) => one.localeCompare(other))
  return { flags: sorted([...used.flags].filter((name) => !used.counters.has(name))), counters: sorted(used.counters) }
}

function collect(written: unknown, used: Used): void {
  const open: unknown[] = [written]
  while (open.length > 0) {
    const at = open.pop()
    if (typeof at !== 'object' || at === null) continue
    if (!Array.isArray(at)) note(at as Fields, used)
    open.push(...Object.values(at))
  }
}

function note({ type, flag, counter, set_flag: setFlag, heal }: Fields, used: Used): void {
  if (type === undefined) {
    keep(setFlag, used.flags)
    if (typeof heal === 'number') used.counters.add('health')
    return
  }
  keep(flag, used.flags)
  keep(counter, used.counters)
}

function keep(name: unknown, names: Set<string>): void {
  const read = flagName.safeParse(name)
  if (read.success) names.add(read.data)
}
