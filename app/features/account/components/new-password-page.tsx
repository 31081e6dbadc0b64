import { getFormProps } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/react'
import { newPasswordSchema } from '#app/features/account/credentials.schema.ts'
import type { MailedLink } from '#app/features/account/mailed-link.ts'
import { useCredentialsForm } from '#app/features/account/use-credentials-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { keepFieldFocused } from '#app/ui/keep-field-focused.ts'
import { Form, Link } from '#app/ui/link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { NewPasswordFields } from './credential-fields.tsx'
import { DeadLink } from './dead-link.tsx'
import { FormNotice } from './form-notice.tsx'

type NewPasswordPageProps = { token: string; link: MailedLink; minutes: number; result: SubmissionResult | undefined }

export function NewPasswordPage({ token, link, minutes, result }: NewPasswordPageProps) {
  const lead = link.state === 'valid' ? m.account_reset_lead({ email: link.email }) : undefined
  return (
    <AuthFrame back={{ to: '/auth', label: m.account_to_sign_in() }} heading={m.account_reset_heading()} lead={lead}>
      {link.state === 'valid' ? (
        <Card>
          <CardBody className="p-5 sm:p-7">
            <NewPasswordForm token={token} email={link.email} result={result} />
          </CardBody>
        </Card>
      ) : (
        <DeadLink
          state={link.state}
          text={
            {
              used: m.account_reset_used(),
              expired: m.account_reset_expired({ minutes }),
              unknown: m.account_reset_unknown(),
            }[link.state]
          }
        >
          <Button asChild variant="primary">
            <Link to="/auth/forgot">{m.account_reset_new_link()}</Link>
          </Button>
        </DeadLink>
      )}
    </AuthFrame>
  )
}

function NewPasswordForm({
  token,
  email,
  result,
}: {
  token: string
  email: string
  result: SubmissionResult | undefined
}) {
  const { form, fields, busy } = useCredentialsForm('new-password', newPasswordSchema, result)
  const { password, confirmPassword } = fields
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action={`/auth/reset?${new URLSearchParams({ token })}`}
      preventScrollReset
    >
      <input type="hidden" name={fields.token.name} value={token} />
      {/* Password managers store the password with this name */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <fieldset disabled={busy} className="grid min-w-0 gap-5">
        <FormNotice errors={form.errors} form="new-password" />
        <NewPasswordFields password={password} confirmPassword={confirmPassword} />
        <Button type="submit" variant="primary" size="large" loading={busy} onMouseDown={keepFieldFocused}>
          {busy ? m.account_reset_busy() : m.account_reset_submit()}
        </Button>
      </fieldset>
    </Form>
  )
}
