import type { EditionLayer, EditionScene } from '#app/features/engine/edition.schema.ts'
import { findHotspot, findScene, targetsIn } from '#app/features/engine/lookup.ts'
import type { Check } from './check.ts'
import type { Compiled } from './compiled.ts'
import type { Finding, FindingPlace } from './finding.ts'
import { finding } from './finding.ts'
import { alone, pair } from './search/cast.ts'
import { GameModel } from './search/game-model.ts'
import { both, outcomesOf, readingsOf } from './search/guard.ts'

export const checkLayers: Check = (subject) => [...withoutContent(subject), ...whenShown(subject)]

const withoutContent: Check = ({ draft }) =>
  draft.layers.flatMap((row): Finding[] => {
    const where = { entity: 'layer', id: row.id, parentId: row.sceneId } as const
    const params = { name: row.name }
    if (row.imageAssetId === null)
      return row.description.trim() === '' && row.soundAssetId === null
        ? [finding('layer_without_content', { ...where, field: 'imageAssetId' }, params)]
        : []
    // What is tied to a hotspot is called by the hotspot's name
    return row.altText.trim() === '' && row.hotspotId === null
      ? [finding('layer_without_alt_text', { ...where, field: 'altText' }, params)]
      : []
  })

const whenShown: Check = ({ draft, compiled, examined }) => {
  if (!compiled || draft.layers.length === 0) return []
  const timesOf = timesIn(compiled, examined?.complete ? examined.reached : null)
  return draft.layers.flatMap((row): Finding[] => {
    const scene = findScene(compiled.document, row.sceneId)
    const layer = scene?.layers?.find(({ id }) => id === row.id)
    if (!scene || !layer) return []
    const where: FindingPlace = {
      entity: 'layer',
      id: row.id,
      parentId: row.sceneId,
      field: 'visibilityConditions',
    }
    const { isNever, isAlways, againAfter } = timesOf(scene, layer)
    const item = draft.items.find(({ id }) => id === againAfter)
    return [
      ...(isNever ? [finding('layer_never_shows', where, { name: row.name })] : []),
      ...(isAlways ? [finding('layer_always_shows', where, { name: row.name })] : []),
      ...(item ? [finding('layer_shows_again', where, { name: row.name, item: item.name })] : []),
    ]
  })
}

/** When layers show, in some way of playing; without `reached`, only what their conditions themselves say. */
function timesIn(compiled: Compiled, reached: { sceneIds: string[]; grown: string[] } | null) {
  const players = compiled.document.hasRoles ? [...alone, ...pair] : alone
  const models = players.map((own) => new GameModel(compiled, [], [own]))
  const model = models[0]!
  const grown = new Set(reached?.grown)
  return (scene: EditionScene, layer: EditionLayer) => {
    const hotspot = layer.hotspotId === undefined ? undefined : findHotspot(scene, layer.hotspotId)
    const own = model.variables.guard(layer.visible)
    const isSeen = !reached || reached.sceneIds.includes(scene.id)
    const outcomes = models.map((each) => {
      const { variables, visible } = each
      const guard = variables.guard(layer.visible)
      const whole = hotspot ? both(visible(hotspot), guard) : guard
      const changing = (variable: number) => !reached || grown.has(variables.names[variable]!)
      // Each model numbers its own variables, and a guard may add one
      return outcomesOf(whole, each.start().values, changing)
    })
    const lost = readingsOf(own).flatMap((reading) => (reading.hurtByGrowing ? [reading.variable] : []))
    const againAfter = targetsIn(scene.hotspots, 'item').find((itemId) => {
      const isTied = hotspot?.type === 'item' && hotspot.targetId === itemId
      return !isTied && lost.includes(model.variables.item(itemId)) && model.happenings.purse(itemId)?.kept === false
    })
    return {
      isNever: isSeen && !outcomes.some(({ holds }) => holds),
      isAlways: isSeen && !outcomes.some(({ fails }) => fails),
      againAfter,
    }
  }
}
