import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { useDinner } from './use-dinner.ts'

type CharacterSelectProps = {
  label: string
  name?: string
  /** Without anybody. Default: one has to be chosen. */
  none?: string
  value: string | null
  onChange: (id: string | null) => void
  error?: readonly string[] | undefined
}

/** Of somebody who was removed nothing is left. */
export function CharacterSelect({ label, name, none, value, onChange, error }: CharacterSelectProps) {
  const { characters } = useDinner()
  return (
    <Field label={label} name={name} error={error}>
      {(control) => (
        <Select
          value={characters.some(({ id }) => id === value) ? (value ?? '') : ''}
          onChange={({ target }) => onChange(target.value || null)}
          {...control}
        >
          <option value="">{none ?? m.studio_choose()}</option>
          {characters.map((character) => (
            <option key={character.id} value={character.id}>
              {character.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
