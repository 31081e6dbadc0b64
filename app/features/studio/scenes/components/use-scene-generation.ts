import { useViewerId } from '#app/features/account/use-viewer-id.ts'
import type { Generation } from '#app/features/generation/components/use-generation.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import type { SceneView } from '#app/features/studio/draft/view.ts'
import { promptOfScene } from '#app/features/studio/fields/components/generation-prompt.ts'
import { useDraftGeneration } from '#app/features/studio/fields/components/use-draft-generation.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useNavigate } from '#app/ui/link.tsx'
import { useSceneCommands } from './use-scene-commands.ts'

export const sceneSlot = (id: string): string => `scene ${id}`

/** When done, leads to the text alternative if there is none yet. */
export function useSceneGeneration(scene: SceneView): Generation {
  const { id, canvasWidth: width, canvasHeight: height } = scene
  const store = useStore()
  const viewer = useViewerId()
  const navigate = useNavigate()
  const { setImage } = useSceneCommands()
  const describe = () => {
    const { details, scenes } = store.getState().draft
    if (scenes.find((each) => each.id === id)?.altText.trim() !== '') return undefined
    const onClick = () => void navigate(`/editor/${details.id}?tab=scenes&scene=${id}&field=altText`)
    return { label: m.generation_describe(), onClick }
  }
  return useDraftGeneration(
    {
      place: 'generate-scene-image',
      slot: sceneSlot(id),
      prompt: () => promptOfScene(scene),
      more: { sceneId: id, width, height, ...(viewer ? { userId: viewer } : {}) },
      next: describe,
    },
    (asset) => void setImage(id, asset),
  )
}
