import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { useProjectAction } from './use-project-action.ts'

export function DeleteProject({ project, onClose }: { project: { id: string; title: string }; onClose: () => void }) {
  const remove = useProjectAction(
    { intent: 'delete-adventure', adventureId: project.id },
    {
      done: 'deleted',
      title: m.studio_deleted_title,
      text: m.studio_deleted_text,
      failed: m.studio_delete_failed,
      onEnd: onClose,
    },
  )
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.studio_delete_title({ title: project.title })}
      confirm={m.common_delete()}
      busy={remove.busy}
      onConfirm={remove.run}
    >
      <p>{m.studio_delete_question()}</p>
      <p>{m.studio_delete_trash()}</p>
    </AlertDialog>
  )
}
