import { getFormProps } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/react'
import { signInSchema } from '#app/features/account/credentials.schema.ts'
import { firstError, useCredentialsForm } from '#app/features/account/use-credentials-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { keepFieldFocused } from '#app/ui/keep-field-focused.ts'
import { Form } from '#app/ui/link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { FormNotice } from './form-notice.tsx'
import { PasswordInput } from './password-input.tsx'

export function SignInForm({ action, result }: { action: string; result: SubmissionResult | undefined }) {
  const { form, fields, busy } = useCredentialsForm('sign-in', signInSchema, result)
  const { email, password } = fields
  return (
    <Form {...getFormProps(form)} method="post" action={action} preventScrollReset>
      <fieldset disabled={busy} className="grid min-w-0 gap-5">
        <FormNotice errors={form.errors} form="sign-in" />
        <Field
          label={m.account_email()}
          id={email.id}
          errorId={email.errorId}
          error={firstError(email.errors)}
          required
        >
          {(control) => (
            <Input
              {...control}
              type="email"
              name={email.name}
              defaultValue={email.initialValue}
              autoComplete="username"
            />
          )}
        </Field>
        <Field
          label={m.account_password()}
          id={password.id}
          errorId={password.errorId}
          error={firstError(password.errors)}
          required
        >
          {(control) => <PasswordInput {...control} name={password.name} autoComplete="current-password" />}
        </Field>
        <TextLink to="/auth/forgot" className="justify-self-start text-sm">
          {m.account_forgot_link()}
        </TextLink>
        <Button type="submit" variant="primary" size="large" loading={busy} onMouseDown={keepFieldFocused}>
          {busy ? m.account_sign_in_busy() : m.account_sign_in_submit()}
        </Button>
      </fieldset>
    </Form>
  )
}
