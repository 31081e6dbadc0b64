import { useAllSaved } from '#app/features/studio/draft/components/use-all-saved.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toaster.ts'

/** Sends at once what is saved by and by anyway, and says that it is. */
export function SaveButton({ label, saved }: { label: string; saved: string }) {
  const allSaved = useAllSaved()
  const save = async () => {
    if (await allSaved(m.studio_update_failed())) void notify({ title: saved, tone: 'success' })
  }
  return (
    <Button variant="accent" onClick={() => void save()}>
      {label}
    </Button>
  )
}
