import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { createRow } from '#app/features/studio/draft/make-command.ts'
import type { SceneView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'

export function useNewScene() {
  const { run, busy } = useCommand()

  const create = async (name: string, orientation: SceneView['orientation']): Promise<string | null> => {
    const id = newId()
    if (!(await run(createRow('scene', id, { name, orientation }), m.common_error()))) return null
    void notify({ title: m.studio_scene_created(), tone: 'success' })
    return id
  }
  return { create, busy }
}
