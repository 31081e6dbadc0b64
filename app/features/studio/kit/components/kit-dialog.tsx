import type { ComponentProps, ReactNode } from 'react'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { ViewOf } from '#app/features/studio/draft/view.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { notify } from '#app/ui/toaster.ts'
import { failureOf, missingOf, kitWordsOf } from './kit-words.ts'
import type { ListedKind } from './kit-words.ts'
import { RowParts } from './row-parts.tsx'
import type { Part } from './row-parts.tsx'

/** What the dialog of a row is given; `row` is null for a new one. */
export type Opened<Kind extends ListedKind> = {
  row: ViewOf<Kind> | null
  onClose: () => void
  onReopen: () => void
}

export type KitForm<Kind extends ListedKind> = ReturnType<typeof useRowForm<ViewOf<Kind>>>

type KitDialogProps<Kind extends ListedKind> = Opened<Kind> & {
  kind: Kind
  /** A step's title, which a single one does not show, and its parts. */
  steps: (form: KitForm<Kind>) => readonly (readonly [title: string, ...parts: Part<Kind>[]])[]
  /** Above the steps. */
  top?: (form: KitForm<Kind>) => ReactNode
  initial?: Partial<ViewOf<Kind>>
  onSaved?: () => void
} & Pick<ComponentProps<typeof RowDialog>, 'size' | 'description'> &
  Pick<ComponentProps<typeof FormSteps>, 'onlyOnPhones'> &
  Pick<Parameters<typeof useRowForm<ViewOf<Kind>>>[0], 'beside'>

/** The form of a row in a list of a dinner or room; saving shows a toast and closes it. */
export function KitDialog<Kind extends ListedKind>(props: KitDialogProps<Kind>) {
  const { kind, row, onClose, onReopen, steps, top, initial = {}, onSaved, onlyOnPhones, beside, ...look } = props
  const words = kitWordsOf(kind)
  const form = useRowForm<ViewOf<Kind>>({
    kind,
    row,
    initial,
    beside,
    draftRow: row?.id ?? 'new',
    required: { field: kindOf(kind).nameField!, missing: missingOf(kind) },
    failure: (reason) => failureOf(reason, row ? words.updateFailed : words.addFailed),
    onSaved: () => {
      onSaved?.()
      void notify({ title: row ? words.updated() : words.added(), tone: 'success' })
      onClose()
    },
    onClose,
    onReopen,
  })
  const all = steps(form).map(([title, ...parts]) => ({ title, part: <RowParts kind={kind} parts={parts} /> }))
  return (
    <RowDialog
      {...look}
      form={form}
      title={row ? words.edit() : words.create()}
      submit={row ? words.update() : words.add()}
      onClose={onClose}
    >
      {top?.(form)}
      {all.length === 1 ? all[0]!.part : <FormSteps steps={all} onlyOnPhones={onlyOnPhones ?? false} />}
    </RowDialog>
  )
}
