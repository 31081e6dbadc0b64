import { m } from '#app/i18n/generated/messages.js'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { longestOnWheels } from '#app/features/puzzles/types/code_entry/rules/entry.ts'
import { isSignLock, lockOf } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/code_entry/rules/schema.ts'

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
        {isSignLock(lock) && (
          <FormField form={form} name="signsOn" hint={m.code_entry_form_signs_on_hint({ count: longestOnWheels })} />
        )}
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
