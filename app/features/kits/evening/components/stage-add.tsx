import { useState } from 'react'
import type { FormEvent } from 'react'
import { longestDetail } from '#app/features/kits/paper/paper-choices.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Select } from '#app/ui/select.tsx'
import { TypedLine } from './line-form.tsx'
import type { Stage } from './use-stage.ts'

/** “Two more came”: as a detective, or in a part that nobody plays. */
export function StageAdd({ stage: { view, send, isBusy } }: { stage: Stage }) {
  const [person, setPerson] = useState('')
  const [characterId, setCharacterId] = useState('')
  const [told, tell] = useState('')
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const done = await send({ type: 'add', person: person.trim(), characterId: characterId || null })
    if (!done) return
    const words = [
      m.evening_host_added({ person: person.trim(), story: m.evening_guest_setting() }),
      characterId !== '' && m.evening_host_added_part(),
    ]
    tell(view.status === 'invited' ? '' : words.filter(Boolean).join(' '))
    setPerson('')
    setCharacterId('')
  }
  return (
    <details className="rounded-card border border-line bg-raised px-4 py-1">
      <FoldSummary>{m.evening_host_add()}</FoldSummary>
      <form onSubmit={(event) => void add(event)} className="grid gap-4 pt-1 pb-4">
        <TypedLine label={m.evening_host_person()} value={person} most={longestDetail} onType={setPerson} required />
        {view.free.length > 0 && (
          <Field label={m.evening_host_plays()}>
            {(control) => (
              <Select {...control} value={characterId} onChange={({ target }) => setCharacterId(target.value)}>
                <option value="">{m.paper_dinner_detective()}</option>
                {view.free.map(({ id, name }) => (
                  <option key={id} value={id} lang={view.textLanguage}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <p className="text-sm text-muted">{m.evening_host_detective_hint()}</p>
        <Button type="submit" loading={isBusy} disabled={person.trim() === ''} className="w-fit">
          {m.evening_host_add_now()}
        </Button>
        <p role="status" className="empty:sr-only">
          {told}
        </p>
      </form>
    </details>
  )
}
