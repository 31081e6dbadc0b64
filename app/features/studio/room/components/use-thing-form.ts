import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { notify } from '#app/ui/toaster.ts'

type Form<Values extends object> = Parameters<typeof useRowForm<Values>>[0]
type Said = { done: () => string; failed: (inputs: { reason: string }) => string }

type ThingFormOptions<Values extends object> = Pick<
  Form<Values>,
  'kind' | 'row' | 'initial' | 'required' | 'onClose' | 'onReopen'
> & { added: Said; updated: Said }

/** Of a prop or clue of a room; saving closes it. */
export function useThingForm<Values extends object>({ added, updated, ...options }: ThingFormOptions<Values>) {
  const { row, onClose } = options
  const said = row ? updated : added
  return useRowForm<Values>({
    ...options,
    draftRow: row?.id ?? 'new',
    failure: (reason) => ({ title: said.failed({ reason }) }),
    onSaved: () => {
      void notify({ title: said.done(), tone: 'success' })
      onClose()
    },
  })
}
