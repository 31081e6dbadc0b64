import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { useUndo } from '#app/features/studio/draft/components/use-undo.ts'
import { arrangeRows, createRow, removeRows } from '#app/features/studio/draft/make-command.ts'
import type { HotspotView, SceneView } from '#app/features/studio/draft/view.ts'
import { hotspotName } from '#app/features/studio/fields/components/hotspot-names.ts'
import { placeOfHotspot } from '#app/features/studio/scenes/layer-place.ts'
import type { Place } from '#app/features/studio/fields/place.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'
import type { Toast } from '#app/ui/toaster.ts'

export function useLayerCommands(scene: SceneView) {
  const store = useStore()
  const { undo } = useUndo()
  const { run } = useCommand()

  const remove = async (id: string): Promise<boolean> => {
    if (!(await run(() => removeRows('layer', [id]), m.common_error()))) return false
    void notify({
      title: m.layers_deleted(),
      tone: 'success',
      action: { label: m.studio_undo(), onClick: undo },
    })
    return true
  }
  /** Saved after a pause. What the keys do in a row is one step of undo, and each drag is one. */
  const place = (id: string, to: Place, by: 'keys' | 'pointer'): void => {
    if (by === 'pointer') store.completeStep()
    store.editTogether({ [id]: to })
    if (by === 'pointer') store.completeStep()
  }
  const order = (ids: readonly string[]): Promise<boolean> => run(arrangeRows('layer', ids, scene.id), m.common_error())
  /** A layer with the item's picture where its hotspot is, as long as the hotspot is there. */
  const drawUntilTaken = async (hotspot: HotspotView): Promise<string | null> => {
    const item = store.getState().draft.items.find(({ id }) => id === hotspot.targetId)
    const id = newId()
    const fields = {
      name: hotspotName(hotspot),
      imageAssetId: item?.iconAssetId ?? null,
      hotspotId: hotspot.id,
      ...placeOfHotspot(hotspot, { width: scene.canvasWidth, height: scene.canvasHeight }, item?.icon ?? null),
    }
    if (!(await run(createRow('layer', id, fields, scene.id), m.common_error()))) return null
    const said: Toast = fields.imageAssetId
      ? { title: m.layers_drawn(), tone: 'success' }
      : {
          title: m.layers_not_drawn(),
          description: m.layers_not_drawn_text({ item: item?.name ?? fields.name }),
          tone: 'warning',
        }
    void notify({ ...said, action: { label: m.studio_undo(), onClick: undo } })
    return id
  }
  return { remove, place, order, drawUntilTaken }
}
