import { getFormProps } from '@conform-to/react'
import { NewPasswordFields } from '#app/features/account/components/credential-fields.tsx'
import { FormNotice } from '#app/features/account/components/form-notice.tsx'
import { passwordSchema } from '#app/features/account/security/security.schema.ts'
import { useSecurityForm } from '#app/features/account/security/use-security-form.ts'
import type { FormResult } from '#app/features/account/security/use-security-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { keepFieldFocused } from '#app/ui/keep-field-focused.ts'
import { Form } from '#app/ui/link.tsx'
import { CurrentPassword, Panel } from './panel.tsx'

type PasswordFormProps = { hasPassword: boolean; isStale: boolean; email: string; answer: FormResult }

export function PasswordForm({ hasPassword, isStale, email, answer }: PasswordFormProps) {
  const { form, fields, busy } = useSecurityForm(['password'], passwordSchema(hasPassword), answer)
  const { currentPassword, password, confirmPassword } = fields
  return (
    <Panel title={hasPassword ? m.security_password_title() : m.security_password_first_title()}>
      <p className="text-muted">{hasPassword ? m.security_password_lead() : m.security_password_first_lead()}</p>
      <Form {...getFormProps(form)} method="post" action="/account/security" preventScrollReset>
        <fieldset disabled={busy !== null || isStale} className="grid min-w-0 gap-5">
          <FormNotice errors={form.errors} form="security-password" />
          <input type="hidden" name="intent" value="password" />
          {/* Tells password managers whose password it is; without a name it is not sent */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          {hasPassword && <CurrentPassword field={currentPassword} />}
          <NewPasswordFields password={password} confirmPassword={confirmPassword} />
          <Button type="submit" loading={busy !== null} onMouseDown={keepFieldFocused} className="justify-self-start">
            {m.security_password_submit()}
          </Button>
        </fieldset>
      </Form>
    </Panel>
  )
}
