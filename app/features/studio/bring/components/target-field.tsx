import { useContext } from 'react'
import { StoreContext } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'

/** Into the adventure that is open, or a new one. */
export type Target = 'here' | 'new'

type TargetFieldProps = { value: Target; isHerePossible: boolean; title: string; onChoose: (target: Target) => void }

/** Where there is no choice, a sentence. @param title of a new adventure */
export function TargetField({ value, isHerePossible, title, onChoose }: TargetFieldProps) {
  const draft = useContext(StoreContext)?.getState().draft
  if (!draft || !isHerePossible) return <p className="text-muted">{m.bring_becomes_new({ title })}</p>
  return (
    <Field label={m.copies_into()}>
      {(control) => (
        <Select
          value={value}
          onChange={(event) => onChoose(event.target.value === 'new' ? 'new' : 'here')}
          {...control}
        >
          <option value="here">{draft.details.title}</option>
          <option value="new">{m.bring_new({ title })}</option>
        </Select>
      )}
    </Field>
  )
}
