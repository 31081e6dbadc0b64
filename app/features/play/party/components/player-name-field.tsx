import { longestName } from '#app/features/play/live/stream-events.ts'
import type { NameProblem } from '#app/features/play/party/join-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

const problemTexts: Record<NameProblem, () => string> = {
  missing: m.join_name_missing,
  long: m.join_name_long,
  signs: m.join_name_signs,
}

type PlayerNameFieldProps = {
  label: string
  hint: string
  problem: NameProblem | null | undefined
  typed: string | undefined
  autoComplete: 'nickname' | 'off'
}

/** The name that somebody plays under. */
export const PlayerNameField = ({ label, hint, problem, typed, autoComplete }: PlayerNameFieldProps) => (
  <Field label={label} hint={hint} error={problem && problemTexts[problem]()} required>
    {(control) => (
      <Input
        {...control}
        name="name"
        maxLength={longestName}
        autoComplete={autoComplete}
        enterKeyHint="go"
        defaultValue={typed}
      />
    )}
  </Field>
)
