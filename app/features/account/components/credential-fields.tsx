import type { ComponentProps } from 'react'
import { firstError } from '#app/features/account/use-credentials-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { PasswordInput } from './password-input.tsx'

/** A field's metadata from Conform. */
export type FieldState = {
  id: string
  errorId: string
  name: string
  errors?: string[] | undefined
  initialValue?: unknown
}

type CredentialFieldProps = { field: FieldState; label: string; hint?: string | undefined } & Pick<
  ComponentProps<typeof Field>,
  'children'
>

export const CredentialField = ({ field, ...props }: CredentialFieldProps) => (
  <Field {...props} id={field.id} errorId={field.errorId} error={firstError(field.errors)} required />
)

export const EmailField = ({ field }: { field: FieldState }) => (
  <CredentialField field={field} label={m.common_email()}>
    {(control) => (
      <Input
        {...control}
        type="email"
        name={field.name}
        defaultValue={typeof field.initialValue === 'string' ? field.initialValue : undefined}
        autoComplete="username"
      />
    )}
  </CredentialField>
)

type PasswordFieldProps = {
  field: FieldState
  label: string
  hint?: string | undefined
  autoComplete: 'current-password' | 'new-password'
}

export const PasswordField = ({ field, label, hint, autoComplete }: PasswordFieldProps) => (
  <CredentialField field={field} label={label} hint={hint}>
    {(control) => <PasswordInput {...control} name={field.name} autoComplete={autoComplete} />}
  </CredentialField>
)

type NewPasswordFieldsProps = { password: FieldState; confirmPassword: FieldState; isFirst?: boolean }

/** @param isFirst at sign-up, where there is no old one */
export const NewPasswordFields = ({ password, confirmPassword, isFirst = false }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      field={password}
      label={isFirst ? m.account_password() : m.account_new_password()}
      hint={m.account_password_hint()}
      autoComplete="new-password"
    />
    <PasswordField
      field={confirmPassword}
      label={isFirst ? m.account_confirm_password() : m.account_confirm_new_password()}
      autoComplete="new-password"
    />
  </>
)
