import { useState } from 'react'
import type { ReactNode } from 'react'
import { CopyButton } from '#app/features/account/security/components/copy-button.tsx'
import { LineForm } from '#app/features/kits/evening/components/line-form.tsx'
import type { LinkView } from '#app/features/kits/evening/evening-views.ts'
import { roomLimits } from '#app/features/kits/evening/room/room-evening.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { QrPicture } from '#app/ui/qr-picture.tsx'
import { ShownAddress } from '#app/ui/shown-address.tsx'
import type { RoomStage } from './use-room-stage.ts'

/** The players' link, the screen's, and what the team is called. */
export function RoomLinks({ stage }: { stage: RoomStage }) {
  const { view, send } = stage
  const { teamLink, timerLink } = view
  const hints = [m.evening_room_team_link_hint(), view.isReachable && m.evening_room_codes_hint()]
  return (
    <>
      <LinkPart
        title={m.evening_room_team_link()}
        hint={view.end ? '' : hints.filter(Boolean).join(' ')}
        link={teamLink}
        copy={m.evening_host_copy_message()}
        onRenew={teamLink && (() => void send({ deed: 'renew', guestId: teamLink.id }))}
      >
        <Name key={view.team} stage={stage} />
      </LinkPart>
      <LinkPart
        title={m.evening_room_timer()}
        hint={m.evening_room_timer_hint()}
        link={timerLink}
        copy={m.evening_host_copy_link()}
        onRenew={() => void send({ deed: 'renewTable' })}
      >
        {timerLink && (
          <a
            href={timerLink.address}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyles({ variant: 'secondary', className: 'w-fit' })}
          >
            {m.evening_host_screen_open()}
          </a>
        )}
      </LinkPart>
    </>
  )
}

type LinkPartProps = {
  title: string
  hint: string
  link: LinkView | null
  copy: string
  onRenew: (() => void) | null
  children: ReactNode
}

function LinkPart({ title, hint, link, copy, onRenew, children }: LinkPartProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Headed title={title}>
      <p className="text-sm text-muted empty:hidden">{hint}</p>
      {link === null ? (
        <p>{m.evening_host_link_unreadable()}</p>
      ) : (
        <div className="flex flex-wrap items-start gap-5">
          <QrPicture drawn={link.qr} label={title} className="w-36 rounded-small" />
          <div className="grid min-w-0 flex-1 basis-44 gap-3">
            <ShownAddress aria-label={title} value={link.address} />
            <CopyButton text={link.message}>{copy}</CopyButton>
          </div>
        </div>
      )}
      {children}
      {onRenew && isAsking && (
        <div className="grid justify-items-start gap-3">
          <p>{m.evening_room_renew_text()}</p>
          <Button
            variant="danger"
            onClick={() => {
              onRenew()
              setAsking(false)
            }}
          >
            {m.evening_host_renew()}
          </Button>
        </div>
      )}
      {onRenew && !isAsking && (
        <Button variant="link" className="w-fit" onClick={() => setAsking(true)}>
          {m.evening_host_renew()}
        </Button>
      )}
    </Headed>
  )
}

function Name({ stage: { view, send, isBusy } }: { stage: RoomStage }) {
  const [team, setTeam] = useState(view.team)
  const typed = team.trim()
  return (
    <LineForm
      label={m.evening_room_team()}
      value={team}
      most={roomLimits.team}
      onType={setTeam}
      isBusy={isBusy}
      isSame={typed === '' || typed === view.team}
      onSave={() => void send({ type: 'name', team: typed })}
    />
  )
}
