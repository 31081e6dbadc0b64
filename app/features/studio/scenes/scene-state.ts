import type { Leaf } from '#app/features/engine/condition.schema.ts'
import { leavesOf } from '#app/features/engine/condition.schema.ts'
import { holdsIf } from '#app/features/engine/evaluate-condition.ts'
import { readCondition } from '#app/features/adventure/read-condition.ts'
import type { HotspotView, LayerView } from '#app/features/studio/draft/view.ts'

/** Something that may have happened in a game: a condition's leaf holds, or an item of the scene is taken. */
export type Fact = { key: string; leaf: Leaf } | { key: string; taken: string }

type Layer = Pick<LayerView, 'visibilityConditions' | 'hotspotId'>
type Hotspot = Pick<HotspotView, 'id' | 'type' | 'visibilityConditions'>

const leafKey = (leaf: Leaf): string => JSON.stringify(leaf)
const takenKey = (hotspotId: string): string => `taken ${hotspotId}`

const tiedTo = ({ hotspotId }: Layer, hotspots: readonly Hotspot[]): Hotspot | undefined =>
  hotspots.find(({ id }) => id === hotspotId)

/** What the layers of a scene depend on, each once. */
export function factsOf(layers: readonly Layer[], hotspots: readonly Hotspot[]): Fact[] {
  const facts = layers.flatMap((layer): Fact[] => {
    const hotspot = tiedTo(layer, hotspots)
    const conditions = [layer.visibilityConditions, hotspot?.visibilityConditions ?? {}]
    return [
      ...(hotspot?.type === 'item' ? [{ key: takenKey(hotspot.id), taken: hotspot.id }] : []),
      ...conditions
        .flatMap((condition) => leavesOf(readCondition(condition) ?? {}))
        .map((leaf) => ({ key: leafKey(leaf), leaf })),
    ]
  })
  return [...new Map(facts.map((fact) => [fact.key, fact])).values()]
}

/** Whether a layer shows once these facts, by their keys, hold and no others. */
export function showsIn(layer: Layer, hotspots: readonly Hotspot[], facts: ReadonlySet<string>): boolean {
  const holds = (raw: unknown) => {
    const condition = readCondition(raw)
    return condition !== null && holdsIf(condition, (leaf) => facts.has(leafKey(leaf)))
  }
  const hotspot = tiedTo(layer, hotspots)
  const isTiedThere = !hotspot || (!facts.has(takenKey(hotspot.id)) && holds(hotspot.visibilityConditions))
  return isTiedThere && holds(layer.visibilityConditions)
}
