import { useCallback } from 'react'
import type { CanvasOrder } from '#app/features/studio/canvas/canvas-machine.ts'
import type { Point } from '#app/features/studio/canvas/geometry.ts'
import { resultText } from '#app/features/studio/components/editor/result-text.ts'
import { useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import type { DraftView, HotspotView } from '#app/features/studio/draft-view.ts'
import type { HotspotType } from '#app/features/studio/scenes.schema.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'

type Create = Extract<EditorRequest, { intent: 'create-hotspot' }>

/** The command that makes a hotspot that was deleted again, as it was; its links only as far as they still lead somewhere. */
export const recreating = (hotspot: HotspotView): Create => {
  const { id, sceneId, type, name, x, y, width, height, shape, points, zIndex, displayOrder, blockedMessage, targetId, translations } = hotspot
  return {
    intent: 'create-hotspot',
    id, sceneId, type, name, x, y, width, height, shape, points, zIndex, displayOrder, blockedMessage, targetId,
    visibilityConditions: hotspot.visibilityConditions as Create['visibilityConditions'],
    interactionConditions: hotspot.interactionConditions as Create['interactionConditions'],
    translations: translations as Create['translations'],
  }
}

const deleting = (id: string) => (draft: DraftView): EditorRequest | null => {
  const hotspot = draft.hotspots.find((each) => each.id === id)
  return hotspot ? { intent: 'delete-hotspot', hotspotId: id, version: hotspot.version } : null
}

/** What happens to hotspots on the canvas and in its list, each with the step that takes it back. */
export function useHotspotCommands(sceneId: string) {
  const saver = useSaver()

  const tell = (result: Awaited<ReturnType<typeof saver.send>>): boolean => {
    if (result.status === 'saved') return true
    if (result.status === 'conflict') saver.adopt(result.current)
    if (result.status !== 'checked') void notify({ title: m.common_error(), description: resultText(result), tone: 'danger' })
    return false
  }

  const create = async (type: HotspotType, at: Point): Promise<string | null> => {
    const request: Create = { intent: 'create-hotspot', id: newId(), sceneId, type, x: at.x, y: at.y }
    const result = await saver.send(() => request)
    if (!tell(result) || result.status !== 'saved') return null
    const made = result.change.hotspots?.[0]
    if (!made) return null
    saver.record({ name: `create ${made.id}`, at: Date.now(), undo: { kind: 'command', make: deleting(made.id) }, redo: { kind: 'command', make: () => recreating(made) } })
    void notify({ title: m.studio_hotspot_created(), tone: 'success' })
    return made.id
  }

  const remove = async (hotspot: HotspotView): Promise<boolean> => {
    const done = tell(await saver.send(deleting(hotspot.id)))
    if (!done) return false
    saver.record({ name: `delete ${hotspot.id}`, at: Date.now(), undo: { kind: 'command', make: () => recreating(hotspot) }, redo: { kind: 'command', make: deleting(hotspot.id) } })
    void notify({ title: m.studio_hotspot_deleted(), tone: 'success', action: { label: m.studio_undo(), onClick: () => saver.undo() } })
    return true
  }

  const clear = async (): Promise<boolean> => tell(await saver.send(() => ({ intent: 'clear-hotspots', sceneId })))

  const change = useCallback((order: Extract<CanvasOrder, { type: 'change' }>) => saver.edit(order.id, order.changes), [saver])

  return { create, remove, clear, change }
}
