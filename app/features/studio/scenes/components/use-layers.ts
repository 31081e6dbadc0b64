import { useMemo, useState } from 'react'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { HotspotView, SceneView } from '#app/features/studio/draft/view.ts'
import { showsIn } from '#app/features/studio/scenes/scene-state.ts'
import { useLayerCommands } from './use-layer-commands.ts'

/** The layers of a scene: which are drawn on the canvas, which is selected, and which state is shown. */
export function useLayers(scene: SceneView, openedId: string | null) {
  const { layers, hotspots } = useDraft()
  const commands = useLayerCommands(scene)
  const [facts, showFacts] = useState<ReadonlySet<string>>(new Set())
  const [selectedId, select] = useState<string | null>(null)
  const all = useMemo(() => layers.filter(({ sceneId }) => sceneId === scene.id), [layers, scene.id])
  const drawn = useMemo(
    () => all.filter((layer) => layer.id === selectedId || showsIn(layer, hotspots, facts)),
    [all, selectedId, hotspots, facts],
  )
  const draw = async (hotspot: HotspotView) => {
    const id = await commands.drawUntilTaken(hotspot)
    if (id) select(id)
  }
  const byId = (wanted: string | null) => all.find(({ id }) => id === wanted)
  return { all, drawn, facts, showFacts, select, commands, draw, selected: byId(selectedId), opened: byId(openedId) }
}

export type Layers = ReturnType<typeof useLayers>
