import { useState } from 'react'
import { CopyButton } from '#app/features/account/security/components/copy-button.tsx'
import type { HostGuest, HostView } from '#app/features/kits/evening/evening-views.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { PrintFromEvening } from './print-from-evening.tsx'

type PrintPartProps = { view: Pick<HostView, 'id' | 'hostPlays' | 'phase'>; guest: HostGuest }

/** Whether the host may not read yet what is this guest's. */
export const isSpoiledBy = ({ hostPlays, phase }: PrintPartProps['view'], { isHost }: HostGuest): boolean =>
  hostPlays && !isHost && phase.kind !== 'reveal'

/** A PDF shows all it holds to whoever opens it: a host who plays is asked first, and led to somebody else's hands. */
export function PrintPart({ view, guest }: PrintPartProps) {
  const [isAsking, setAsking] = useState(false)
  const isSpoiled = isSpoiledBy(view, guest)
  if (isSpoiled && !isAsking)
    return (
      <Button size="small" className="w-fit" onClick={() => setAsking(true)}>
        {m.evening_host_print_part()}
      </Button>
    )
  return (
    <div className="grid justify-items-start gap-3">
      {isSpoiled && (
        <>
          <p role="status">{m.evening_host_print_asks({ press: m.evening_guest_print_part() })}</p>
          {guest.link && <CopyButton text={guest.link.address}>{m.evening_host_copy_link()}</CopyButton>}
        </>
      )}
      <PrintFromEvening
        id={view.id}
        guestId={guest.id}
        label={isSpoiled ? m.evening_host_print_anyway() : m.evening_host_print_part()}
        hint={m.evening_host_print_part_hint()}
      />
    </div>
  )
}
