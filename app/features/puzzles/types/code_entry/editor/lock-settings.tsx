import { AttemptsField } from '#app/features/puzzles/kit/editor/attempts-field.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { longestOnWheels } from '#app/features/puzzles/types/code_entry/rules/entry.ts'
import { isSignLock, lockOf } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { configurationSchema } from '#app/features/puzzles/types/code_entry/rules/schema.ts'

interface LockSettingsProps {
  configuration: Configuration
  solution: Solution
  onConfigure: (change: Partial<Configuration>) => void
  onSolve: (change: Partial<Solution>) => void
}

const typeTexts = {
  numeric: m.code_entry_form_type_numeric,
  alphabetic: m.code_entry_form_type_alphabetic,
  alphanumeric: m.code_entry_form_type_alphanumeric,
}
const codeTypes = { cryptex: ['alphabetic', 'alphanumeric'], field: ['numeric', 'alphabetic', 'alphanumeric'] } as const

export function LockSettings({ configuration, solution, onConfigure, onSolve }: LockSettingsProps) {
  const { codeType, allowedAttempts, showLength, autoCheck, caseSensitive } = configuration
  const lock = lockOf(configuration)
  const turns = lock === 'wheels' || lock === 'cryptex'
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        {(lock === 'cryptex' || lock === 'field') && (
          <Field label={m.code_entry_form_type()}>
            {(control) => (
              <Select
                value={codeType}
                onChange={(event) =>
                  onConfigure({ lock, codeType: configurationSchema.shape.codeType.parse(event.target.value) })
                }
                {...control}
              >
                {codeTypes[lock].map((type) => (
                  <option key={type} value={type}>
                    {typeTexts[type]()}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <AttemptsField value={allowedAttempts} onChange={(allowedAttempts) => onConfigure({ allowedAttempts })} />
      </div>
      <div className="grid sm:grid-cols-2 sm:gap-x-6">
        <Checkbox
          label={m.code_entry_form_show_length()}
          hint={turns ? m.code_entry_form_show_length_wheels({ count: longestOnWheels }) : undefined}
          checked={showLength}
          onChange={(event) => onConfigure({ lock, showLength: event.target.checked })}
        />
        <Checkbox
          label={m.code_entry_form_auto_check()}
          hint={showLength ? undefined : m.code_entry_form_auto_check_hint()}
          checked={autoCheck && showLength}
          disabled={!showLength}
          onChange={(event) => onConfigure({ autoCheck: event.target.checked })}
        />
        {lock === 'field' && codeType !== 'numeric' && (
          <Checkbox
            label={m.code_entry_form_case()}
            checked={caseSensitive}
            onChange={(event) => onConfigure({ lock, caseSensitive: event.target.checked })}
          />
        )}
        {!isSignLock(lock) && (
          <Checkbox
            label={m.code_entry_form_lookalikes()}
            checked={solution.forgiveLookalikes}
            onChange={(event) => onSolve({ forgiveLookalikes: event.target.checked })}
          />
        )}
        <Checkbox
          label={m.code_entry_form_any_language()}
          checked={solution.anyLanguage}
          onChange={(event) => onSolve({ anyLanguage: event.target.checked })}
        />
      </div>
    </>
  )
}
