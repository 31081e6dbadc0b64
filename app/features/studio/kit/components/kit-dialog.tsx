import type { ComponentProps, ReactNode } from 'react'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { ViewOf } from '#app/features/studio/draft/view.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { missingOf, kitWordsOf } from './kit-words.ts'
import type { ListedKind } from './kit-words.ts'
import { RowParts } from './row-parts.tsx'
import type { Titled } from './row-parts.tsx'

/** What the dialog of a row is given; `row` is null for a new one. */
export type Opened<Kind extends ListedKind> = {
  row: ViewOf<Kind> | null
  onClose: () => void
  onReopen: () => void
}

export type KitForm<Kind extends ListedKind> = ReturnType<typeof useRowForm<ViewOf<Kind>>>

type KitDialogProps<Kind extends ListedKind> = Opened<Kind> & {
  kind: Kind
  /** A single step does not show its title. */
  steps: (form: KitForm<Kind>) => readonly Titled<Kind>[]
  /** Above the steps. */
  top?: (form: KitForm<Kind>) => ReactNode
} & Pick<ComponentProps<typeof RowDialog>, 'size' | 'description'> &
  Pick<ComponentProps<typeof FormSteps>, 'onlyOnPhones'> &
  Pick<Parameters<typeof useRowForm<ViewOf<Kind>>>[0], 'initial' | 'beside' | 'onSaved'>

/** The form of a row in a list of a dinner or room. */
export function KitDialog<Kind extends ListedKind>(props: KitDialogProps<Kind>) {
  const { steps, top, size = 'large', description, onlyOnPhones = false, ...opened } = props
  const { kind, row, onClose } = opened
  const words = kitWordsOf(kind)
  const form = useRowForm<ViewOf<Kind>>({
    ...opened,
    required: { field: kindOf(kind).nameField!, missing: missingOf(kind) },
    saved: row ? words.updated() : words.added(),
    failed: row ? words.updateFailed : words.addFailed,
  })
  const all = steps(form).map(([title, ...parts]) => ({ title, part: <RowParts kind={kind} parts={parts} /> }))
  return (
    <RowDialog
      form={form}
      size={size}
      description={description}
      title={row ? words.edit() : words.create()}
      submit={row ? words.update() : words.add()}
      onClose={onClose}
    >
      {top?.(form)}
      {all.length === 1 ? all[0]!.part : <FormSteps steps={all} onlyOnPhones={onlyOnPhones} />}
    </RowDialog>
  )
}
