import { m } from '#app/i18n/generated/messages.js'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { Radio } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { AlphabetField } from './alphabet-field.tsx'
import type { Configuration, Solution } from '#app/features/puzzles/types/cipher/rules/schema.ts'
import { SymbolTable } from './symbol-table.tsx'
import { useId } from 'react'

const ciphers = [
  { type: 'caesar', label: m.cipher_form_caesar, hint: m.cipher_form_caesar_hint },
  { type: 'substitution', label: m.cipher_form_substitution, hint: m.cipher_form_substitution_hint },
  { type: 'morse', label: m.cipher_form_morse, hint: m.cipher_form_morse_hint },
  { type: 'custom', label: m.cipher_form_custom, hint: m.cipher_form_custom_hint },
] as const

export function KeySettings({ form }: { form: PuzzleForm<Configuration, Solution> }) {
  const name = useId()
  const { configuration, configure } = form
  const { cipherType } = configuration
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
            onChange={() => configure({ cipherType: type })}
          />
        ))}
      </FieldGroup>
      {cipherType === 'caesar' && <FormField form={form} name="shift" wide className="max-w-sm" />}
      {cipherType === 'substitution' && (
        <AlphabetField
          alphabet={configuration.alphabet}
          error={form.problemsAt('alphabet')}
          onChange={(alphabet) => configure({ alphabet })}
        />
      )}
      {cipherType === 'custom' && (
        <SymbolTable
          symbols={configuration.symbols}
          error={form.problemsAt('symbols')}
          onChange={(symbols) => configure({ symbols })}
        />
      )}
      {cipherType === 'morse' && <FormField form={form} name="light" />}
    </>
  )
}
