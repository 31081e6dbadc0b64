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
  /** The title of the toast; otherwise the reason stands below one that fits all. */
  failed?: (reason: string) => string
}

/** Of a form that writes as one types: sends what waits and says that it is saved, unless the section of the button holds
 * a field with an error, to which it goes. */
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

/** What stands below the field; its hint is named before. */
function errorOf(field: HTMLElement): string {
  const id = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
  return document.getElementById(id)?.textContent ?? m.studio_save_refused_text()
}
