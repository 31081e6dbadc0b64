import type { ComponentProps, ReactNode } from 'react'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { ViewOf } from '#app/features/studio/draft/view.ts'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { notify } from '#app/ui/toaster.ts'
import { failureOf, kitWordsOf } from './kit-words.ts'
import type { ListedKind } from './kit-words.ts'

export type Handlers = { onClose: () => void; onReopen: () => void }

type Options<Kind extends ListedKind> = Handlers & {
  kind: Kind
  /** Null for a new row. */
  row: ViewOf<Kind> | null
  initial?: Partial<ViewOf<Kind>>
  onSaved?: () => void
} & Pick<Parameters<typeof useRowForm<ViewOf<Kind>>>[0], 'beside'>

export type KitForm<Kind extends ListedKind> = ReturnType<typeof useRowForm<ViewOf<Kind>>>

/** The form of a row in a list of a dinner or room; saving shows a toast and closes it. */
export function useKitForm<Kind extends ListedKind>({
  initial = {},
  onSaved,
  ...options
}: Options<Kind>): KitForm<Kind> {
  const { kind, row, onClose } = options
  const words = kitWordsOf(kind)
  return useRowForm<ViewOf<Kind>>({
    ...options,
    initial,
    draftRow: row?.id ?? 'new',
    required: { field: kindOf(kind).nameField!, missing: words.missing },
    failure: (reason) => failureOf(row ? words.updateFailed : words.addFailed, reason),
    onSaved: () => {
      onSaved?.()
      void notify({ title: row ? words.updated() : words.added(), tone: 'success' })
      onClose()
    },
  })
}

type KitDialogProps<Kind extends ListedKind> = Pick<ComponentProps<typeof RowDialog>, 'size' | 'description'> & {
  kind: Kind
  row: { id: string } | null
  form: KitForm<Kind>
  onClose: () => void
  children: ReactNode
}

export function KitDialog<Kind extends ListedKind>({ kind, row, form, ...rest }: KitDialogProps<Kind>) {
  const words = kitWordsOf(kind)
  return (
    <RowDialog
      {...rest}
      form={form}
      title={row ? words.edit() : words.create()}
      submit={row ? words.update() : words.add()}
    />
  )
}
