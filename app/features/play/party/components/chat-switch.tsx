import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PartyRequest } from '#app/features/play/party/party-request.schema.ts'
import type { Party } from '#app/features/play/party/use-party.ts'
import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'

export function ChatSwitch({ party, chat }: { party: Party; chat: PartySnapshot['chat'] }) {
  const [failure, setFailure] = useState<string | null>(null)
  const ask = async (change: PartyRequest) => setFailure(await party.ask(change))
  return (
    <section className="grid gap-1 border-t border-line pt-4">
      <Choice
        label={m.together_chat_allow()}
        hint={m.together_chat_allow_hint()}
        isOn={chat.enabled}
        onChoose={(chatEnabled) => ask({ chatEnabled })}
      />
      {chat.enabled && (
        <Choice
          label={m.together_chat_numbers()}
          hint={m.together_chat_numbers_hint()}
          isOn={chat.hidesNumbers}
          onChoose={(chatHidesNumbers) => ask({ chatHidesNumbers })}
        />
      )}
      <p role="status" className="text-danger-ink empty:sr-only">
        {failure}
      </p>
    </section>
  )
}

interface ChoiceProps {
  label: string
  hint: string
  isOn: boolean
  onChoose: (next: boolean) => Promise<void>
}

function Choice({ label, hint, isOn, onChoose }: ChoiceProps) {
  // The choice shows immediately; the party follows when the server has answered
  const [chosen, setChosen] = useState<boolean | null>(null)
  const choose = async (next: boolean) => {
    setChosen(next)
    await onChoose(next)
    setChosen(null)
  }
  return (
    <label className="play-choice">
      <input
        type="checkbox"
        checked={chosen ?? isOn}
        onChange={(event) => void choose(event.target.checked)}
        className="size-5 accent-brass"
      />
      <span>
        {label}
        <span className="block text-sm text-muted">{hint}</span>
      </span>
    </label>
  )
}
