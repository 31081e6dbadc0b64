import type { Compiled } from '#app/features/adventure/checks/compiled.ts'
import type { Cast } from './cast.ts'
import { alone, pair } from './cast.ts'
import type { DeadEnd } from './dead-ends.ts'
import { findDeadEnds } from './dead-ends.ts'
import { addDialogues } from './dialogue-rules.ts'
import type { Exploration } from './explore.ts'
import { explore } from './explore.ts'
import { GameModel } from './game-model.ts'
import { addItemRules } from './item-rules.ts'
import { lackingAt } from './lacking.ts'
import { Meter, SpentUp } from './meter.ts'
import type { Rule, Step } from './moment.ts'
import { addPlaces } from './place-rules.ts'
import type { Coverage, Node } from './search.ts'
import { Search } from './search.ts'
import { walkthroughTo } from './walkthrough.ts'

/** Budget for playing a small adventure in every way, in parts of conditions: a few tenths of a second. */
const allowanceForAll = 1_500_000

function allowanceFor({ document }: Compiled): number {
  const { scenes, puzzles, items, npcs } = document
  return Math.min(30_000_000, 1_000_000 + 20_000 * (scenes.length + puzzles.length + items.length + npcs.length))
}

type Ends = 'yes' | 'no' | 'unknown'

export interface Examination {
  ends: Ends
  /** Everything reachable was tried: anything never seen is unreachable. */
  complete: boolean
  deadEndsComplete: boolean
  /** `lacks`: the items that would let players continue from there. */
  deadEnds: { steps: Step[]; fatal: Step; sceneId: string; lacks: string[] }[]
  /** If no ending can be reached: the items that would lead to one. */
  lacks: string[]
  walkthrough: Step[] | null
  isShortest: boolean
  /** Whether two players, who share the roles, can reach an ending. */
  endsForTwo: Ends
  reached: Reached
  moments: number
  spent: number
}

export interface Reached {
  sceneIds: string[]
  grown: string[]
  doorIds: string[]
}

export interface Limits {
  limit?: number
  limitForAll?: number
}

type Played = Omit<Examination, 'endsForTwo'>

/** Plays a small edition in every way, a larger one by reasons (`search.ts`), with correct answers: as somebody alone
 * and, if it has roles, as two who together do what either can. Pure. */
export function examine(compiled: Compiled, limits: Limits = {}): Examination {
  const byOne = play(compiled, limits, alone)
  if (!compiled.document.hasRoles) return { ...byOne, endsForTwo: byOne.ends }
  const byTwo = play(compiled, limits, pair)
  const either = (list: keyof Reached) => [...new Set([...byOne.reached[list], ...byTwo.reached[list]])]
  return {
    ...byOne,
    endsForTwo: byTwo.ends,
    complete: byOne.complete && byTwo.complete,
    reached: { sceneIds: either('sceneIds'), grown: either('grown'), doorIds: either('doorIds') },
  }
}

function play(
  compiled: Compiled,
  { limit = allowanceFor(compiled), limitForAll = Math.min(limit, allowanceForAll) }: Limits,
  cast: Cast,
): Played {
  const model = new GameModel(compiled, [addPlaces, addItemRules, addDialogues], cast)
  const meter = new Meter(limitForAll)
  const whole: { exploration: Exploration | null } = { exploration: null }
  if (limitForAll > 0) finished(() => (whole.exploration = explore(model, meter)))
  return whole.exploration ? proven(model, whole.exploration, meter.spent) : searched(model, limit, meter.spent)
}

function proven(model: GameModel, { shortest, deadEnds, coverage, moments }: Exploration, spent: number): Played {
  return {
    ends: shortest ? 'yes' : 'no',
    complete: true,
    deadEndsComplete: true,
    deadEnds: deadEnds.map((deadEnd) => presented(model, deadEnd)),
    lacks: shortest ? [] : lackingAt(model, model.start()),
    walkthrough: shortest && stepsOf(shortest),
    isShortest: shortest !== null,
    reached: reachedBy(model, coverage),
    moments,
    spent,
  }
}

function searched(model: GameModel, limit: number, spentBefore: number): Played {
  const search = new Search(model, new Meter(limit))
  const start = model.start()
  const deadEnds: DeadEnd[] = []
  const root: { node: Node | null } = { node: null }
  const known = start.over !== null || finished(() => search.canEnd((root.node = search.nodeOf(start))))
  const ends = start.over !== null || [...search.nodes.values()].some((node) => node.ends.length > 0)
  // dead ends are worth reporting even if not everything could be tried
  const deadEndsComplete =
    known && (!ends || start.over !== null || finished(() => findDeadEnds(search, start, deadEnds)))
  const complete = known && (!root.node || finished(() => search.exhaust(root.node!)))
  return {
    ends: ends ? 'yes' : known ? 'no' : 'unknown',
    complete: complete && !search.coverage.overflowed,
    deadEndsComplete: deadEndsComplete && !search.coverage.overflowed,
    deadEnds: deadEnds.map((deadEnd) => presented(model, deadEnd)),
    lacks: ends || !known ? [] : lackingAt(model, start),
    walkthrough: ends ? walkthroughOf(model, search) : null,
    isShortest: start.over !== null,
    reached: reachedBy(model, search.coverage),
    moments: search.nodes.size,
    spent: spentBefore + search.meter.spent,
  }
}

const stepsOf = (rules: readonly Rule[]): Step[] => rules.map(({ step }) => step)

const presented = (model: GameModel, { rules, fatal, end }: DeadEnd): Examination['deadEnds'][number] => ({
  steps: stepsOf(rules),
  fatal: fatal.step,
  sceneId: model.document.scenes[end.scene]!.id,
  lacks: lackingAt(model, end),
})

const reachedBy = (model: GameModel, { scenes, variables, rules }: Coverage): Reached => ({
  sceneIds: [...scenes].map((index) => model.document.scenes[index]!.id),
  grown: [...variables].map((variable) => model.variables.names[variable]!),
  doorIds: model.rules.flatMap(({ id, step }) => (step.type === 'go' && rules.has(id) ? [step.hotspotId] : [])),
})

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
  return course?.end.over ? stepsOf(course.rules) : null
}

function startsAtStart(node: Node, search: Search): boolean {
  let at = node
  while (at.from) at = at.from.node
  return at === search.nodes.values().next().value
}
