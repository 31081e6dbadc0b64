import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { longestOnWheels } from '#app/features/puzzles/types/code_entry/rules/entry.ts'
import { isSignLock, lockOf, waysOfSigns } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/code_entry/rules/schema.ts'

const ways = {
  keys: m.code_entry_form_signs_on_keys,
  pushed: m.code_entry_form_signs_on_pushed,
  rings: m.code_entry_form_signs_on_rings,
}

function WayOfSigns({ form }: { form: PuzzleForm<Configuration, Solution> }) {
  return (
    <Field label={m.code_entry_form_signs_on()} hint={m.code_entry_form_signs_on_hint({ count: longestOnWheels })}>
      {(control) => (
        <Select
          {...control}
          value={form.configuration.signsOn}
          onChange={({ target }) => form.configure({ signsOn: target.value as Configuration['signsOn'] })}
        >
          {waysOfSigns.map((way) => (
            <option key={way} value={way}>
              {ways[way]()}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Keeps the lock that is shown: by default it follows from the other settings. */
export function LockSettings({ form }: { form: PuzzleForm<Configuration, Solution> }) {
  const { codeType, showLength } = form.configuration
  const lock = lockOf(form.configuration)
  const turns = lock === 'wheels' || lock === 'cryptex'
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        {(lock === 'cryptex' || lock === 'field') && (
          <FormField
            form={form}
            name="codeType"
            only={lock === 'cryptex' ? ['alphabetic', 'alphanumeric'] : undefined}
            onChange={(codeType) => form.configure({ lock, codeType })}
          />
        )}
        {isSignLock(lock) && <WayOfSigns form={form} />}
        <FormField form={form} name="allowedAttempts" />
      </div>
      <div className="grid sm:grid-cols-2 sm:gap-x-6">
        <FormField
          form={form}
          name="showLength"
          hint={turns && m.code_entry_form_show_length_wheels({ count: longestOnWheels })}
          onChange={(showLength) => form.configure({ lock, showLength })}
        />
        <FormField
          form={form}
          name="autoCheck"
          hint={!showLength && m.code_entry_form_auto_check_hint()}
          disabled={!showLength}
        />
        {lock === 'field' && codeType !== 'numeric' && (
          <FormField
            form={form}
            name="caseSensitive"
            onChange={(caseSensitive) => form.configure({ lock, caseSensitive })}
          />
        )}
        {!isSignLock(lock) && <FormField form={form} name="forgiveLookalikes" />}
        <FormField form={form} name="anyLanguage" />
      </div>
    </>
  )
}
