import type { Compiled } from '#app/features/adventure/checks/compiled.ts'
import type { DeadEnd } from './dead-ends.ts'
import { findDeadEnds } from './dead-ends.ts'
import { buildModel } from './build-model.ts'
import type { GameModel } from './game-model.ts'
import { Meter, SpentUp } from './meter.ts'
import type { Step } from './moment.ts'
import type { Coverage, Node } from './search.ts'
import { Search } from './search.ts'
import { walkthroughTo } from './walkthrough.ts'

/**
 * What the whole search may spend, in parts of conditions: a quarter of a second for a small adventure, some seconds at worst for the
 * largest. It runs where requests are answered, so a small adventure must not be able to ask for as much as a large one.
 */
function allowanceFor({ document }: Compiled): number {
  const { scenes, puzzles, items, npcs } = document
  return Math.min(10_000_000, 1_000_000 + 10_000 * (scenes.length + puzzles.length + items.length + npcs.length))
}

/** What can be said of an edition by playing it. */
export interface Examination {
  /** Whether some way of playing ends the game. */
  ends: 'yes' | 'no' | 'unknown'
  /** Everything that can be come to was tried: what was never seen cannot be. */
  complete: boolean
  /** Whether every way into a dead end was looked for. */
  deadEndsComplete: boolean
  deadEnds: { steps: Step[]; fatal: Step; sceneId: string }[]
  /** From the start to an ending, without a step that could be left out; null when there is none. */
  walkthrough: Step[] | null
  coverage: Coverage
  model: GameModel
  /** How many moments were told apart, and what that cost in parts of conditions. */
  moments: number
  spent: number
}

/** Plays an edition in every way that makes a difference: one player, who answers rightly. Pure. */
export function examine(compiled: Compiled, limit = allowanceFor(compiled)): Examination {
  const model = buildModel(compiled)
  const search = new Search(model, new Meter(limit))
  const start = model.start()
  const deadEnds: DeadEnd[] = []
  const root: { node: Node | null } = { node: null }
  const known = start.over !== null || finished(() => search.canEnd((root.node = search.nodeOf(start))))
  const ends = start.over !== null || [...search.nodes.values()].some((node) => node.ends.length > 0)
  // what was found is worth telling even when not everything could be tried
  const deadEndsComplete = known && (!ends || start.over !== null || finished(() => findDeadEnds(search, start, deadEnds)))
  const complete = known && (!root.node || finished(() => search.exhaust(root.node!)))
  const steps = ends ? walkthroughOf(model, search) : null
  return {
    ends: ends ? 'yes' : known ? 'no' : 'unknown',
    complete: complete && !search.coverage.overflowed,
    deadEndsComplete: deadEndsComplete && !search.coverage.overflowed,
    deadEnds: deadEnds.map(({ rules, fatal, end }) => ({ steps: rules.map(({ step }) => step), fatal: fatal.step, sceneId: compiled.document.scenes[end.scene]!.id })),
    walkthrough: steps,
    coverage: search.coverage,
    model,
    moments: search.nodes.size,
    spent: search.meter.spent,
  }
}

function finished(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch (error) {
    if (error instanceof SpentUp) return false
    throw error
  }
}

function walkthroughOf(model: GameModel, search: Search): Step[] | null {
  const start = model.start()
  if (start.over !== null) return []
  const ending = [...search.nodes.values()].find((node) => node.ends.length > 0 && startsAtStart(node, search))
  const course = ending && walkthroughTo(model, start, ending)
  return course?.end.over ? course.rules.map(({ step }) => step) : null
}

/** Nodes that only the search for dead ends came to begin elsewhere. */
function startsAtStart(node: Node, search: Search): boolean {
  let at = node
  while (at.from) at = at.from.node
  return at === search.nodes.values().next().value
}
