import { getFormProps } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/react'
import { signUpSchema } from '#app/features/account/credentials.schema.ts'
import { firstError, useCredentialsForm } from '#app/features/account/use-credentials-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { keepFieldFocused } from '#app/ui/keep-field-focused.ts'
import { Form } from '#app/ui/link.tsx'
import { ConsentText } from './consent-text.tsx'
import { EmailField, NewPasswordFields } from './credential-fields.tsx'
import { FormNotice } from './form-notice.tsx'

export function SignUpForm({ action, result }: { action: string; result: SubmissionResult | undefined }) {
  const { form, fields, busy } = useCredentialsForm('sign-up', signUpSchema, result)
  const { email, displayName, password, confirmPassword } = fields
  return (
    <Form {...getFormProps(form)} method="post" action={action} preventScrollReset>
      <fieldset disabled={busy} className="grid min-w-0 gap-5">
        <FormNotice errors={form.errors} form="sign-up" />
        <EmailField field={email} />
        <Field
          label={m.account_display_name()}
          hint={m.account_display_name_hint()}
          id={displayName.id}
          errorId={displayName.errorId}
          error={firstError(displayName.errors)}
          optional
        >
          {(control) => (
            <Input
              {...control}
              name={displayName.name}
              defaultValue={displayName.initialValue}
              autoComplete="nickname"
            />
          )}
        </Field>
        <NewPasswordFields password={password} confirmPassword={confirmPassword} isFirst />
        <ConsentText />
        <Button type="submit" variant="primary" size="large" loading={busy} onMouseDown={keepFieldFocused}>
          {busy ? m.account_sign_up_busy() : m.account_sign_up_submit()}
        </Button>
      </fieldset>
    </Form>
  )
}
