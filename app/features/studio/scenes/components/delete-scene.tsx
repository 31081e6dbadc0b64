import { useUndo } from '#app/features/studio/draft/components/use-undo.ts'
import { StillUsedIn } from '#app/features/studio/fields/components/used-in.tsx'
import type { SceneView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { useNavigate } from '#app/ui/link.tsx'
import { notify } from '#app/ui/toaster.ts'
import { useSceneCommands } from './use-scene-commands.ts'

export function DeleteScene({ scene, onClose }: { scene: SceneView; onClose: () => void }) {
  const { remove, busy } = useSceneCommands()
  const { undo } = useUndo()
  const navigate = useNavigate()
  const confirm = async () => {
    const done = await remove(scene.id)
    onClose()
    if (!done) return
    void notify({ title: m.studio_scene_deleted(), tone: 'success', action: { label: m.studio_undo(), onClick: undo } })
    void navigate('?tab=scenes', { replace: true, preventScrollReset: true })
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.studio_delete_title({ title: scene.name })}
      confirm={m.common_delete()}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      <p>{m.studio_scene_delete_question()}</p>
      <StillUsedIn id={scene.id} />
    </AlertDialog>
  )
}
