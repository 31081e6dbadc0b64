import { getFormProps } from '@conform-to/react'
import { CredentialField } from '#app/features/account/components/credential-fields.tsx'
import { FormNotice } from '#app/features/account/components/form-notice.tsx'
import { mailDeliveryText } from '#app/features/account/mail-delivery.ts'
import type { MailDelivery } from '#app/features/account/mail-delivery.ts'
import { emailSchema } from '#app/features/account/security/security.schema.ts'
import { useSecurityForm } from '#app/features/account/security/use-security-form.ts'
import type { FormResult } from '#app/features/account/security/use-security-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { keepFieldFocused } from '#app/ui/keep-field-focused.ts'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { CurrentPassword, Panel } from './panel.tsx'

type EmailFormProps = {
  email: string
  asksPassword: boolean
  isStale: boolean
  sentTo: string | null
  minutes: number
  mailDelivery: MailDelivery
  answer: FormResult
}

export function EmailForm({ email, asksPassword, isStale, sentTo, minutes, mailDelivery, answer }: EmailFormProps) {
  const { form, fields, busy } = useSecurityForm(['email'], emailSchema(asksPassword), answer)
  return (
    <Panel title={m.security_email_title()}>
      <p className="text-muted">{m.security_email_lead({ email })}</p>
      <div role="status" className="empty:sr-only">
        {sentTo !== null && (
          <Notice
            tone="success"
            title={mailDelivery === 'sent' ? m.account_forgot_sent_title() : m.account_forgot_made_title()}
          >
            <p>{m.security_email_sent({ email: sentTo, minutes })}</p>
            <p className="mt-2">{mailDelivery === 'sent' ? m.security_email_hint() : mailDeliveryText(mailDelivery)}</p>
          </Notice>
        )}
      </div>
      <Form {...getFormProps(form)} method="post" action="/account/security" preventScrollReset>
        <fieldset disabled={busy !== null || isStale} className="grid min-w-0 gap-5">
          <FormNotice errors={form.errors} form="security-email" />
          <input type="hidden" name="intent" value="email" />
          <CredentialField field={fields.email} label={m.security_email_new()}>
            {(control) => (
              <Input
                {...control}
                type="email"
                name={fields.email.name}
                defaultValue={fields.email.initialValue}
                autoComplete="email"
              />
            )}
          </CredentialField>
          {asksPassword && <CurrentPassword field={fields.currentPassword} />}
          <Button type="submit" loading={busy !== null} onMouseDown={keepFieldFocused} className="justify-self-start">
            {m.account_forgot_submit()}
          </Button>
        </fieldset>
      </Form>
    </Panel>
  )
}
