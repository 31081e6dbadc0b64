import type { SampleAdventure, SampleCondition, SampleEffect, SampleHotspot } from './sample-adventure.ts'

/** Where a party of one stands: enough of the game to find out whether a sample can be finished. */
interface Standing {
  scene: string
  visited: ReadonlySet<string>
  solved: ReadonlySet<string>
  flags: ReadonlyMap<string, unknown>
  finished: boolean
}

export interface Reach {
  /** Every scene that can be entered and every puzzle that can be opened. */
  scenes: Set<string>
  puzzles: Set<string>
  finished: boolean
  /** Standings from which no ending can be reached any more. */
  deadEnds: number
  /** The orders in which the puzzles can be solved. */
  solveOrders: Set<string>
}

function holds(condition: SampleCondition | undefined, now: Standing): boolean {
  if (condition === undefined) return true
  if ('all' in condition) return condition.all.every((part) => holds(part, now))
  if ('any' in condition) return condition.any.some((part) => holds(part, now))
  if ('not' in condition) return !holds(condition.not, now)
  if ('puzzleSolved' in condition) return now.solved.has(condition.puzzleSolved)
  if ('sceneVisited' in condition) return now.visited.has(condition.sceneVisited)
  if ('flag' in condition) return condition.is === undefined ? Boolean(now.flags.get(condition.flag)) : now.flags.get(condition.flag) === condition.is
  // There is nothing to pick up in a sample yet
  return false
}

function enter(sample: SampleAdventure, now: Standing, scene: string): Standing {
  const ends = sample.scenes.find(({ key }) => key === scene)?.isEnding ?? false
  return { ...now, scene, visited: new Set([...now.visited, scene]), finished: now.finished || ends }
}

function follow(sample: SampleAdventure, now: Standing, effect: SampleEffect): Standing {
  if ('setFlag' in effect) return { ...now, flags: new Map([...now.flags, [effect.setFlag, effect.to]]) }
  if ('goTo' in effect) return enter(sample, now, effect.goTo)
  return 'finish' in effect ? { ...now, finished: true } : now
}

function use(sample: SampleAdventure, now: Standing, hotspot: SampleHotspot): Standing | null {
  if (hotspot.sceneKey !== now.scene || !holds(hotspot.visibilityConditions, now) || !holds(hotspot.interactionConditions, now)) return null
  if (hotspot.type === 'scene_link') return enter(sample, now, hotspot.targetKey)
  const puzzle = sample.puzzles.find(({ key }) => key === hotspot.targetKey)
  if (!puzzle || now.solved.has(puzzle.key)) return null
  const solved: Standing = { ...now, solved: new Set([...now.solved, puzzle.key]) }
  return puzzle.onSolve.reduce((standing, effect) => follow(sample, standing, effect), solved)
}

/** The order of solving is part of the name, the order of walking about is not. */
const nameOf = (now: Standing): string =>
  [now.scene, [...now.solved].join('>'), [...now.visited].sort().join(), [...now.flags].sort().join(), now.finished].join('|')

/** Walks every way through a sample, solving whatever can be opened. */
export function explore(sample: SampleAdventure): Reach {
  const start = sample.scenes.find(({ isStartingMap }) => isStartingMap)?.key ?? ''
  const first = enter(sample, { scene: '', visited: new Set(), solved: new Set(), flags: new Map(), finished: false }, start)
  const standings = new Map([[nameOf(first), first]])
  const before = new Map<string, string[]>()
  for (const [name, now] of standings) {
    if (now.finished) continue
    for (const next of sample.hotspots.flatMap((hotspot) => use(sample, now, hotspot) ?? [])) {
      const nextName = nameOf(next)
      before.set(nextName, [...(before.get(nextName) ?? []), name])
      if (!standings.has(nextName)) standings.set(nextName, next)
    }
  }
  const ends = [...standings.values()].filter(({ finished }) => finished)
  const canEnd = new Set(ends.map(nameOf))
  for (const name of canEnd) for (const earlier of before.get(name) ?? []) canEnd.add(earlier)
  return {
    scenes: new Set([...standings.values()].flatMap(({ visited }) => [...visited])),
    puzzles: new Set([...standings.values()].flatMap(({ solved }) => [...solved])),
    finished: ends.length > 0,
    deadEnds: standings.size - canEnd.size,
    solveOrders: new Set(ends.map(({ solved }) => [...solved].join(' > '))),
  }
}
