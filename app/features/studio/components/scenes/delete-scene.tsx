import { useNavigate } from 'react-router'
import { useCommand } from '#app/features/studio/components/editor/use-command.ts'
import type { SceneView } from '#app/features/studio/draft-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { notify } from '#app/ui/toaster.ts'
import { versioned } from './scene-card.tsx'

/** Asks, and removes a scene with its hotspots. */
export function DeleteScene({ scene, onClose }: { scene: SceneView; onClose: () => void }) {
  const { run, busy } = useCommand()
  const navigate = useNavigate()
  const remove = async () => {
    const result = await run((draft) => versioned(draft.scenes, scene.id, (version) => ({ intent: 'delete-scene', sceneId: scene.id, version })), m.common_error())
    onClose()
    if (result.status !== 'saved') return
    void notify({ title: m.studio_scene_deleted(), tone: 'success' })
    void navigate('?tab=scenes', { replace: true, preventScrollReset: true })
  }
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()} title={m.studio_delete_title({ title: scene.name })} confirm={m.common_delete()} busy={busy} onConfirm={() => void remove()}>
      <p>{m.studio_scene_delete_question()}</p>
    </AlertDialog>
  )
}
