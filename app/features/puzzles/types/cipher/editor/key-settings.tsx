import { m } from '#app/i18n/generated/messages.js'
import { Checkbox, Radio } from '#app/ui/checkbox.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { letters } from '#app/features/puzzles/kit/rules/letters.ts'
import { AlphabetField } from './alphabet-field.tsx'
import type { Configuration } from '#app/features/puzzles/types/cipher/rules/schema.ts'
import { SymbolTable } from './symbol-table.tsx'
import { useId } from 'react'

interface KeySettingsProps {
  configuration: Configuration
  errorsAt: (field: string) => string[]
  onConfigure: (change: Partial<Configuration>) => void
}

const ciphers = [
  { type: 'caesar', label: m.cipher_form_caesar, hint: m.cipher_form_caesar_hint },
  { type: 'substitution', label: m.cipher_form_substitution, hint: m.cipher_form_substitution_hint },
  { type: 'morse', label: m.cipher_form_morse, hint: m.cipher_form_morse_hint },
  { type: 'custom', label: m.cipher_form_custom, hint: m.cipher_form_custom_hint },
] as const

export function KeySettings({ configuration, errorsAt, onConfigure }: KeySettingsProps) {
  const name = useId()
  const { cipherType, shift, light } = configuration
  return (
    <>
      <FieldGroup legend={m.cipher_form_type()} className="sm:[&>label]:pr-4">
        {ciphers.map(({ type, label, hint }) => (
          <Radio
            key={type}
            name={name}
            label={label()}
            hint={hint()}
            checked={cipherType === type}
            onChange={() => onConfigure({ cipherType: type })}
          />
        ))}
      </FieldGroup>
      {cipherType === 'caesar' && (
        <Field label={m.cipher_form_shift()} hint={m.cipher_form_shift_hint()} className="max-w-sm">
          {(control) => (
            <Select value={shift} onChange={(event) => onConfigure({ shift: Number(event.target.value) })} {...control}>
              {letters.slice(1).map((letter, at) => (
                <option key={letter} value={at + 1}>
                  {m.cipher_form_shift_option({ count: at + 1, written: letter })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {cipherType === 'substitution' && (
        <AlphabetField
          alphabet={configuration.alphabet}
          error={errorsAt('alphabet')}
          onChange={(alphabet) => onConfigure({ alphabet })}
        />
      )}
      {cipherType === 'custom' && (
        <SymbolTable
          symbols={configuration.symbols}
          error={errorsAt('symbols')}
          onChange={(symbols) => onConfigure({ symbols })}
        />
      )}
      {cipherType === 'morse' && (
        <Checkbox
          label={m.cipher_form_light()}
          hint={m.cipher_form_light_hint()}
          checked={light}
          onChange={(event) => onConfigure({ light: event.target.checked })}
        />
      )}
    </>
  )
}
