import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { EntryProps } from '#app/features/puzzles/types/code_entry/rules/entry.ts'
import { longestCode } from '#app/features/puzzles/types/code_entry/rules/limits.ts'

export function CodeField({ code, onChange, onSubmit, configuration, describedBy, invalid }: EntryProps) {
  const { codeLength, caseSensitive } = configuration
  const label = codeLength === null ? m.code_entry_code() : m.code_entry_code_of_length({ count: codeLength })
  return (
    <Field label={label} hint={caseSensitive ? m.code_entry_case_matters() : undefined} className="w-full max-w-sm">
      {(control) => (
        <Input
          {...control}
          value={code}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && onSubmit()}
          maxLength={longestCode}
          autoComplete="off"
          autoCapitalize={caseSensitive ? 'none' : 'characters'}
          spellCheck={false}
          aria-invalid={invalid || undefined}
          aria-describedby={[control['aria-describedby'], describedBy].filter(Boolean).join(' ')}
          className="text-center font-mono tracking-widest"
        />
      )}
    </Field>
  )
}
