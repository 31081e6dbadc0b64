import MessagesSquare from 'lucide-react/icons/messages-square'
import Pointer from 'lucide-react/icons/pointer'
import SmilePlus from 'lucide-react/icons/smile-plus'
import { useId, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { reactions } from '#app/features/play/live/stream-events.ts'
import { reactionWord } from '#app/features/play/party/party-remarks.ts'
import type { Party } from '#app/features/play/party/use-party.ts'
import { reactionIcons } from './reaction-icons.ts'

export function PartyTools({ party, pointing }: { party: Party; pointing: boolean }) {
  if (!party.isTogether) return null
  const { unread } = party.state.chat
  return (
    <div role="group" aria-label={m.together_tools()} className="party-tools">
      <Reactions party={party} />
      {pointing && (
        <Tool
          Icon={Pointer}
          label={m.together_point()}
          pressed={party.state.pointing}
          onClick={() => party.setPointing(!party.state.pointing)}
        />
      )}
      <Tool
        Icon={MessagesSquare}
        label={unread > 0 ? m.together_chat_unread({ count: unread }) : m.together_chat()}
        count={unread}
        onClick={() => party.open('chat')}
      />
    </div>
  )
}

type ToolProps = {
  Icon: ComponentType<{ 'aria-hidden': 'true'; className?: string }>
  label: string
  pressed?: boolean
  count?: number
  onClick: () => void
}

function Tool({ Icon, label, pressed, count = 0, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
      className="party-tool"
    >
      <Icon aria-hidden="true" className="size-5.5" />
      {count > 0 && (
        <span aria-hidden="true" className="party-count">
          {count}
        </span>
      )}
    </button>
  )
}

function Reactions({ party }: { party: Party }) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        // Closes these, and not the dialog that they may be in
        event.preventDefault()
        event.stopPropagation()
        close()
      }}
      onBlur={(event) => {
        if (open && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={opener}
        type="button"
        aria-label={m.together_react()}
        title={m.together_react()}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="party-tool"
      >
        <SmilePlus aria-hidden="true" className="size-5.5" />
      </button>
      <ul id={listId} role="list" hidden={!open} className="party-reactions">
        {reactions.map((reaction) => {
          const Icon = reactionIcons[reaction]
          return (
            <li key={reaction}>
              <button
                type="button"
                className="party-reaction"
                onClick={() => {
                  party.react(reaction)
                  close()
                }}
              >
                <Icon aria-hidden="true" className="size-5" />
                {reactionWord(reaction)}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
