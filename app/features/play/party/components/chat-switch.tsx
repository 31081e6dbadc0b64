import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Party } from '#app/features/play/party/use-party.ts'

export function ChatSwitch({ party, enabled }: { party: Party; enabled: boolean }) {
  // The choice shows at once; the party follows when the server has answered
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const choose = async (next: boolean) => {
    setChosen(next)
    setFailure(await party.ask({ chatEnabled: next }))
    setChosen(null)
  }
  return (
    <section className="grid gap-1 border-t border-line pt-4">
      <label className="play-choice">
        <input
          type="checkbox"
          checked={chosen ?? enabled}
          onChange={(event) => void choose(event.target.checked)}
          className="size-5 accent-brass"
        />
        <span>
          {m.together_chat_allow()}
          <span className="block text-sm text-muted">{m.together_chat_allow_hint()}</span>
        </span>
      </label>
      <p role="status" className="text-danger-ink empty:sr-only">
        {failure}
      </p>
    </section>
  )
}
