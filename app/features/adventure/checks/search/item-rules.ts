import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import type { GameModel } from './game-model.ts'
import type { Guard, Values } from './guard.ts'
import { atLeast, both, not } from './guard.ts'
import type { Motion, NewRule } from './moment.ts'

type SecretItem = EditionSecrets['items'][number]
type Script = SecretItem['uses'][number] | SecretItem['combinations'][number]

export function addItemRules(model: GameModel): void {
  for (const item of model.secrets.items) {
    if (!model.happenings.purse(item.id)) continue
    addUses(model, item)
    addCombinations(model, item)
  }
}

function addUses(model: GameModel, item: SecretItem): void {
  const held = atLeast(model.variables.item(item.id), 1)
  const earlier = new Map<string | null, Guard[]>()
  item.uses.forEach((use, index) => {
    const before = earlier.get(use.hotspotId) ?? []
    const name = `${item.id}:use:${index}`
    const own = scriptGuard(model, use, name)
    earlier.set(use.hotspotId, [...before, own])
    const guard = both(held, own, ...before.map(not))
    const deed = deedOf(model, use, name, [item.id])
    if (use.hotspotId === null)
      return model.add({ ...deed, step: { type: 'use', itemId: item.id }, scene: null, guard })
    const { hotspotId } = use
    model.document.scenes.forEach(({ hotspots }, scene) => {
      const hotspot = hotspots.find(({ id }) => id === hotspotId)
      if (hotspot)
        model.add({
          ...deed,
          step: { type: 'use_on', itemId: item.id, hotspotId },
          scene,
          guard: both(guard, model.visible(hotspot)),
        })
    })
  })
}

/** The engine takes the first rule that holds of the item itself, then of the other; players may try either order. */
function addCombinations(model: GameModel, item: SecretItem): void {
  const earlier = new Map<string, Guard[]>()
  item.combinations.forEach((combination, index) => {
    const { withItemId, resultItemId } = combination
    if (!model.happenings.purse(withItemId)) return
    const before = earlier.get(withItemId) ?? []
    const name = `${item.id}:combination:${index}`
    const ingredients = [item.id, withItemId]
    const own = both(scriptGuard(model, combination, name), roomFor(model, resultItemId, ingredients))
    earlier.set(withItemId, [...before, own])
    const held =
      item.id === withItemId
        ? [atLeast(model.variables.item(item.id), 2)]
        : ingredients.map((id) => atLeast(model.variables.item(id), 1))
    const deed = deedOf(model, combination, name, ingredients)
    model.add({
      ...deed,
      step: { type: 'combine', itemId: item.id, otherItemId: withItemId },
      scene: null,
      guard: both(...held, own, ...before.map(not)),
    })
  })
}

function scriptGuard(model: GameModel, script: Script, name: string): Guard {
  const conditions = model.variables.guard(script.conditions)
  return script.once ? both(conditions, not(atLeast(model.variables.used(name), 1))) : conditions
}

/** If the result cannot be carried twice, none of it may be left when it is given. */
function roomFor(model: GameModel, itemId: string | null, ingredients: readonly string[]): Guard {
  const purse = itemId === null ? undefined : model.happenings.purse(itemId)
  if (!purse || purse.stackable) return both()
  const spent = purse.consumable ? ingredients.filter((id) => id === itemId).length : 0
  return not(atLeast(purse.variable, 1 + spent))
}

function deedOf(
  model: GameModel,
  script: Script,
  name: string,
  ingredients: readonly string[],
): Pick<NewRule, 'run' | 'exhausted' | 'takes'> {
  const { happenings, variables } = model
  const used = script.once ? variables.used(name) : null
  const consumed = ingredients.filter((id) => happenings.purse(id)?.consumable)
  const result = 'resultItemId' in script ? script.resultItemId : null
  const effects =
    result === null ? script.effects : [{ type: 'give_item' as const, itemId: result, count: 1 }, ...script.effects]
  const run = (motion: Motion) => {
    if (used !== null) motion.set(used, 1)
    for (const itemId of consumed) happenings.lose(motion, itemId, 1)
    happenings.apply(motion, effects, `item ${name}`)
    return true
  }
  // losing an item is worth something if a condition requires that nobody has it
  const ridding = consumed.map((id) => variables.item(id))
  const exhausted = (values: Values) =>
    (used !== null && values[used] === 1) ||
    (effects.every((effect) => happenings.isIdle(effect, values, model.wanted)) &&
      ridding.every((variable) => model.readers[variable]!.every((reader) => !reader.hurtByGrowing)))
  return { run, exhausted, takes: happenings.takenBy(effects) }
}
