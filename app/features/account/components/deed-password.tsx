import { formText } from '#app/features/account/form-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { PasswordInput } from './password-input.tsx'

const ofPassword = ['account_password_wrong', 'account_password_required', 'account_password_long']

/** Problems shown at the field; all others are shown above the form. */
export const isOfPassword = (problem: string | undefined): problem is string =>
  problem !== undefined && ofPassword.includes(problem)

type DeedPasswordProps = {
  /** When false (just signed in, or no password) nothing is asked. */
  isAsked: boolean
  email: string
  hint?: string | undefined
  problem: string | undefined
}

/** Confirms an irreversible action. */
export function DeedPassword({ isAsked, email, hint, problem }: DeedPasswordProps) {
  const isWrong = isOfPassword(problem)
  return (
    <>
      {/* Password managers look for the account that the password belongs to */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {isAsked && (
        <Field label={m.account_your_password()} hint={hint} error={isWrong ? formText(problem) : undefined} required>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              ref={isWrong ? focus : undefined}
            />
          )}
        </Field>
      )}
    </>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
