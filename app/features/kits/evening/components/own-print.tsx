import Printer from 'lucide-react/icons/printer'
import { partOf } from '#app/features/kits/evening/evening-path.ts'
import type { GuestView } from '#app/features/kits/evening/evening-views.ts'
import { useUsualPaper } from '#app/features/kits/print/components/usual-paper.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'

/** For who plays from paper, or whoever prints for them. */
export function OwnPrint({ path, me }: { path: string; me: GuestView['me'] }) {
  const paper = useUsualPaper()
  if (!me.prints || me.hasLeft) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button asChild size="small">
        <a href={partOf(path, paper)} download>
          <Printer aria-hidden="true" className="size-5" />
          {m.evening_guest_print_part()}
        </a>
      </Button>
      <span className="text-sm text-muted">{m.evening_guest_print_part_hint({ person: me.person })}</span>
    </div>
  )
}
