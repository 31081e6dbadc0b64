import { useState } from 'react'
import { useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { resultText } from '#app/features/studio/components/editor/result-text.ts'
import { useUndo } from '#app/features/studio/components/editor/use-undo.ts'
import { deletion } from '#app/features/studio/saving/cast-history.ts'
import type { CastTable } from '#app/features/studio/saving/cast-history.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { notify } from '#app/ui/toaster.ts'

type DeleteRowProps = {
  id: string
  name: string
  question: string
  /** Where in the draft the row is. */
  table: CastTable
  /** The toast's title once it is gone. */
  deleted: string
  /** What the toast says when it could not be deleted. */
  failure: (reason: string) => { title: string; description?: string }
  onClose: () => void
  onDeleted?: () => void
}

/** Asks, and removes a row in the newest version that this page has seen. One step back, and it is there again with what led to it. */
export function DeleteRow({ id, table, name, question, deleted, failure, onClose, onDeleted }: DeleteRowProps) {
  const saver = useSaver()
  const { undo } = useUndo()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const { make, entry } = deletion(table, id)
    const result = await saver.send(make)
    if (result.status === 'conflict') saver.adopt(result.current)
    onClose()
    if (result.status === 'saved') {
      saver.record(entry())
      void notify({ title: deleted, tone: 'success', action: { label: m.studio_undo(), onClick: undo } })
      onDeleted?.()
    } else if (result.status !== 'checked') void notify({ ...failure(resultText(result)), tone: 'danger' })
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
    </AlertDialog>
  )
}
