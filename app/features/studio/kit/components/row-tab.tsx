import { useState } from 'react'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { Remove } from '#app/features/studio/draft/command.schema.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { viewsIn } from '#app/features/studio/draft/view.ts'
import type { ViewOf } from '#app/features/studio/draft/view.ts'
import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import { OrderedRows } from '#app/features/studio/fields/components/ordered-rows.tsx'
import { RowButtons } from '#app/features/studio/fields/components/row-buttons.tsx'
import { useDuplicate } from '#app/features/studio/fields/components/use-duplicate.ts'
import type { Opened } from './kit-dialog.tsx'
import { kitWordsOf } from './kit-words.ts'
import type { ListedKind } from './kit-words.ts'
import { TabFrame } from './tab-frame.tsx'

type RowTabProps<Kind extends ListedKind> = Omit<ComponentProps<typeof TabFrame>, 'children'> &
  Partial<Pick<ComponentProps<typeof OrderedRows<ViewOf<Kind>>>, 'className' | 'flow'>> & {
    kind: Kind
    /** Shown while the list is empty; `create` defaults to the usual text. */
    empty: { title: string; text: string; create?: string; picture?: ReactNode }
    /** @param buttons that open, copy, delete and move it, placed by its card */
    card: (row: ViewOf<Kind>, buttons: ReactNode) => ReactNode
    /** The form of a new or existing row. */
    Dialog: ComponentType<Opened<Kind>>
    /** Additional buttons. */
    more?: (row: ViewOf<Kind>, open: OpenRow) => ReactNode
    /** Rows to delete along with it, since they are useless without it. */
    beside?: (row: ViewOf<Kind>) => readonly Remove[]
    copyOf?: Parameters<typeof useDuplicate>[2]
    /** The dialog that contains a field; `edit` by default. */
    dialogOf?: Parameters<typeof useOpenRow>[0]
    /** Above the list, and further dialogs below it. */
    above?: (open: OpenRow) => ReactNode
    below?: (open: OpenRow) => ReactNode
  }

/** A tab with rows in their author's order, their form, and the question before one is deleted. */
export function RowTab<Kind extends ListedKind>(props: RowTabProps<Kind>) {
  const { kind, title, text, actions, empty, card, Dialog, more, beside, copyOf, dialogOf, above, below, ...list } =
    props
  const rows = viewsIn(useDraft(), kind) as ViewOf<Kind>[]
  const open = useOpenRow(dialogOf)
  const words = kitWordsOf(kind)
  const copy = useDuplicate(kind, words.copied ?? (() => ''), copyOf)
  const nameOf = (row: ViewOf<Kind>): string => String(row[kindOf(kind).nameField as keyof ViewOf<Kind>])
  const at = (what: string) => rows.find(({ id }) => id === open.idOf(what))
  const [editing, deleting] = [at('edit'), at('delete')]
  return (
    <TabFrame title={title} text={text} actions={actions}>
      {above?.(open)}
      <OrderedRows
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
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
                onEdit={() => open.open('edit', row.id)}
                {...(words.copied ? { onDuplicate: () => void copy(row.id) } : {})}
                onDelete={() => open.open('delete', row.id)}
              />
              {more?.(row, open)}
              {move}
            </>,
          )
        }
        empty={{ create: words.create(), ...empty }}
        create={words.create()}
        onCreate={open.create}
      />
      {open.isCreating && <Dialog row={null} onClose={open.close} onReopen={open.create} />}
      {editing && (
        <Dialog key={editing.id} row={editing} onClose={open.close} onReopen={() => open.open('edit', editing.id)} />
      )}
      {deleting && (
        <DeleteRow
          id={deleting.id}
          kind={kind}
          name={nameOf(deleting)}
          question={words.question()}
          deleted={words.deleted()}
          {...(beside ? { beside: beside(deleting) } : {})}
          onClose={open.close}
        />
      )}
      {below?.(open)}
    </TabFrame>
  )
}

export type OpenRow = ReturnType<typeof useOpenRow>

/** Which dialog of a list is open; `row` in the address opens one. @param dialogOf the dialog that contains a field */
function useOpenRow(dialogOf: (field: string | null) => string = () => 'edit') {
  const [query] = useSearchParams()
  const asked = query.get('row')
  const [open, setOpen] = useState<{ what: string; id: string } | null>(
    asked === null ? null : { what: dialogOf(query.get('field')), id: asked },
  )
  return {
    isCreating: open?.what === 'create',
    /** The row that this dialog shows. */
    idOf: (what: string): string | null => (open?.what === what ? open.id : null),
    create: () => setOpen({ what: 'create', id: 'new' }),
    open: (what: string, id: string) => setOpen({ what, id }),
    close: () => setOpen(null),
  }
}
