import MessageSquareOff from 'lucide-react/icons/message-square-off'
import Send from 'lucide-react/icons/send'
import { useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Unsent } from '#app/features/play/party/chat-log.ts'
import { longestChat } from '#app/features/play/live/stream-events.ts'
import type { ChatMessage } from '#app/features/play/live/stream-events.ts'
import { KeptFor, readText, useKept } from '#app/features/puzzles/kit/player/use-kept.ts'
import type { Party } from '#app/features/play/party/use-party.ts'
import { Modal } from './modal.tsx'
import { Button } from '#app/ui/button.tsx'
import { Avatar, colourOf } from './avatar.tsx'

export function ChatPanel({ party, onClose }: { party: Party; onClose: () => void }) {
  const enabled = party.snapshot?.chat.enabled ?? false
  return (
    <Modal title={m.together_chat()} look="drawer" onClose={onClose}>
      {enabled ? (
        <KeptFor value={`${party.runId} party`}>
          <Conversation party={party} />
        </KeptFor>
      ) : (
        <ChatIsOff party={party} />
      )}
    </Modal>
  )
}

function ChatIsOff({ party }: { party: Party }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const turnOn = async () => {
    setBusy(true)
    setFailure(await party.ask({ chatEnabled: true }))
    setBusy(false)
  }
  return (
    <div className="grid justify-items-start gap-4">
      <MessageSquareOff aria-hidden="true" className="size-10 text-muted" />
      <p>{m.together_chat_off()}</p>
      {party.isHost ? (
        <Button variant="accent" loading={busy} onClick={() => void turnOn()}>
          {m.together_chat_turn_on()}
        </Button>
      ) : (
        <p className="text-muted">{m.together_chat_off_guest()}</p>
      )}
      <p role="status" className="text-danger-ink empty:sr-only">
        {failure}
      </p>
    </div>
  )
}

function Conversation({ party }: { party: Party }) {
  const { messages, unsent } = party.state.chat
  const end = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => void end.current?.scrollIntoView({ block: 'end' }), [messages.length, unsent.length])
  return (
    <div className="party-chat">
      {messages.length === 0 && unsent.length === 0 && <p className="text-muted">{m.together_chat_empty()}</p>}
      {/* It scrolls, so it must be reachable by keyboard */}
      <div
        role="log"
        aria-label={m.together_chat_messages()}
        tabIndex={messages.length > 0 ? 0 : undefined}
        className="party-chat-log"
      >
        <ul role="list" className="grid gap-2">
          {messages.map((message) => (
            <Message key={message.id} party={party} message={message} />
          ))}
          {unsent.map((message) => (
            <UnsentMessage key={message.id} message={message} onAgain={() => party.say(message.text, message.id)} />
          ))}
        </ul>
        <div ref={end} />
      </div>
      <WriteForm party={party} />
    </div>
  )
}

function Message({ party, message: { playerId, name, text } }: { party: Party; message: ChatMessage }) {
  const look = party.lookOf(playerId)
  const isYours = playerId === party.you
  return (
    <li data-own={isYours || undefined} className="party-message" style={colourOf(look)}>
      {!isYours && <Avatar look={look} size="small" />}
      <p className="party-bubble">
        <bdi translate={isYours ? undefined : 'no'} className={isYours ? 'sr-only' : 'block text-sm font-semibold'}>
          {isYours ? m.together_you() : name}
        </bdi>{' '}
        <bdi className="whitespace-pre-line">{text}</bdi>
      </p>
    </li>
  )
}

function UnsentMessage({ message: { text, failure }, onAgain }: { message: Unsent; onAgain: () => void }) {
  return (
    <li data-own className="party-message">
      <div className="party-bubble opacity-80">
        <p dir="auto" className="whitespace-pre-line">
          {text}
        </p>
        <p className="text-sm">
          {failure === null ? m.together_chat_sending() : m.together_chat_not_sent({ reason: failure })}
        </p>
        {failure !== null && (
          <Button size="small" className="mt-1" onClick={onAgain}>
            {m.together_chat_retry()}
          </Button>
        )}
      </div>
    </li>
  )
}

const scarce = 60

function WriteForm({ party }: { party: Party }) {
  const [typed, setTyped] = useKept('chat', '', readText)
  const left = longestChat - typed.length
  const send = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    if (text === '') return
    party.say(text)
    setTyped('')
  }
  return (
    <form onSubmit={send} className="grid gap-1 border-t border-line pt-3">
      <div className="flex items-end gap-2">
        <label className="grid min-w-0 flex-1 gap-1">
          <span className="text-sm text-muted">{m.together_chat_message()}</span>
          <input
            autoFocus
            value={typed}
            maxLength={longestChat}
            autoComplete="off"
            enterKeyHint="send"
            onChange={(event) => setTyped(event.target.value)}
            className="min-h-11 w-full rounded-control border border-line-strong bg-raised px-3"
          />
        </label>
        <Button type="submit" variant="accent" size="icon" aria-label={m.together_chat_send()}>
          <Send aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <p role="status" className="min-h-5 text-sm text-muted">
        {left <= scarce ? m.together_chat_room({ count: left }) : ''}
      </p>
    </form>
  )
}
