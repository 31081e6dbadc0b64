import { m } from '#app/i18n/generated/messages.js'
import { refusedTexts } from './evening-words.ts'
import type { Guest } from './use-guest.ts'

/** What became of the last thing that was set: said aloud where it changes. */
export function SentState({ guest, slot, done = '' }: { guest: Guest; slot: string; done?: string }) {
  const refused = guest.refused(slot)
  if (refused !== null)
    return (
      <p role="status" className="text-sm font-medium text-danger-ink">
        {refusedTexts[refused]()}
      </p>
    )
  return (
    <p role="status" className="text-sm text-muted empty:sr-only">
      {guest.isUnsent(slot) ? (guest.isLost ? m.evening_guest_unsent() : m.evening_guest_sending()) : done}
    </p>
  )
}
