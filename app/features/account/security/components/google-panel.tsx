import { getFormProps } from '@conform-to/react'
import { FormNotice } from '#app/features/account/components/form-notice.tsx'
import { removeGoogleSchema } from '#app/features/account/security/security.schema.ts'
import { useSecurityForm } from '#app/features/account/security/use-security-form.ts'
import type { FormResult } from '#app/features/account/security/use-security-form.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { useReaderZone } from '#app/i18n/reader-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { keepFieldFocused } from '#app/ui/keep-field-focused.ts'
import { Form } from '#app/ui/link.tsx'
import { CurrentPassword, Panel } from './panel.tsx'

type GooglePanelProps = { since: Date; email: string; hasPassword: boolean; answer: FormResult }

/** An account's Google sign-in, and the way to remove it. */
export function GooglePanel({ since, email, hasPassword, answer }: GooglePanelProps) {
  const zone = useReaderZone()
  return (
    <Panel title={m.security_google_title()}>
      <p>{m.security_google_since({ date: formatDate(since, zone) })}</p>
      {hasPassword ? (
        <RemoveForm email={email} answer={answer} />
      ) : (
        <p className="text-muted">{m.security_google_only()}</p>
      )}
    </Panel>
  )
}

function RemoveForm({ email, answer }: Pick<GooglePanelProps, 'email' | 'answer'>) {
  const { form, fields, busy } = useSecurityForm(['google-off'], removeGoogleSchema(true), answer)
  return (
    <Form {...getFormProps(form)} method="post" action="/account/security" preventScrollReset>
      <fieldset disabled={busy !== null} className="grid max-w-md min-w-0 gap-5">
        <FormNotice errors={form.errors} form="security-google-off" />
        <input type="hidden" name="intent" value="google-off" />
        <p className="max-w-prose text-muted">{m.security_google_off_lead({ email })}</p>
        <CurrentPassword field={fields.currentPassword} />
        <Button type="submit" loading={busy !== null} onMouseDown={keepFieldFocused} className="justify-self-start">
          {m.security_google_off()}
        </Button>
      </fieldset>
    </Form>
  )
}
