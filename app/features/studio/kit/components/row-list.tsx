import { Fragment } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { Remove } from '#app/features/studio/draft/command.schema.ts'
import type { ViewOf } from '#app/features/studio/draft/view.ts'
import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import { RowButtons } from '#app/features/studio/fields/components/row-buttons.tsx'
import { useDuplicate } from '#app/features/studio/fields/components/use-duplicate.ts'
import { OrderedRows } from '#app/features/studio/fields/components/ordered-rows.tsx'
import type { Handlers } from './kit-dialog.tsx'
import { failureOf, kitWordsOf } from './kit-words.ts'
import type { ListedKind } from './kit-words.ts'
import type { useOpenRow } from './use-open-row.ts'

type RowListProps<Kind extends ListedKind> = Pick<
  ComponentProps<typeof OrderedRows<ViewOf<Kind>>>,
  'className' | 'flow'
> & {
  kind: Kind
  rows: readonly ViewOf<Kind>[]
  open: ReturnType<typeof useOpenRow<ViewOf<Kind>>>
  /** Shown while the list is empty; `create` defaults to the usual text. */
  empty: { title: string; text: string; create?: string; picture?: ReactNode }
  /** @param buttons that open, copy, delete and move it, placed by its card */
  card: (row: ViewOf<Kind>, buttons: ReactNode) => ReactNode
  /** Additional buttons. */
  more?: (row: ViewOf<Kind>) => ReactNode
  /** Default: duplicates it if its kind's texts include `copied`; otherwise there is no button. */
  onDuplicate?: (id: string) => void
  /** @param row null for a new one */
  dialog: (row: ViewOf<Kind> | null, handlers: Handlers) => ReactNode
  /** Rows to delete along with it, since they are useless without it. */
  beside?: (row: ViewOf<Kind>) => readonly Remove[]
}

/** Rows in their author's order, with their dialogs: the form of a new or existing row, and the question before one is
 * deleted. */
export function RowList<Kind extends ListedKind>(props: RowListProps<Kind>) {
  const { kind, rows, open, dialog, empty, beside, card, more, onDuplicate, ...list } = props
  const { creating, editing, deleting, create, edit, close } = open
  const words = kitWordsOf(kind)
  const copy = useDuplicate(kind, words.copied ?? (() => ''))
  const duplicate = onDuplicate ?? (words.copied && ((id: string) => void copy(id)))
  const nameOf = (row: ViewOf<Kind>): string => String(row[kindOf(kind).nameField as keyof ViewOf<Kind>])
  return (
    <>
      <OrderedRows
        {...list}
        kind={kind}
        rows={rows}
        nameOf={nameOf}
        card={(row, move) =>
          card(
            row,
            <>
              <RowButtons
                name={nameOf(row)}
                onEdit={() => edit(row.id)}
                {...(duplicate ? { onDuplicate: () => duplicate(row.id) } : {})}
                onDelete={() => open.remove(row.id)}
              />
              {more?.(row)}
              {move}
            </>,
          )
        }
        empty={{ create: words.create(), ...empty }}
        create={words.create()}
        onCreate={create}
      />
      {creating && dialog(null, { onClose: close, onReopen: create })}
      {editing && (
        <Fragment key={editing.id}>{dialog(editing, { onClose: close, onReopen: () => edit(editing.id) })}</Fragment>
      )}
      {deleting && (
        <DeleteRow
          id={deleting.id}
          kind={kind}
          name={nameOf(deleting)}
          question={words.question()}
          deleted={words.deleted()}
          failure={(reason) => failureOf(words.deleteFailed, reason)}
          {...(beside ? { beside: beside(deleting) } : {})}
          onClose={close}
        />
      )}
    </>
  )
}
