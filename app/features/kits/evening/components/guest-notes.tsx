import { longest } from '#app/features/kits/evening/evening.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { SentState } from './sent-state.tsx'
import type { Guest } from './use-guest.ts'

export function GuestNotes({ guest }: { guest: Guest }) {
  const text = guest.latest('notes', 'notes')?.text ?? guest.view.me.notes
  return (
    <div className="grid gap-2">
      <Field
        label={<span className="text-heading font-display">{m.evening_guest_your_notes()}</span>}
        hint={m.evening_guest_notes_hint()}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={12}
            value={text}
            maxLength={longest.notes}
            onChange={({ target }) => guest.put({ type: 'notes', text: target.value })}
          />
        )}
      </Field>
      <SentState guest={guest} slot="notes" done={text === '' ? '' : m.evening_guest_saved()} />
    </div>
  )
}
