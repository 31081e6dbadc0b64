import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { ProjectRequest } from '#app/features/studio/projects/submit-project.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { notify } from '#app/ui/toaster.ts'
import { codeText } from './create-dialog.tsx'
import type { ProjectAnswer } from './create-dialog.tsx'

/** Asks, and puts the project into the trash. */
export function DeleteProject({ project, onClose }: { project: { id: string; title: string }; onClose: () => void }) {
  const fetcher = useFetcher<ProjectAnswer>()
  const answer = fetcher.data
  useEffect(() => {
    if (!answer) return
    if (answer.status === 'deleted') void notify({ title: m.studio_deleted_title(), description: m.studio_deleted_text(), tone: 'success' })
    else void notify({ title: m.studio_delete_failed(), description: codeText(answer.status === 'failed' ? answer.code : 'unexpected'), tone: 'danger' })
    onClose()
  }, [answer, onClose])
  const remove = () => {
    const request: ProjectRequest = { intent: 'delete-adventure', adventureId: project.id }
    void fetcher.submit(request, { method: 'post', action: '/creator', encType: 'application/json' })
  }
  return (
    <AlertDialog open onOpenChange={(open) => !open && onClose()} title={m.studio_delete_title({ title: project.title })} confirm={m.common_delete()} busy={fetcher.state !== 'idle'} onConfirm={remove}>
      <p>{m.studio_delete_question()}</p>
      <p>{m.studio_delete_trash()}</p>
    </AlertDialog>
  )
}
