import Save from 'lucide-react/icons/save'
import { useState } from 'react'
import { whyUnsaved } from '#app/features/studio/draft/components/unsaved-text.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toaster.ts'

type SaveFormProps = {
  label: string
  saved: string
  /** The title of the toast; by default the reason goes below a general title. */
  failed?: (reason: string) => string
}

/** For a form that saves as one types: sends what is waiting and confirms that it is saved, unless the button's section
 * has a field with an error, which gets the focus. */
export function SaveForm({ label, saved, failed }: SaveFormProps) {
  const store = useStore()
  const [busy, setBusy] = useState(false)
  const save = async (section: Element | null) => {
    setBusy(true)
    const summary = await store.flush()
    setBusy(false)
    const wrong = section?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus()
    if (summary === 'saved' && !wrong) return notify({ title: saved, tone: 'success' })
    const reason = summary === 'saved' ? errorOf(wrong!) : whyUnsaved(summary, store.getState().log)
    void notify({
      ...(failed ? { title: failed(reason) } : { title: m.studio_update_failed(), description: reason }),
      tone: 'danger',
    })
  }
  return (
    <Button
      variant="accent"
      loading={busy}
      onClick={({ currentTarget }) => void save(currentTarget.closest('section'))}
      className="justify-self-start"
    >
      {!busy && <Save aria-hidden="true" className="size-4.5" />}
      {label}
    </Button>
  )
}

/** The error below the field; its hint comes first in `aria-describedby`. */
function errorOf(field: HTMLElement): string {
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
  return document.getElementById(id)?.textContent ?? m.studio_save_refused_text()
}
