import { useState } from 'react'
import type { HostGuest } from '#app/features/kits/evening/evening-views.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { PrintFromEvening } from './print-from-evening.tsx'
import { StageAdd } from './stage-add.tsx'
import { StageGuestDialog } from './stage-guest-dialog.tsx'
import type { Stage } from './use-stage.ts'

const replies: Readonly<Record<HostGuest['reply'], { tone: BadgeTone; text: () => string }>> = {
  none: { tone: 'grey', text: m.evening_host_reply_none },
  yes: { tone: 'success', text: m.evening_host_reply_yes },
  no: { tone: 'danger', text: m.evening_host_reply_no },
}

/** Who comes as whom, what the kitchen has to know, and each guest's link. */
export function StageGuests({ stage }: { stage: Stage }) {
  const { guests, status, phase } = stage.view
  const [openId, setOpenId] = useState<string | null>(null)
  const isVoting = phase.kind === 'accusation'
  const isUnanswered = ({ reply }: HostGuest) => status === 'invited' && reply === 'none'
  return (
    <Headed title={m.evening_host_guests()}>
      <ul role="list" className="grid gap-3">
        {guests.map((guest) => (
          <li key={guest.id} className="grid gap-2 rounded-card border border-line bg-surface px-4 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="grid min-w-0">
                <span translate="no" className="font-semibold wrap-anywhere">
                  {guest.person}
                </span>
                <span
                  lang={guest.characterName === null ? undefined : stage.view.textLanguage}
                  className="text-sm text-muted"
                >
                  {guest.characterName ?? m.paper_dinner_detective()}
                </span>
              </p>
              <Button
                size="small"
                aria-label={m.evening_host_more_of({ person: guest.person })}
                onClick={() => setOpenId(guest.id)}
              >
                {status === 'invited' && !guest.prints ? m.evening_host_invite() : m.evening_host_more()}
              </Button>
            </div>
            <p className="flex flex-wrap gap-2 empty:hidden">
              {guest.hasLeft ? (
                <Badge tone="grey">{m.evening_host_has_left()}</Badge>
              ) : (
                <>
                  {status === 'invited' && (
                    <Badge tone={replies[guest.reply].tone}>{replies[guest.reply].text()}</Badge>
                  )}
                  {!guest.isHost && !guest.prints && (!guest.hasOpened || isUnanswered(guest)) && (
                    <Badge tone={guest.hasOpened ? 'info' : 'warning'}>
                      {guest.hasOpened ? m.evening_host_opened() : m.evening_host_not_opened()}
                    </Badge>
                  )}
                  {isVoting && (
                    <Badge tone={guest.hasVoted ? 'success' : 'warning'}>
                      {guest.hasVoted ? m.evening_host_voted() : m.evening_host_not_voted()}
                    </Badge>
                  )}
                  {guest.isHost && <Badge tone="brass">{m.evening_host_you()}</Badge>}
                  {guest.prints && <Badge tone="info">{m.evening_host_paper()}</Badge>}
                </>
              )}
            </p>
            {guest.allergies !== '' && !guest.hasLeft && (
              <p className="text-sm wrap-anywhere">
                <strong>{m.evening_host_kitchen()}</strong> {guest.allergies}
              </p>
            )}
          </li>
        ))}
      </ul>
      {status === 'invited' && (
        <PrintFromEvening
          id={stage.view.id}
          label={m.evening_host_print()}
          hint={stage.view.isReachable ? m.evening_host_print_hint() : m.evening_host_print_hint_here()}
        />
      )}
      {status !== 'over' && <StageAdd stage={stage} />}
      <StageGuestDialog
        key={openId}
        stage={stage}
        guest={guests.find(({ id }) => id === openId) ?? null}
        onClose={() => setOpenId(null)}
      />
    </Headed>
  )
}
