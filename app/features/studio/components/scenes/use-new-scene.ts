import { useCommand } from '#app/features/studio/components/editor/use-command.ts'
import type { SceneView } from '#app/features/studio/draft-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'
import { useSceneCommands } from './use-scene-commands.ts'

/** Makes a scene that has only a name yet, as a step to undo. */
export function useNewScene() {
  const { run, busy } = useCommand()
  const { recordCreated } = useSceneCommands()

  /** @returns its id; null when it was not made, which was said */
  const create = async (name: string, orientation: SceneView['orientation']): Promise<string | null> => {
    const id = newId()
    const result = await run(() => ({ intent: 'create-scene', id, name, orientation }), m.common_error())
    const made = result.status === 'saved' ? result.change.scenes?.find((scene) => scene.id === id) : undefined
    if (!made) return null
    recordCreated(made)
    void notify({ title: m.studio_scene_created(), tone: 'success' })
    return id
  }
  return { create, busy }
}
