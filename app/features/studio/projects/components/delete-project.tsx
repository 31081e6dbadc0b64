import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { useProjectAction } from './use-project-action.ts'

type DeleteProjectProps = {
  project: { id: string; title: string }
  /** For a project already in the trash. */
  forever?: boolean
  onClose: () => void
}

export function DeleteProject({ project: { id, title }, forever = false, onClose }: DeleteProjectProps) {
  const remove = useProjectAction(
    { intent: forever ? 'erase-adventure' : 'delete-adventure', adventureId: id },
    {
      done: forever ? 'erased' : 'deleted',
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
      title={forever ? m.studio_projects_erase_title({ title }) : m.studio_delete_title({ title })}
      confirm={forever ? m.studio_projects_erase() : m.common_delete()}
      busy={remove.busy}
      onConfirm={remove.run}
    >
      <p>{m.studio_delete_question()}</p>
      <p>{forever ? m.studio_projects_erase_text() : m.studio_delete_trash()}</p>
    </AlertDialog>
  )
}
