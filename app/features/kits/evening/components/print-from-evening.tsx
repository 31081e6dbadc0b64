import Printer from 'lucide-react/icons/printer'
import { eveningPath } from '#app/features/kits/evening/evening-path.ts'
import { useUsualPaper } from '#app/features/kits/print/components/usual-paper.ts'
import { Button } from '#app/ui/button.tsx'

type PrintProps = {
  id: string
  /** Whose part; without, the invitations of all, or slips. */
  guestId?: string
  what?: 'slips'
  label: string
  hint: string
}

/** Paper with the names of this evening. */
export function PrintFromEvening({ id, guestId, what, label, hint }: PrintProps) {
  const paper = useUsualPaper()
  return (
    <form
      method="post"
      action={`${eveningPath(id)}/invitations`}
      className="flex flex-wrap items-center gap-x-4 gap-y-1"
    >
      <input type="hidden" name="paper" value={paper} />
      {guestId !== undefined && <input type="hidden" name="guest" value={guestId} />}
      {what && <input type="hidden" name="what" value={what} />}
      <Button type="submit" size="small">
        <Printer aria-hidden="true" className="size-5" />
        {label}
      </Button>
      <span className="text-sm text-muted">{hint}</span>
    </form>
  )
}
