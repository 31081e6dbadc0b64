import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import { m } from '#app/i18n/generated/messages.js'
import type { useOpenRow } from './use-open-row.ts'

type RowDialogsProps<Row extends { id: string }> = {
  open: ReturnType<typeof useOpenRow<Row>>
  kind: KindName
  nameOf: (row: Row) => string
  /** @param row null for a new one */
  dialog: (row: Row | null, props: { onClose: () => void; onReopen: () => void }) => ReactNode
  question: string
  deleted: string
}

/** What a list opens: the form of a new row or of one of its own, and the question before one is deleted. */
export function RowDialogs<Row extends { id: string }>({
  open: { creating, editing, deleting, create, edit, close },
  kind,
  nameOf,
  dialog,
  question,
  deleted,
}: RowDialogsProps<Row>) {
  return (
    <>
      {creating && dialog(null, { onClose: close, onReopen: create })}
      {editing && (
        <Fragment key={editing.id}>{dialog(editing, { onClose: close, onReopen: () => edit(editing.id) })}</Fragment>
      )}
      {deleting && (
        <DeleteRow
          id={deleting.id}
          kind={kind}
          name={nameOf(deleting)}
          question={question}
          deleted={deleted}
          failure={(reason) => ({ title: m.common_error(), description: reason })}
          onClose={close}
        />
      )}
    </>
  )
}
