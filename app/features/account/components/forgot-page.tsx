import { getFormProps } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/react'
import { forgotSchema } from '#app/features/account/credentials.schema.ts'
import { useCredentialsForm } from '#app/features/account/use-credentials-form.ts'
import { mailDeliveryText } from '#app/features/account/mail-delivery.ts'
import type { MailDelivery } from '#app/features/account/mail-delivery.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { keepFieldFocused } from '#app/ui/keep-field-focused.ts'
import { Form, Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField } from './credential-fields.tsx'
import { FormNotice } from './form-notice.tsx'

type ForgotPageProps = {
  sentTo: string | undefined
  minutes: number
  mailDelivery: MailDelivery
  result: SubmissionResult | undefined
}

export function ForgotPage({ sentTo, minutes, mailDelivery, result }: ForgotPageProps) {
  return (
    <AuthFrame
      back={{ to: '/auth', label: m.account_to_sign_in() }}
      heading={m.account_forgot()}
      lead={sentTo ? undefined : m.account_forgot_lead()}
    >
      {sentTo ? <Sent to={sentTo} minutes={minutes} mailDelivery={mailDelivery} /> : <ForgotForm result={result} />}
    </AuthFrame>
  )
}

function Sent({ to, minutes, mailDelivery }: { to: string; minutes: number; mailDelivery: MailDelivery }) {
  return (
    <>
      <div role="status">
        <Notice
          tone="success"
          title={mailDelivery === 'sent' ? m.account_forgot_sent_title() : m.account_forgot_made_title()}
        >
          <p>
            {mailDelivery === 'sent'
              ? m.account_forgot_sent({ email: to, minutes })
              : m.account_forgot_made({ email: to, minutes })}
          </p>
          <p className="mt-2">
            {mailDelivery === 'sent' ? m.account_forgot_sent_hint() : mailDeliveryText(mailDelivery)}
          </p>
        </Notice>
      </div>
      <Button asChild className="justify-self-start">
        <Link to="/auth/forgot">{m.account_forgot_again()}</Link>
      </Button>
    </>
  )
}

function ForgotForm({ result }: { result: SubmissionResult | undefined }) {
  const { form, fields, busy } = useCredentialsForm('forgot', forgotSchema, result)
  const { email } = fields
  return (
    <Card>
      <CardBody className="p-5 sm:p-7">
        <Form {...getFormProps(form)} method="post" action="/auth/forgot" preventScrollReset>
          <fieldset disabled={busy} className="grid min-w-0 gap-5">
            <FormNotice errors={form.errors} form="forgot" />
            <EmailField field={email} />
            <Button type="submit" variant="primary" size="large" loading={busy} onMouseDown={keepFieldFocused}>
              {busy ? m.account_sending() : m.account_forgot_submit()}
            </Button>
          </fieldset>
        </Form>
      </CardBody>
    </Card>
  )
}
