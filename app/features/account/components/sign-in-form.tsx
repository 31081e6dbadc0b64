import { getFormProps } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/react'
import { signInSchema } from '#app/features/account/credentials.schema.ts'
import { useCredentialsForm } from '#app/features/account/use-credentials-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { keepFieldFocused } from '#app/ui/keep-field-focused.ts'
import { Form } from '#app/ui/link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { EmailField, PasswordField } from './credential-fields.tsx'
import { FormNotice } from './form-notice.tsx'

export function SignInForm({ action, result }: { action: string; result: SubmissionResult | undefined }) {
  const { form, fields, busy } = useCredentialsForm('sign-in', signInSchema, result)
  const { email, password } = fields
  return (
    <Form {...getFormProps(form)} method="post" action={action} preventScrollReset>
      <fieldset disabled={busy} className="grid min-w-0 gap-5">
        <FormNotice errors={form.errors} form="sign-in" />
        <EmailField field={email} />
        <PasswordField field={password} label={m.account_password()} autoComplete="current-password" />
        <TextLink to="/auth/forgot" className="justify-self-start text-sm">
          {m.account_forgot()}
        </TextLink>
        <Button type="submit" variant="primary" size="large" loading={busy} onMouseDown={keepFieldFocused}>
          {busy ? m.account_sign_in_busy() : m.common_sign_in()}
        </Button>
      </fieldset>
    </Form>
  )
}
