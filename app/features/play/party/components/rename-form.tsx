import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { longestName } from '#app/features/play/live/stream-events.ts'
import { readText, useKept } from '#app/features/puzzles/kit/player/use-kept.ts'
import type { Party } from '#app/features/play/party/use-party.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

/** An abandoned or saved name is kept as an empty text. */
const readName = (kept: unknown): string | null => readText(kept) || null

export function RenameForm({
  party,
  name,
  onDone,
  onCancel,
}: {
  party: Party
  name: string
  onDone?: () => void
  onCancel?: () => void
}) {
  const [typed, setTyped] = useKept('name', name, readName)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return setFailure(m.together_name_needed())
    setBusy(true)
    const failed = await party.ask({ name: typed.trim() })
    setBusy(false)
    setFailure(failed)
    if (failed !== null) return
    setTyped('')
    onDone?.()
  }
  const cancel = () => {
    setTyped('')
    onCancel?.()
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid animate-appear gap-3">
      <Field label={m.together_your_name()} error={failure} required>
        {(control) => (
          <Input
            {...control}
            autoFocus={onCancel !== undefined}
            value={typed}
            maxLength={longestName}
            autoComplete="nickname"
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="accent" loading={busy}>
          {m.together_save_name()}
        </Button>
        {onCancel && <Button onClick={cancel}>{m.common_cancel()}</Button>}
      </div>
    </form>
  )
}
