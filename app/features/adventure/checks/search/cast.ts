import type { Condition } from '#app/features/engine/condition.schema.ts'
import { isGroup, leavesOf } from '#app/features/engine/condition.schema.ts'
import type { EditionScene } from '#app/features/engine/edition.schema.ts'
import { effectsOf } from '#app/features/engine/edition-secrets.schema.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { roles } from '#app/shared/player-roles.ts'
import { opensFor } from '#app/features/engine/roles.ts'
import type { Compiled } from '#app/features/adventure/checks/compiled.ts'

/** The roles of each player of a party. More than two players have no other roles than two. */
export type Cast = readonly (readonly Role[])[]

export const alone: Cast = [roles]
export const pair: Cast = roles.map((role) => [role])

/** Whether a condition may hold (or fail, if `wanted` is false) for a player with these roles, whatever else is so. */
export function mayHold(condition: Condition, own: readonly Role[], wanted = true): boolean {
  if (isGroup(condition)) {
    if (condition.type === 'not') return mayHold(condition.of, own, !wanted)
    const may = (part: Condition) => mayHold(part, own, wanted)
    return (condition.type === 'all') === wanted ? condition.of.every(may) : condition.of.some(may)
  }
  const [leaf] = leavesOf(condition)
  if (!leaf) return wanted
  return leaf.type !== 'role' || own.includes(leaf.role) === wanted
}

/** The players that may come to each scene, as far as their roles decide. */
export function castByScene({ document, secrets }: Compiled, cast: Cast): ReadonlyMap<string, Cast> {
  const led = effectsOf(secrets).flatMap((effect) =>
    effect.type === 'go_to_scene' || effect.type === 'reveal_scene' ? [effect.sceneId] : [],
  )
  const scenes = new Map(document.scenes.map((scene) => [scene.id, scene]))
  const ranges = cast.map((own) => rangeOf(scenes, [document.startSceneId, ...led], own))
  return new Map(document.scenes.map(({ id }) => [id, cast.filter((_, player) => ranges[player]!.has(id))]))
}

function rangeOf(
  scenes: ReadonlyMap<string, EditionScene>,
  starts: readonly string[],
  own: readonly Role[],
): ReadonlySet<string> {
  const range = new Set<string>()
  const open = [...starts]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const scene = scenes.get(id)
    if (!scene || range.has(id) || !opensFor(scene, own)) continue
    range.add(id)
    for (const hotspot of scene.hotspots)
      if (hotspot.type === 'scene_link' && [hotspot.visible, hotspot.usable].every((each) => mayHold(each, own)))
        open.push(hotspot.targetId)
  }
  return range
}
