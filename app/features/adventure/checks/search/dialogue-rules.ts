import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import type { GameModel } from './game-model.ts'
import type { Guard, Values } from './guard.ts'
import { always, both, holds, not } from './guard.ts'
import type { Motion } from './moment.ts'

type SecretNpc = EditionSecrets['npcs'][number]
type SecretNode = SecretNpc['nodes'][number]

const speaks = ({ type }: SecretNode) => type === 'dialogue' || type === 'question'
const mostSilentNodes = 200

interface Step {
  node: SecretNode
  seen: number
  focus: number
  own: Guard
  ways: { place: number; to: Step; guard: Guard }[]
}

/** Models talking as in `engine/talk.ts` and `engine/walk-dialogue.ts`. */
export function addDialogues(model: GameModel): void {
  for (const npc of model.secrets.npcs) {
    const steps = stepsOf(model, npc)
    if (steps.length > 0) addDialogue(model, npc, steps)
  }
}

function stepsOf(model: GameModel, npc: SecretNpc): Step[] {
  const steps = npc.nodes.map((node): Step => {
    const focus = speaks(node) ? model.focus(`node ${npc.id} ${node.nodeId}`) : 0
    const seen = model.variables.seen(npc.id, node.nodeId)
    if (node.rewards.length > 0) model.kept.add(seen)
    return { node, focus, seen, own: model.variables.guard(node.conditions), ways: [] }
  })
  const byId = new Map(steps.toReversed().map((step) => [step.node.nodeId, step]))
  for (const step of steps) {
    step.ways = step.node.choices.flatMap((choice, place) => {
      const to = byId.get(choice.nextNodeId)
      return to ? [{ place, to, guard: both(model.variables.guard(choice.conditions), to.own) }] : []
    })
  }
  return steps
}

function addDialogue(model: GameModel, npc: SecretNpc, steps: readonly Step[]): void {
  const walkTo = (motion: Motion, first: Step): void => {
    let step: Step | undefined = first
    for (let count = 0; step && count < mostSilentNodes; count++) {
      if (motion.values[step.seen] === 0) {
        motion.set(step.seen, 1)
        model.happenings.apply(motion, step.node.rewards, `node ${npc.id} ${step.node.nodeId}`)
      }
      if (motion.over !== null) return
      motion.focus = step.focus
      if (step.focus > 0) return void (motion.noticed = true)
      step = step.ways.find((way) => holds(way.guard, motion.values))?.to
    }
    motion.focus = 0
  }
  const worth = (step: Step) => step.node.rewards.length > 0 || model.wanted(step.seen)
  const done = (from: readonly Step[]) => {
    const within = reachOf(from)
    return (values: Values) => within.every((step) => values[step.seen] === 1 || !worth(step))
  }
  const takes = (from: Step) => reachOf([from]).flatMap(({ node }) => model.happenings.takenBy(node.rewards))
  const watched = watchOf(steps)
  model.document.scenes.forEach(({ hotspots }, scene) => {
    for (const hotspot of hotspots) {
      if (hotspot.type !== 'npc' || hotspot.targetId !== npc.id) continue
      const open = both(model.visible(hotspot), model.usable(hotspot))
      steps.forEach((step, index) => {
        const guard = both(
          open,
          step.own,
          ...steps.slice(0, index).map(({ own }) => not(own)),
          mayMatter(watched(step)),
        )
        const run = (motion: Motion) => {
          motion.focus = 0
          walkTo(motion, step)
          return motion.noticed
        }
        model.add({
          step: { type: 'talk', hotspotId: hotspot.id, npcId: npc.id },
          scene,
          guard,
          walks: true,
          takes: takes(step),
          run,
          exhausted: done([step]),
        })
      })
    }
  })
  for (const step of steps) {
    if (step.focus === 0) continue
    for (const { place, to, guard } of step.ways) {
      const run = (motion: Motion) => {
        motion.focus = 0
        walkTo(motion, to)
        return true
      }
      model.add({
        step: { type: 'choose', npcId: npc.id, nodeId: step.node.nodeId, place },
        scene: null,
        focus: step.focus,
        guard: both(guard, mayMatter(watched(to))),
        walks: true,
        takes: takes(to),
        run,
        exhausted: done([to]),
      })
    }
    model.addLeave(step.focus)
  }
}

function reachOf(from: readonly Step[]): Step[] {
  const reached = new Set(from)
  for (const step of reached) for (const { to } of step.ways) reached.add(to)
  return [...reached]
}

function watchOf(steps: readonly Step[]): (step: Step) => Guard[] {
  const silent = new Map<Step, Guard[]>()
  for (const step of steps) {
    const path = new Set([step])
    for (const next of path) if (next.focus === 0) for (const { to } of next.ways) path.add(to)
    silent.set(
      step,
      [...path].filter(({ focus }) => focus === 0).flatMap(({ ways }) => ways.map(({ guard }) => guard)),
    )
  }
  return (step) => silent.get(step)!
}

/** Always holds, but counts as reading the variables of `guards`, both for growing and for shrinking. */
function mayMatter(guards: readonly Guard[]): Guard {
  return guards.length === 0 ? always : { kind: 'any', of: [always, ...guards, ...guards.map(not)] }
}
