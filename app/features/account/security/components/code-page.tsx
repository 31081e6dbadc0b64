import { getFormProps } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/react'
import { authAddress } from '#app/features/account/auth-address.ts'
import { AuthFrame } from '#app/features/account/components/auth-frame.tsx'
import { FormNotice } from '#app/features/account/components/form-notice.tsx'
import { codeSchema } from '#app/features/account/security/security.schema.ts'
import { useCredentialsForm } from '#app/features/account/use-credentials-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { keepFieldFocused } from '#app/ui/keep-field-focused.ts'
import { Form } from '#app/ui/link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { CodeField } from './panel.tsx'

type CodePageProps = { next: string | null; result: SubmissionResult | undefined }

export function CodePage({ next, result }: CodePageProps) {
  const { form, fields, busy } = useCredentialsForm('code', codeSchema, result)
  const action = next ? `/auth/code?${new URLSearchParams({ next })}` : '/auth/code'
  return (
    <AuthFrame
      back={{ to: authAddress('sign-in', next), label: m.account_to_sign_in() }}
      heading={m.security_code_heading()}
      lead={m.security_code_lead()}
    >
      <Card>
        <CardBody className="p-5 sm:p-7">
          <Form {...getFormProps(form)} method="post" action={action} preventScrollReset>
            <fieldset disabled={busy} className="grid min-w-0 gap-5">
              <FormNotice errors={form.errors} form="code" />
              <CodeField field={fields.code} />
              <Button type="submit" variant="primary" size="large" loading={busy} onMouseDown={keepFieldFocused}>
                {busy ? m.account_sign_in_busy() : m.common_sign_in()}
              </Button>
            </fieldset>
          </Form>
          <p className="text-sm text-muted">
            {m.security_code_lost()} <TextLink to="/contact">{m.security_code_lost_link()}</TextLink>
          </p>
        </CardBody>
      </Card>
    </AuthFrame>
  )
}
