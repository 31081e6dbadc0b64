import { copyOfScene, wholeScene } from '#app/features/studio/canvas/whole-rows.ts'
import type { PutScene } from '#app/features/studio/canvas/whole-rows.ts'
import { useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { useCommand } from '#app/features/studio/components/editor/use-command.ts'
import type { DraftView, SceneView } from '#app/features/studio/draft-view.ts'
import type { Step } from '#app/features/studio/saving/history.ts'
import { m } from '#app/i18n/generated/messages.js'
import { isLocale } from '#app/i18n/locale.ts'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'
import { versioned } from './versioned.ts'

const command = (make: Extract<Step, { kind: 'command' }>['make']): Step => ({ kind: 'command', make })

const deleting = (id: string) =>
  command((draft) => versioned(draft.scenes, id, (version) => ({ intent: 'delete-scene', sceneId: id, version })))
const ordering = (sceneIds: string[]) =>
  command((draft) => ({
    intent: 'order-scenes',
    sceneIds: sceneIds.filter((id) => draft.scenes.some((scene) => scene.id === id)),
  }))
const starting = (id: string) =>
  command((draft) => versioned(draft.scenes, id, (version) => ({ intent: 'set-starting-scene', sceneId: id, version })))
const copyName = (name: string, language: string) =>
  m.studio_scenes_copy_name({ name }, isLocale(language) ? { locale: language } : {})

/** What happens to scenes, each with the step that takes it back. */
export function useSceneCommands() {
  const saver = useSaver()
  const { run, busy } = useCommand()

  const record = (name: string, undo: Step, redo: Step) =>
    saver.record({ name: `${name} ${newId()}`, at: Date.now(), undo, redo })

  const carryOut = async (make: Parameters<typeof run>[0]) => (await run(make, m.common_error())).status === 'saved'

  /** A scene that was just made by the dialog. */
  const recordCreated = (scene: SceneView) => {
    let put: PutScene | null = null
    const undo = command((draft) => {
      put = wholeScene(draft, scene.id) ?? put
      return versioned(draft.scenes, scene.id, (version) => ({ intent: 'delete-scene', sceneId: scene.id, version }))
    })
    record(
      'create scene',
      undo,
      command(() => put),
    )
  }

  const duplicate = async (id: string): Promise<string | null> => {
    let copy: PutScene | null = null
    const put = (draft: DraftView) => (copy ??= copyOfScene(draft, id, copyName, newId))
    if (!(await carryOut(put)) || !copy) return null
    const { id: made } = copy as PutScene
    record('copy scene', deleting(made), command(put))
    void notify({ title: m.studio_scenes_copied(), tone: 'success' })
    return made
  }

  const remove = async (id: string): Promise<boolean> => {
    let put: PutScene | null = null
    const make = (draft: DraftView) => {
      put = wholeScene(draft, id) ?? put
      return versioned(draft.scenes, id, (version) => ({ intent: 'delete-scene' as const, sceneId: id, version }))
    }
    if (!(await carryOut(make))) return false
    record(
      'delete scene',
      command(() => put),
      command(make),
    )
    return true
  }

  const order = async (sceneIds: string[]): Promise<boolean> => {
    const before = saver.getState().draft.scenes.map((scene) => scene.id)
    if (!(await carryOut(() => ({ intent: 'order-scenes', sceneIds })))) return false
    record('order scenes', ordering(before), ordering(sceneIds))
    return true
  }

  const setStart = async (id: string): Promise<void> => {
    const before = saver.getState().draft.scenes.find((scene) => scene.isStartingMap)?.id
    const done = await carryOut((draft) =>
      versioned(draft.scenes, id, (version) => ({ intent: 'set-starting-scene', sceneId: id, version })),
    )
    if (done && before) record('start', starting(before), starting(id))
  }

  const setEnding = async (id: string, isEnding: boolean): Promise<void> => {
    const done = await carryOut((draft) =>
      versioned(draft.scenes, id, (version) => ({
        intent: 'update-scene',
        sceneId: id,
        version,
        changes: { isEnding },
      })),
    )
    if (done) saver.recordSaved(id, { isEnding: !isEnding }, { isEnding })
  }

  const setImage = async (id: string, assetId: string | null): Promise<boolean> => {
    const { draft } = saver.getState()
    const before = draft.scenes.find((scene) => scene.id === id)?.image?.id ?? null
    const toCheck = draft.hotspots
      .filter((hotspot) => hotspot.sceneId === id && hotspot.toCheck)
      .map((hotspot) => hotspot.id)
    const setting = (asset: string | null, marks?: string[]) => (now: DraftView) =>
      versioned(now.scenes, id, (version) => ({
        intent: 'set-scene-image' as const,
        sceneId: id,
        version,
        assetId: asset,
        ...(marks ? { toCheck: marks } : {}),
      }))
    if (!(await carryOut(setting(assetId)))) return false
    record('picture', command(setting(before, toCheck)), command(setting(assetId)))
    return true
  }

  return { recordCreated, duplicate, remove, order, setStart, setEnding, setImage, busy }
}
