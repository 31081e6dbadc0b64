import { useState } from 'react'
import type { Remove } from '#app/features/studio/draft/command.schema.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { commandRefusalText } from '#app/features/studio/draft/components/result-text.ts'
import { useUndo } from '#app/features/studio/draft/components/use-undo.ts'
import { batchOf } from '#app/features/studio/draft/make-command.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { failureToast } from './failure-toast.ts'
import type { Failed } from './failure-toast.ts'
import { StillUsedIn } from './used-in.tsx'
import { notify } from '#app/ui/toaster.ts'

type DeleteRowProps = {
  id: string
  name: string
  question: string
  kind: KindName
  /** Rows that are deleted with it. */
  beside?: readonly Remove[]
  deleted: string
  failed?: Failed
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteRow({
  id,
  kind,
  name,
  question,
  beside = [],
  deleted,
  failed,
  onClose,
  onDeleted,
}: DeleteRowProps) {
  const store = useStore()
  const { undo } = useUndo()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const outcome = await store.run(() => batchOf([...beside, { op: 'remove', kind, ids: [id] }]))
    onClose()
    if (outcome.status === 'refused') return notify(failureToast(commandRefusalText(outcome.refusal), failed))
    void notify({ title: deleted, tone: 'success', action: { label: m.studio_undo(), onClick: undo } })
    onDeleted?.()
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.studio_delete_title({ title: name })}
      confirm={m.common_delete()}
      busy={busy}
      onConfirm={() => void remove()}
    >
      <p>{question}</p>
      <StillUsedIn id={id} />
    </AlertDialog>
  )
}
